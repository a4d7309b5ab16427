// The night of a hall as a command sees it: the desk of the hall that runs, or the journal of one that does not; its games and players.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  allGames,
  eventViews,
  everybodyIn,
  findFormat,
  type GameView,
  isFinalStage,
  type LeaguePlayer,
  type NightCommand,
  type NightFormat,
  type NightHeading,
  type NightState,
  type NightView,
  parseFormat,
  publicView,
  viewOfEvent,
  withFullNames,
} from '../../../shared/league/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { counted, type NameOf, sayHallRefusal, sayLeagueRefusal } from '../../../shared/words/index.ts';
import { sayName } from '../../../shared/words/league.ts';
import { say } from '../../../shared/words/say.ts';
import { NO_NIGHTS, nameKey, offerIn, readHall } from '../../hall/index.ts';
import { isJournalError } from '../../journal/index.ts';
import type { DeskAnswer, HallMessage } from '../../web/hall/types.ts';
import type { OptionsIn } from '../options.ts';
import { CliError, columns, EXIT, listed, usageError } from '../output.ts';
import { dataFolder } from '../place.ts';
import { Host, HostRefusal, readRunning } from '../running.ts';
import { suggestNames } from '../suggest.ts';
import { terminal } from '../who.ts';

/** `--data`, else `hall` in the folder of this machine's games. @throws CliError if `--data` is empty */
export const hallFolder = (option: string | undefined): string =>
  option === undefined ? join(dataFolder(undefined), 'hall') : dataFolder(option);

/** The nights of a folder; none if it never had a hall. */
export function hallIn(folder: string): ReturnType<typeof readHall> {
  try {
    return readHall(folder);
  } catch (error) {
    if (isJournalError(error, 'missing')) return NO_NIGHTS;
    throw error;
  }
}

/**
 * The format with a name, or in a file. `option` precedes it in errors; `data`: the hall, whose league may have the format.
 * @throws CliError that names the mistake
 */
export function readFormat(text: string, option = '', data?: string): NightFormat {
  const offered = data === undefined ? [] : offerIn(data)?.formats;
  const read = /[./\\]/.test(text) ? parseFormat(jsonIn(text, option)) : findFormat(text, offered);
  if (read.ok) return read.value;
  const words = sayLeagueRefusal(DEFAULT, read.refusal, (id) => id) ?? read.refusal.code;
  throw usageError(read.refusal.code, `${option}${text}: ${words}`);
}

function jsonIn(file: string, option: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is not JSON' : 'it cannot be read';
    const hint = 'Name a file with a format, or one of the formats.';
    throw usageError('badFormat', `${option}${file}: ${why}.`, { hint });
  }
}

/** Options of the commands of a night: each command has some of them. */
export type HallOptions = OptionsIn<`muggins hall ${string}`> & { readonly order?: string };

/** What the desk sees, whether or not a hall runs. */
export interface SeenNight extends Pick<HallMessage, 'view' | 'sequence' | 'boards'> {
  readonly players: DeskAnswer['players'];
}

/** A name in English. */
export const nameText = (name: string): string => sayName(DEFAULT, name);

/** The names of a night: of entrants and of players. */
export function namesIn({ view, players }: Pick<SeenNight, 'view' | 'players'>): NameOf {
  const names = new Map([
    ...players.map(({ id, name }) => [id, name] as const),
    ...eventViews(view).flatMap(({ entrants }) =>
      entrants.map((each) => [each.id, each.names.map(nameText).join(' and ')] as const),
    ),
  ]);
  return (id) => names.get(id) ?? id;
}

/** A night as its journal has it. */
export function nightOf(state: NightState): SeenNight {
  const players = everybodyIn(state);
  return { view: withFullNames(publicView(state), players), sequence: 0, boards: [], players };
}

/** The night of a folder: of the hall that runs there, or as its journal has it. @throws CliError */
export async function seenNight(options: HallOptions): Promise<SeenNight> {
  const folder = hallFolder(options.data);
  return readRunning(folder) === undefined
    ? inEventOf(nightOf(hallIn(folder).state), options)
    : (await NightDesk.open(options)).night;
}

/** The night with the event of `--event` in front. @throws CliError that names the events */
export function inEventOf(seen: SeenNight, { event = '' }: HallOptions): SeenNight {
  const view = viewOfEvent(seen.view, event);
  if (view !== undefined) return { ...seen, view };
  const known = seen.view.events.map((each) => `${each.event} (${each.name})`);
  const list = known.length === 0 ? 'This night has one event.' : `There are: ${listed(known, 'and')}.`;
  throw usageError('noEvent', `There is no event '${event}'. ${list}`);
}

/** The desk of a hall that runs. */
export class NightDesk {
  readonly #host: Host;
  readonly #options: HallOptions;
  /** As it was seen last. */
  night: SeenNight;

  private constructor(host: Host, options: HallOptions, night: SeenNight) {
    this.#host = host;
    this.#options = options;
    this.night = night;
  }

  /** @throws CliError if no hall runs, or it does not answer */
  static async open(options: HallOptions): Promise<NightDesk> {
    const host = new Host(hallFolder(options.data), { what: 'hall' });
    host.checkVersion();
    return new NightDesk(host, options, inEventOf(await look(host), options));
  }

  get nameOf(): NameOf {
    return namesIn(this.night);
  }

