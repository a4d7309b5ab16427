// The director's commands: each sends the running hall what its desk would send, and prints the result.
import { randomUUID } from 'node:crypto';
import {
  comingOf,
  type GameSide,
  gamesLost,
  isFinalStage,
  type LeaguePlayer,
  MOST_TABLES,
  type NightCommand,
  openGames,
  parseLine,
  pointsFault,
  resultCommands,
  resultStands,
  tableCommands,
  typedResult,
} from '../../../shared/league/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { counted, sayCardFault, sayLeagueRefusal } from '../../../shared/words/index.ts';
import { sayLostGames } from '../../../shared/words/parts.ts';
import { say } from '../../../shared/words/say.ts';
import { type CliError, json, listed, type Output, usageError } from '../output.ts';
import { suggestNames } from '../suggest.ts';
import { readFormat } from './format.ts';
import { NightDesk } from './night.ts';
import { answering, type NightOptions, NightRefusal } from './refusal.ts';
import { gameLines, namedGame, tableLines } from './shown.ts';
import { called, entrantOf, gameOf, type NightGameView, openGameOf, playerOf } from './who.ts';

/** What the commands of a night have besides. */
export interface ActOptions extends NightOptions {
  readonly reason?: string;
}

/** The desk, and how to report. */
interface Acting {
  readonly desk: NightDesk;
  /** Prints what was done; with --json, the games concerned. */
  readonly tell: (words: readonly string[], games?: readonly string[]) => void;
}

/** Opens the desk for one command. */
const acting = <O extends NightOptions>(
  options: O,
  output: Output,
  work: (acting: Acting) => Promise<void>,
): Promise<void> =>
  answering(options, output, async () => {
    const desk = await NightDesk.open(options);
    const tell: Acting['tell'] = (words, games = []) => {
      const { view, sequence } = desk.night;
      const about = view.games.filter(({ game }) => games.includes(game));
      if (options.json !== true) for (const line of words) output.out(line);
      else
        output.out(
          json({
            ok: true,
            sequence,
            phase: view.phase,
            drawn: view.drawn,
            rounds: view.rounds,
            tables: view.tables,
            games: about,
          }),
        );
    };
    await work({ desk, tell });
  });

/** Opens a night by a format. */
export const open = (format: string, options: NightOptions, output: Output): Promise<void> =>
  acting(options, output, async ({ desk, tell }) => {
    await desk.open(readFormat(format));
    tell([`The night is open. Format: ${desk.night.view.format.name}.`]);
  });

/** So many tables; `muggins hall tables 5`. */
export const setTables = (count: string, options: NightOptions, output: Output): Promise<void> =>
  acting(options, output, async ({ desk, tell }) => {
    await desk.act(...tablesFor(desk, count));
    tell([`The hall has ${counted(desk.night.view.tables.length, 'table')}.`, ...tableLines(desk.night)]);
  });

function tablesFor({ night: { view, boards } }: NightDesk, text: string): readonly NightCommand[] {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > MOST_TABLES)
    throw usageError(
      'badOption',
      `'${text}' is not a number of tables. Expected a whole number from 1 to ${MOST_TABLES}.`,
    );
  return tableCommands(view, boards, count);
}

interface DrawOptions extends ActOptions {
  readonly tables?: string;
  readonly back?: boolean;
}

/** Draws the next round, or takes the last draw back. */
export const draw = (options: DrawOptions, output: Output): Promise<void> =>
  acting(options, output, async ({ desk, tell }) => {
    const round = desk.night.view.drawn;
    if (options.back === true) {
      await desk.act({ type: 'reopenRound', reason: options.reason ?? '' });
      tell([`The draw of round ${round} is taken back.`]);
      return;
    }
    const tables = options.tables === undefined ? [] : tablesFor(desk, options.tables);
    await desk.act(...tables, { type: 'draw' });
    const { view } = desk.night;
    const games = view.games.filter((each) => each.round === round + 1);
    tell(
      [`Round ${round + 1} of ${view.rounds} is drawn.`, ...gameLines(desk.night, games)],
      games.map(({ game }) => game),
    );
  });

/** Calls a game to a table: the one that is named, or the first that is free. */
export const call = (
  typed: { readonly game: string; readonly table: string | undefined },
  options: NightOptions,
  output: Output,
): Promise<void> =>
  acting(options, output, async ({ desk, tell }) => {
    const found = await gameOf(desk.night, typed.game, options);
    const { view } = desk.night;
    const at = typed.table ?? freeTable(view);
    if (at === undefined)
      throw usageError('noTable', 'No table is free. Name one, or wait until a game is over.');
    if (!view.tables.includes(at)) throw noTable(at, view.tables);
    await desk.act({ type: 'call', game: found.game, table: at });
    const { game, names } = namedGame(found, desk.nameOf);
    tell([`Game ${game}, ${listed(names, 'and')}: called to table ${at}.`], [game]);
  });

