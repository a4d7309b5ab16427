// Who or which is meant: players by name, member number or id, and games by their number or by one of the two who play.
import { isFinalStage, type LeaguePlayer, type NightView } from '../../../shared/league/index.ts';
import { type Language, sayLeagueRefusal } from '../../../shared/words/index.ts';
import { nameKey } from '../../hall/index.ts';
import { usageError } from '../output.ts';
import { terminal } from '../who.ts';
import { nearest } from './near.ts';
import type { SeenNight } from './night.ts';
import type { NightOptions } from './words.ts';

export type NightGameView = NightView['games'][number];
type NightEntrantView = NightView['entrants'][number];

/** Whom to ask, and how. */
export interface WhoAsks {
  readonly language: Language;
  readonly options: NightOptions;
}

/** Everybody with this id, member number or name, whatever its capitals and accents. `parts`: a first or last name is enough. */
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

/** What is said of a name that no player has, before and after what may have been meant; `parts` as of `called`. */
interface UnknownWords {
  readonly parts?: boolean;
  readonly unknown?: string;
  readonly hint?: string;
}

/** The one who is meant. Namesakes are asked apart. @throws CliError where nobody is, or it stays open */
export async function playerOf(
  players: readonly LeaguePlayer[],
  text: string,
  { language, options }: WhoAsks,
  { unknown = language.hallCommands.noPerson(text), hint = '', parts = false }: UnknownWords = {},
): Promise<LeaguePlayer> {
  const words = language.hallCommands;
  const found = called(players, text, parts);
  const [player, ...more] = found;
  if (player === undefined) {
    const near = nearest(
      text,
      players.map(({ name }) => name),
    );
    const meant = near.length === 0 ? '' : words.meant(near);
    throw usageError('noPlayer', [unknown, meant, hint].filter((each) => each !== '').join(' '));
  }
  if (more.length === 0) return player;
  const choices = found.map(
    ({ name, member, club, id }) => `${name} (${[member, club].filter(Boolean).join(', ') || id})`,
  );
  const ask = terminal(options.json === true);
  if (ask === undefined) throw usageError('whoIs', words.several(text, choices));
  const list = choices.map((each, at) => `  ${at + 1}  ${each}`).join('\n');
  const answer = await ask(`${words.whichOne(text)}\n${list}\n${words.number(choices.length)}`);
  const chosen = found[Number(answer) - 1];
  if (chosen === undefined) throw usageError('whoIs', words.several(text, choices));
  return chosen;
}

/** Somebody who plays tonight, or the pair in which they play. @throws CliError as `playerOf` */
export async function entrantOf(
  { view, players }: SeenNight,
  text: string,
  asking: WhoAsks,
): Promise<NightEntrantView> {
  const playing = new Set(
    view.entrants.filter(({ leftBefore }) => leftBefore === null).flatMap((each) => each.players),
  );
  const field = players.filter(({ id }) => playing.has(id));
  const known = called(field, text).length > 0 || called(players, text).length === 0 ? field : players;
  const player = await playerOf(known, text, asking, { unknown: asking.language.hallCommands.notIn(text) });
  const entrant = view.entrants.find((each) => each.leftBefore === null && each.players.includes(player.id));
  if (entrant === undefined) throw usageError('noEntrant', asking.language.hallCommands.notIn(player.name));
  return entrant;
}

/** A game by its number, or the only open one of somebody who plays tonight. @throws CliError */
export async function gameOf(seen: SeenNight, text: string, asking: WhoAsks): Promise<NightGameView> {
  const found = seen.view.games.find(({ game }) => game === text);
  if (found !== undefined) return found;
  if (/^[\d.]+$/.test(text)) throw usageError('noGame', noGame(asking.language, text));
  return openGameOf(seen, await entrantOf(seen, text, asking), asking.language.hallCommands);
}

const noGame = (language: Language, game: string): string =>
  sayLeagueRefusal(language, { code: 'noGame', game }, (id) => id) ?? game;

/** The one that is being played, or else the only one that is open. */
export function openGameOf(
  { view }: SeenNight,
  { id, names }: NightEntrantView,
  words: Language['hallCommands'],
): NightGameView {
  const open = view.games.filter((each) => each.entrants.includes(id) && !isFinalStage(each.stage));
  const running = open.filter(({ stage }) => stage !== 'drawn');
  const [game, ...more] = running.length > 0 ? running : open;
  const name = names.join(' & ');
  if (game === undefined) throw usageError('noGame', words.noOpenGame(name));
  if (more.length === 0) return game;
  const numbers = open.map((each) => each.game);
  throw usageError('whichGame', words.openGames(name, numbers));
}
