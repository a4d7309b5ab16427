// The director's commands: each sends the running hall what its desk would send, and prints the result.
import { randomUUID } from 'node:crypto';
import {
  comingOf,
  gamesLost,
  type LeaguePlayer,
  MOST_TABLES,
  type NightCommand,
  openGames,
  tableCommands,
} from '../../../shared/league/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { counted, sayLeagueRefusal } from '../../../shared/words/index.ts';
import { sayLostGames } from '../../../shared/words/parts.ts';
import { say } from '../../../shared/words/say.ts';
import { badOption, CliError, EXIT, listed, type Output, print, usageError } from '../output.ts';
import { suggestNames } from '../suggest.ts';
import { readFormat } from './folder.ts';
import { gameAt, gameLines, NightDesk, type NightOptions, tableLines } from './night.ts';
import { called, entrantOf, gameOf, playerOf } from './who.ts';

/** What a command has done: in words, and the games concerned. */
interface Done {
  readonly words: readonly string[];
  readonly games?: readonly string[];
}

/** Opens the desk for one command, and prints what it has done. @throws CliError with the hall's refusal */
export async function acting(
  options: NightOptions,
  output: Output,
  work: (desk: NightDesk) => Promise<Done>,
): Promise<void> {
  const desk = await NightDesk.open(options);
  const { words, games = [] } = await work(desk);
  const { view, sequence } = desk.night;
  const { phase, drawn, rounds, tables } = view;
  const about = view.games.filter(({ game }) => games.includes(game));
  print(output, options, { ok: true, sequence, phase, drawn, rounds, tables, games: about }, words);
}

/** Opens a night by a format. */
export const open = (format: string, options: NightOptions, output: Output): Promise<void> =>
  acting(options, output, async (desk) => {
    await desk.open(readFormat(format));
    return { words: [`The night is open. Format: ${desk.night.view.format.name}.`] };
  });

/** So many tables; `muggins hall tables 5`. */
export const setTables = (count: string, options: NightOptions, output: Output): Promise<void> =>
  acting(options, output, async (desk) => {
    await desk.act(...tablesFor(desk, count));
    const { length } = desk.night.view.tables;
    return { words: [`The hall has ${counted(length, 'table')}.`, ...tableLines(desk.night)] };
  });

function tablesFor({ night: { view, boards } }: NightDesk, text: string): readonly NightCommand[] {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= MOST_TABLES) return tableCommands(view, boards, count);
  throw badOption(`'${text}' is not a number of tables. Expected a whole number from 1 to ${MOST_TABLES}.`);
}

interface DrawOptions extends NightOptions {
  readonly tables?: string;
  readonly back?: boolean;
  readonly reason?: string;
}

/** Draws the next round, or takes the last draw back. */
export const draw = (options: DrawOptions, output: Output): Promise<void> =>
  acting(options, output, async (desk) => {
    const { drawn, rounds } = desk.night.view;
    if (options.back === true) {
      await desk.act({ type: 'reopenRound', reason: options.reason ?? '' });
      return { words: [`The draw of round ${drawn} is taken back.`] };
    }
    const tables = options.tables === undefined ? [] : tablesFor(desk, options.tables);
    await desk.act(...tables, { type: 'draw' });
    const games = desk.night.view.games.filter((each) => each.round === drawn + 1);
    return {
      words: [`Round ${drawn + 1} of ${rounds} is drawn.`, ...gameLines(desk.night, games)],
      games: games.map(({ game }) => game),
    };
  });

interface Called {
  readonly game: string;
  readonly table: string | undefined;
}

/** Calls a game to a table: the one that is named, or the first that is free. */
export const call = (typed: Called, options: NightOptions, output: Output): Promise<void> =>
  acting(options, output, async (desk) => {
    const { game, entrants } = await gameOf(desk.night, typed.game, options);
    const { view } = desk.night;
    const table = typed.table ?? view.tables.find((each) => gameAt(view, each) === undefined);
    if (table === undefined)
      throw usageError('noTable', 'No table is free. Name one, or wait until a game is over.');
    if (!view.tables.includes(table)) throw noTable(table, view.tables);
    await desk.act({ type: 'call', game, table });
    const names = listed(entrants.map(desk.nameOf), 'and');
    return { words: [`Game ${game}, ${names}: called to table ${table}.`], games: [game] };
  });