function noTable(table: string, tables: readonly string[]): CliError {
  const refusal = { code: 'noTable', table } as const;
  const near = suggestNames(table, tables).map((each) => say(DEFAULT, 'hall-table', { table: each }));
  const words = sayLeagueRefusal(DEFAULT, refusal, (id) => id) ?? table;
  return new NightRefusal(refusal, near.length === 0 ? words : `${words} Did you mean ${listed(near)}?`);
}

const freeTable = ({ tables, games }: NightDesk['night']['view']): string | undefined =>
  tables.find(
    (table) =>
      !games.some((each) => each.table === table && (each.stage === 'called' || each.stage === 'seated')),
  );

interface LateOptions extends NightOptions {
  readonly new?: boolean;
  readonly member?: string;
}

/** Checks players in, late or not; a pair by both names. */
export const late = (names: readonly string[], options: LateOptions, output: Output): Promise<void> =>
  acting(options, output, async ({ desk, tell }) => {
    const { view, players } = desk.night;
    const wanted = view.format.unit === 'pairs' ? 2 : 1;
    if (names.length !== wanted && wanted === 2)
      throw usageError('partners', 'Tonight is a night of pairs. Name both partners.');
    const added: NightCommand[] = [];
    const coming: LeaguePlayer[] = [];
    for (const name of names) {
      const isNew = options.new === true && called(players, name).length === 0;
      const player = isNew ? newcomer(name, options) : await known(players, name, options);
      if (isNew) added.push({ type: 'addPlayer', player });
      coming.push(player);
    }
    const together = wanted === 2 ? [coming] : coming.map((player) => [player]);
    await desk.act(...added, ...together.map((players) => comingOf(view.entrants, players)));
    const isOver = desk.night.view.drawn >= desk.night.view.rounds;
    tell(
      together.map((players) => {
        const both = players.map(({ name }) => name).join(say(DEFAULT, 'common-and'));
        if (view.drawn === 0) return `${both}: checked in.`;
        return isOver
          ? say(DEFAULT, 'desk-comesLast', { names: both })
          : `${both} will play from round ${view.drawn + 1} on.`;
      }),
    );
  });

const newcomer = (name: string, { member }: LateOptions): LeaguePlayer => ({
  id: randomUUID(),
  name,
  member: member ?? null,
  club: null,
});

const known = (
  players: readonly LeaguePlayer[],
  name: string,
  options: NightOptions,
): Promise<LeaguePlayer> => playerOf(players, name, options, { hint: 'To add a new player, add --new.' });

/** Checks a player out: before the first draw without a trace, afterwards with a reason. */
export const drop = (name: string, options: ActOptions, output: Output): Promise<void> =>
  acting(options, output, async ({ desk, tell }) => {
    const { id, names } = await entrantOf(desk.night, name, options);
    const { drawn, format, games } = desk.night.view;
    const both = names.join(say(DEFAULT, 'common-and'));
    if (drawn === 0) {
      await desk.act({ type: 'checkOut', entrant: id });
      tell([`${both}: checked out.`]);
      return;
    }
    const lost = gamesLost(format, games, id).map(({ game, entrants: [first, second] }) => ({
      game,
      against: desk.nameOf(first === id ? second : first),
    }));
    await desk.act({ type: 'drop', entrant: id, reason: options.reason ?? '' });
    const said = sayLostGames(DEFAULT, lost, format.dropOut === 'forfeit');
    tell(
      [`${both} will not play from round ${drawn + 1} on.`, ...(lost.length === 0 ? [] : [said])],
      lost.map(({ game }) => game),
    );
  });

/** Removes players from the club's list. */
export const remove = (names: readonly string[], options: NightOptions, output: Output): Promise<void> =>
  acting(options, output, async ({ desk, tell }) => {
    const leaving: LeaguePlayer[] = [];
    for (const name of names) leaving.push(await playerOf(desk.night.players, name, options));
    await desk.act(...leaving.map(({ id }): NightCommand => ({ type: 'removePlayer', player: id })));
    const removed = leaving.map(({ name }) => name);
    tell([`Removed from the list of players: ${listed(removed, 'and')}.`]);
  });

interface ForfeitOptions extends ActOptions {
  readonly game?: string;
  /** The lines of the one who is here and of the one who is not, where the format leaves them open. */
  readonly worth?: readonly string[];
}

/** A player did not come: the opponent wins. */
export const forfeit = (name: string, options: ForfeitOptions, output: Output): Promise<void> =>
  acting(options, output, async ({ desk, tell }) => {
    const found =
      options.game === undefined
        ? openGameOf(desk.night, await entrantOf(desk.night, name, options))
        : await gameOf(desk.night, options.game, options);
    const { game, entrants } = found;
    const loser = await sideOf(desk, found, name, options);
    const worth = options.worth === undefined ? [] : worthOf(options.worth);
    await desk.act(...worth, { type: 'forfeit', game, loser, reason: options.reason ?? '' });
    tell([`${desk.nameOf(entrants[loser])} forfeits game ${game}.`], [game]);
  });