  /** Gives commands of the desk, which are done together or not at all, and looks again. @throws CliError with the hall's refusal */
  act(...commands: readonly NightCommand[]): Promise<void> {
    const { event } = this.#options;
    const wanted = event === undefined ? commands : commands.map((each) => ({ event, ...each }));
    return this.#post('hall/commands', { commands: wanted, seen: this.night.sequence });
  }

  /** Opens a night. @throws CliError with the hall's refusal */
  open(format: NightFormat, heading: NightHeading): Promise<void> {
    return this.#post('hall/night', { format, heading });
  }

  async #post(path: string, body: object): Promise<void> {
    try {
      await this.#host.ask(path, body);
    } catch (error) {
      throw error instanceof HostRefusal ? refusedBy(error, this.nameOf) : error;
    }
    this.night = inEventOf(await look(this.#host), this.#options);
  }
}

async function look(host: Host): Promise<SeenNight> {
  const { players } = (await host.ask('hall/desk')) as DeskAnswer;
  const { view, sequence, boards } = (await host.ask('hall')) as HallMessage;
  return { view: withFullNames(view, players), sequence, boards, players };
}

/** What to type as well, by the code of a refusal. */
const HINTS: Readonly<Record<string, string>> = {
  reasonWanted: "Add --reason 'WHY'.",
  finalResult: 'To reopen it in the same step, add --reopen.',
  unsettled: "Add both lines as on a card: --worth '2 +10' '0 -10'. They hold all night.",
  gamesOpen: "Give one reason for all of them: --reason 'WHY'.",
};

/** The hall's refusal in words, with what to type as well. */
function refusedBy(error: HostRefusal, name: NameOf): CliError {
  const refusal = (error.answer.refusal ?? error.answer.told) as
    | Parameters<typeof sayHallRefusal>[1]
    | undefined;
  if (refusal === undefined) return error;
  const words = sayHallRefusal(DEFAULT, refusal, name) ?? error.message;
  const hint = HINTS[refusal.code];
  return new CliError(refusal.code, words, EXIT.failed, { refusal, ...(hint !== undefined && { hint }) });
}

/** A line for each game: number, table, players, stage. */
export function gameLines(seen: SeenNight, games: readonly GameView[]): readonly string[] {
  const nameOf = namesIn(seen);
  const rows = games.map((each) => cellsOf(each, nameOf).toSpliced(1, 0, each.table ?? ''));
  return columns([['game', 'table', 'players', 'stage'], ...rows]);
}

/** A game by its number, its players and its stage. */
const cellsOf = ({ game, entrants, stage }: GameView, nameOf: NameOf): string[] => [
  game,
  entrants.map(nameOf).join(' v '),
  say(DEFAULT, `gameStage-${stage}`),
];

/** The game that is being played at a table. */
export const gameAt = (view: NightView, table: string): GameView | undefined =>
  allGames(view).find((each) => each.table === table && (each.stage === 'called' || each.stage === 'seated'));

/** A line for each table: whether its board is here, and what is played there. */
export function tableLines(seen: SeenNight): readonly string[] {
  const { view, boards } = seen;
  const nameOf = namesIn(seen);
  const tables = [...new Set([...view.tables, ...boards.map(({ table }) => table)])];
  if (tables.length === 0)
    return ['There are no tables yet. The first draw adds them; to say how many: muggins hall tables 5'];
  const rows = tables
    .toSorted((a, b) => Number(a) - Number(b))
    .map((table) => {
      const game = gameAt(view, table);
      const board = boards.find((each) => each.table === table);
      return [table, boardWords(board), ...(game === undefined ? [] : cellsOf(game, nameOf))];
    });
  return columns([['table', 'board', 'game', 'players', 'stage'], ...rows]);
}

function boardWords(board: HallMessage['boards'][number] | undefined): string {
  if (board === undefined) return '';
  const { here, board: plugged, unsent } = board;
  const state = here ? (plugged ? 'here' : 'unplugged') : 'away';
  return unsent === 0 ? state : `${state}, ${say(DEFAULT, 'boards-waiting', { results: unsent })}`;
}

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
    const names = players.map(({ name }) => name);
    const near = listed(suggestNames(text, names));
    const meant = near === '' ? '' : `Did you mean ${near}?`;
    throw usageError('noPlayer', [unknown, meant, hint].filter(Boolean).join(' '));
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
  const found = allGames(seen.view).find(({ game }) => game === text);
  if (found !== undefined) return found;
  if (/^[A-Z]?[\d.-]+$/.test(text))
    throw usageError('noGame', sayLeagueRefusal(DEFAULT, { code: 'noGame', game: text }, (id) => id) ?? text);
  return openGameOf(seen, await entrantOf(seen, text, options));
}

/** The game of an entrant that has begun, or else the only open one. @throws CliError */
export function openGameOf({ view }: SeenNight, { id, names }: NightEntrantView): NightGameView {
  const open = allGames(view).filter((each) => each.entrants.includes(id) && !isFinalStage(each.stage));
  const running = open.filter(({ stage }) => stage !== 'drawn');
  const [game, ...more] = running.length > 0 ? running : open;
  const name = names.join(' & ');
  if (game !== undefined && more.length === 0) return game;
  const numbers = open.map((each) => each.game);
  const count = `${counted(open.length, 'open game')}: ${listed(numbers, 'and')}. Name one by its number.`;
  if (game !== undefined) throw usageError('whichGame', `${name} has ${count}`);
  const hint = 'Name a game by its number: muggins hall tables lists them.';
  throw usageError('noGame', `${name} has no open game.`, { hint });
}