function noTable(table: string, tables: readonly string[]): CliError {
  const refusal = { code: 'noTable', table } as const;
  const near = suggestNames(table, tables).map((each) => `Table ${each}`);
  const words = sayLeagueRefusal(DEFAULT, refusal, (id) => id) ?? table;
  const question = near.length === 0 ? words : `${words} Did you mean ${listed(near)}?`;
  return new CliError('noTable', question, EXIT.failed, { refusal });
}

interface LateOptions extends NightOptions {
  readonly new?: boolean;
  readonly member?: string;
}

/** Checks players in, late or not; a pair by both names. */
export const late = (names: readonly string[], options: LateOptions, output: Output): Promise<void> =>
  acting(options, output, async (desk) => {
    const { view, players } = desk.night;
    const pairs = view.format.unit === 'pairs';
    if (pairs && names.length !== 2)
      throw usageError('partners', 'Tonight is a night of pairs. Name both partners.');
    const added: NightCommand[] = [];
    const coming: LeaguePlayer[] = [];
    for (const name of names) {
      if (options.new === true && called(players, name).length === 0) {
        const player = { id: randomUUID(), name, member: options.member ?? null, club: null };
        added.push({ type: 'addPlayer', player });
        coming.push(player);
      } else coming.push(await playerOf(players, name, options, { hint: 'To add a new player, add --new.' }));
    }
    const together = pairs ? [coming] : coming.map((player) => [player]);
    await desk.act(...added, ...together.map((each) => comingOf(view.entrants, each)));
    const { drawn, rounds } = desk.night.view;
    return {
      words: together.map((each) => {
        const both = each.map(({ name }) => name).join(' and ');
        if (view.drawn === 0) return `${both}: checked in.`;
        if (drawn < rounds) return `${both} will play from round ${view.drawn + 1} on.`;
        return `${both}: checked in. Every round has been drawn, so there is no game left tonight.`;
      }),
    };
  });

interface ReasonOptions extends NightOptions {
  readonly reason?: string;
}

/** Checks a player out: before the first draw without a trace, afterwards with a reason. */
export const drop = (name: string, options: ReasonOptions, output: Output): Promise<void> =>
  acting(options, output, async (desk) => {
    const { id, names } = await entrantOf(desk.night, name, options);
    const { drawn, format, games } = desk.night.view;
    const both = names.join(' and ');
    if (drawn === 0) {
      await desk.act({ type: 'checkOut', entrant: id });
      return { words: [`${both}: checked out.`] };
    }
    const lost = gamesLost(format, games, id).map(({ game, entrants: [first, second] }) => ({
      game,
      against: desk.nameOf(first === id ? second : first),
    }));
    await desk.act({ type: 'drop', entrant: id, reason: options.reason ?? '' });
    const more = lost.length === 0 ? [] : [sayLostGames(DEFAULT, lost, format.dropOut === 'forfeit')];
    return {
      words: [`${both} will not play from round ${drawn + 1} on.`, ...more],
      games: lost.map(({ game }) => game),
    };
  });

/** Removes players from the club's list. */
export const remove = (names: readonly string[], options: NightOptions, output: Output): Promise<void> =>
  acting(options, output, async (desk) => {
    const leaving: LeaguePlayer[] = [];
    for (const name of names) leaving.push(await playerOf(desk.night.players, name, options));
    await desk.act(...leaving.map(({ id }): NightCommand => ({ type: 'removePlayer', player: id })));
    const removed = listed(
      leaving.map(({ name }) => name),
      'and',
    );
    return { words: [`Removed from the list of players: ${removed}.`] };
  });

interface CloseOptions extends ReasonOptions {
  readonly checkedBy?: string;
}

/** Closes the night; one reason for all games that are not final. */
export const close = (options: CloseOptions, output: Output): Promise<void> =>
  acting(options, output, async (desk) => {
    const { reason, checkedBy } = options;
    const open = openGames(desk.night.view);
    const reasons = reason === undefined ? {} : Object.fromEntries(open.map(({ game }) => [game, reason]));
    await desk.act({ type: 'close', reasons, checkedBy });
    const first = desk.night.view.places.filter(({ rank }) => rank === 1);
    const names = first.map(({ entrant }) => desk.nameOf(entrant));
    const [player = '', ...others] = names;
    const winner =
      others.length > 0 ? say(DEFAULT, 'hall-shared', { names }) : say(DEFAULT, 'hall-winner', { player });
    return { words: ['The night is closed.', winner] };
  });