function worthOf([here = '', away = '']: readonly string[]): readonly NightCommand[] {
  const [win, loss] = [parseLine(here), parseLine(away)];
  const wrong = [win, loss].find(({ ok }) => !ok);
  if (win.ok && loss.ok) return [{ type: 'settleForfeits', win: win.value, loss: loss.value }];
  const refusal = wrong?.ok === false ? wrong.refusal : undefined;
  throw usageError('badLine', (refusal && sayLeagueRefusal(DEFAULT, refusal, (id) => id)) ?? '');
}

interface CorrectOptions extends ActOptions {
  readonly reopen?: boolean;
}

/** The arguments of `correct`. */
export interface TypedCorrection {
  readonly game: string;
  readonly winner: string;
  /** '8', '2 +08' or '121-113', as at the desk. */
  readonly result: string;
}

/** Enters a result, or corrects one; the desk signs for both. */
export const correct = (typed: TypedCorrection, options: CorrectOptions, output: Output): Promise<void> =>
  acting(options, output, async ({ desk, tell }) => {
    const found = await gameOf(desk.night, typed.game, options);
    const winner = await sideOf(desk, found, typed.winner, options);
    const commands = correction(desk, { found, winner, typed: typed.result, options });
    if (commands.length > 0) await desk.act(...commands);
    const now = desk.night.view.games.find(({ game }) => game === found.game) ?? found;
    const stage = say(DEFAULT, `gameStage-${now.stage}`);
    const [first, second] = now.entrants.map(desk.nameOf);
    const [left, right] = now.lines ?? ['', ''];
    tell([`Game ${now.game}: ${first} ${left}, ${second} ${right}; ${stage}.`], [now.game]);
  });

async function sideOf(
  desk: NightDesk,
  game: NightGameView,
  name: string,
  options: NightOptions,
): Promise<GameSide> {
  const { view, players } = desk.night;
  const two = game.entrants.flatMap((id) => view.entrants.find((each) => each.id === id)?.players ?? []);
  const owners = listed(game.entrants.map(desk.nameOf), 'and');
  const unknown = `${name} is not in game ${game.game}, which is ${owners}'s.`;
  const player = await playerOf(
    players.filter(({ id }) => two.includes(id)),
    name,
    options,
    { unknown, parts: true },
  );
  const entrant = view.entrants.find((each) => each.players.includes(player.id))?.id;
  return game.entrants[0] === entrant ? 0 : 1;
}

interface Corrected {
  readonly found: NightGameView;
  readonly winner: GameSide;
  readonly typed: string;
  readonly options: CorrectOptions;
}

function correction(
  { night: { view }, nameOf }: NightDesk,
  { found, winner, typed, options }: Corrected,
): readonly NightCommand[] {
  const { game, round, revision, stage, outcome } = found;
  const names = [nameOf(found.entrants[0]), nameOf(found.entrants[1])] as const;
  const read = typedResult(typed, winner);
  if (read === undefined) throw usageError('badLine', say(DEFAULT, 'desk-badLine'));
  if (read.winner !== winner)
    throw usageError(
      'otherWinner',
      `The first score is that of the player you name: by ${typed}, ${names[winner]} lost. If ${names[read.winner]} won: muggins hall correct ${game} '${names[read.winner]}' RESULT, the higher score first.`,
    );
  const fault = pointsFault(view.format, round, read);
  if (fault !== undefined) throw usageError(fault.code, sayCardFault(DEFAULT, fault, names));
  const reason = options.reason ?? (revision === null ? say(DEFAULT, 'desk-result') : '');
  const isSame = outcome !== null && resultStands(stage, outcome, read);
  const reopens = options.reopen === true && isFinalStage(stage) && !isSame;
  return [
    ...(reopens ? [{ type: 'reopenGame', game, reason } as const] : []),
    ...resultCommands(view.format, found, read, reason),
  ];
}

interface CloseOptions extends ActOptions {
  readonly checkedBy?: string;
}

/** Closes the night; one reason for all games that are not final. */
export const close = (options: CloseOptions, output: Output): Promise<void> =>
  acting(options, output, async ({ desk, tell }) => {
    const open = openGames(desk.night.view).map(({ game }) => game);
    const { reason } = options;
    const reasons = reason === undefined ? {} : Object.fromEntries(open.map((game) => [game, reason]));
    await desk.act({ type: 'close', reasons, checkedBy: options.checkedBy });
    const first = desk.night.view.places
      .filter(({ rank }) => rank === 1)
      .map(({ entrant }) => desk.nameOf(entrant));
    const [only = '', ...others] = first;
    tell([
      say(DEFAULT, 'desk-closed'),
      others.length > 0
        ? say(DEFAULT, 'hall-shared', { names: first })
        : say(DEFAULT, 'hall-winner', { player: only }),
    ]);
  });
