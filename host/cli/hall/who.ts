// Finds players by name, member number or id, and games by their number or one of their players.
import { isFinalStage, type LeaguePlayer, type NightView } from '../../../shared/league/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { counted, sayLeagueRefusal } from '../../../shared/words/index.ts';
import { nameKey } from '../../hall/index.ts';
import { listed, usageError } from '../output.ts';
import { suggestNames } from '../suggest.ts';
import { terminal } from '../who.ts';
import type { HallOptions, SeenNight } from './night.ts';

export type NightGameView = NightView['games'][number];
type NightEntrantView = NightView['entrants'][number];

/** All players with this id, member number or name, whatever its capitals and accents. `parts`: a first or last name is enough. */
export function called(
  players: readonly LeaguePlayer[],
  text: string,
  parts = false,
): readonly LeaguePlayer[] {
  const exact = players.filter(({ id, member }) => id === text || member === text);
  if (exact.length > 0) return exact;
  const key = nameKey(text);
  const whole = players.filter(({ name }) => nameKey(name) === key);
  return whole.length > 0 || !parts
    ? whole
    : players.filter(({ name }) => nameKey(name).split(' ').includes(key));
}

/** The sentence for a name that no player has, and the one after the suggestions; `parts` as of `called`. */
interface UnknownWords {
  readonly parts?: boolean;
  readonly unknown?: string;
  readonly hint?: string;
}

/** The player with this name. Asks which of several. @throws CliError if there is none, or the answer does not say */
export async function playerOf(
  players: readonly LeaguePlayer[],
  text: string,
  options: HallOptions,
  { unknown = `The club has no player called '${text}'.`, hint = '', parts = false }: UnknownWords = {},
): Promise<LeaguePlayer> {
  const found = called(players, text, parts);
  const [player, ...more] = found;
  if (player === undefined) {
    const near = suggestNames(
      text,
      players.map(({ name }) => name),
    );
    const meant = near.length === 0 ? '' : `Did you mean ${listed(near)}?`;
    throw usageError('noPlayer', [unknown, meant, hint].filter((each) => each !== '').join(' '));
  }
  if (more.length === 0) return player;
  const choices = found.map(
    ({ name, member, club, id }) => `${name} (${[member, club].filter(Boolean).join(', ') || id})`,
  );
  const several = `${choices.length} players are called ${text}: ${listed(choices, 'and')}. Name one by the member number or the id.`;
  const ask = terminal(options.json === true);
  if (ask === undefined) throw usageError('whoIs', several);
  const list = choices.map((each, at) => `  ${at + 1}  ${each}`).join('\n');
  const answer = await ask(`Which ${text} is it?\n${list}\nNumber, 1 to ${choices.length}: `);
  const chosen = found[Number(answer) - 1];
  if (chosen === undefined) throw usageError('whoIs', several);
  return chosen;
}

/** The entrant, a player or a pair, that a player of tonight is or belongs to. @throws CliError as `playerOf` */
export async function entrantOf(
  { view, players }: SeenNight,
  text: string,
  options: HallOptions,
): Promise<NightEntrantView> {
  const notIn = (name: string): string => `Nobody called '${name}' plays tonight.`;
  const here = view.entrants.filter(({ leftBefore }) => leftBefore === null);
  const playing = new Set(here.flatMap((each) => each.players));
  const field = players.filter(({ id }) => playing.has(id));
  const known = called(field, text).length > 0 || called(players, text).length === 0 ? field : players;
  const player = await playerOf(known, text, options, { unknown: notIn(text) });
  const entrant = here.find((each) => each.players.includes(player.id));
  if (entrant === undefined) throw usageError('noEntrant', notIn(player.name));
  return entrant;
}

/** A game by its number, or the only open one of a player. @throws CliError */
export async function gameOf(seen: SeenNight, text: string, options: HallOptions): Promise<NightGameView> {
  const found = seen.view.games.find(({ game }) => game === text);
  if (found !== undefined) return found;
  if (/^[\d.]+$/.test(text))
    throw usageError('noGame', sayLeagueRefusal(DEFAULT, { code: 'noGame', game: text }, (id) => id) ?? text);
  return openGameOf(seen, await entrantOf(seen, text, options));
}

/** The game of an entrant that has begun, or else the only open one. @throws CliError */
export function openGameOf({ view }: SeenNight, { id, names }: NightEntrantView): NightGameView {
  const open = view.games.filter((each) => each.entrants.includes(id) && !isFinalStage(each.stage));
  const running = open.filter(({ stage }) => stage !== 'drawn');
  const [game, ...more] = running.length > 0 ? running : open;
  const name = names.join(' & ');
  if (game === undefined)
    throw usageError(
      'noGame',
      `${name} has no open game. Name a game by its number: muggins hall tables lists them.`,
    );
  if (more.length === 0) return game;
  const numbers = open.map((each) => each.game);
  throw usageError(
    'whichGame',
    `${name} has ${counted(open.length, 'open game')}: ${listed(numbers, 'and')}. Name one by its number.`,
  );
}
