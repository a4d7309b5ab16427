// The director's commands: each sends the running hall what its desk would send, and prints the result.
import { randomUUID } from 'node:crypto';
import {
  allGames,
  comingOf,
  eventViews,
  type GameSide,
  gamesLost,
  isFinalStage,
  type LeaguePlayer,
  type LeagueRefusal,
  MOST_TABLES,
  type NightCommand,
  type NightHeading,
  openGames,
  parseLine,
  pointsFault,
  resultCommands,
  resultStands,
  type Scoring,
  tableCommands,
  typedResult,
  viewWith,
} from '../../../shared/league/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { counted, sayCardFault, sayLeagueRefusal } from '../../../shared/words/index.ts';
import { sayLostGames } from '../../../shared/words/parts.ts';
import { say } from '../../../shared/words/say.ts';
import { badOption, CliError, EXIT, listed, type Output, print, usageError } from '../output.ts';
import { suggestNames } from '../suggest.ts';
import {
  called,
  entrantOf,
  gameAt,
  gameLines,
  gameOf,
  type HallOptions,
  hallFolder,
  hallIn,
  NightDesk,
  type NightGameView,
  openGameOf,
  playerOf,
  readFormat,
  tableLines,
} from './night.ts';

/** What a command has done: in words, and the games concerned. */
interface Done {
  readonly words: readonly string[];
  readonly games?: readonly string[];
}

type Act = (desk: NightDesk, typed: readonly string[], options: HallOptions) => Promise<Done>;

/** The commands by their names. */
const ACTS = {
  async open(desk, [format = ''], options) {
    await desk.open(readFormat(format, '', hallFolder(options.data)), headingIn(options));
    return { words: [`The night is open. Format: ${desk.night.view.format.name}.`] };
  },

  /** An option that is not given leaves its field as it is; an empty one clears it. */
  async title(desk, _, options) {
    const fields = Object.entries({ ...desk.night.view.heading, ...headingIn(options) });
    const heading = Object.fromEntries(fields.filter(([, text]) => text !== ''));
    await desk.act({ type: 'correctHeading', heading });
    const said = Object.values(desk.night.view.heading).filter((each) => each !== undefined);
    return { words: [`The night is now: ${said.join(', ')}.`] };
  },

  async tables(desk, [count = '']) {
    await desk.act(...tablesFor(desk, count));
    const { length } = desk.night.view.tables;
    return { words: [`The hall has ${counted(length, 'table')}.`, ...tableLines(desk.night)] };
  },

  /** Draws the next round, or takes the last draw back. */
  async draw(desk, _, { tables, back, reason = '' }) {
    const { drawn } = desk.night.view;
    if (back === true) {
      await desk.act({ type: 'reopenRound', reason });
      return { words: [`The draw of round ${drawn} is taken back.`] };
    }
    await desk.act(...(tables === undefined ? [] : tablesFor(desk, tables)), { type: 'draw' });
    const games = desk.night.view.games.filter((each) => each.round === drawn + 1);
    return {
      words: [`Round ${drawn + 1} of ${desk.night.view.rounds} is drawn.`, ...gameLines(desk.night, games)],
      games: games.map(({ game }) => game),
    };
  },

  /** Makes the cut for a stage. */
  async cut(desk, [stage = '']) {
    const { stages, phase } = desk.night.view;
    if (phase === 'open' && !stages.some(({ id }) => id === stage)) {
      const known = stages.map(({ id, name }) => `${id} (${name})`);
      const list = known.length === 0 ? 'The format has none.' : `There are: ${listed(known, 'and')}.`;
      throw usageError('noEvent', `There is no stage '${stage}'. ${list}`);
    }
    await desk.act({ type: 'cut', stage });
    const { field = [], reserve = null, entry } = desk.night.view.stages.find(({ id }) => id === stage) ?? {};
    const seeds = field.map((entrant, at) => `${at + 1}  ${desk.nameOf(entrant)}`);
    const missed = reserve === null ? [] : [`High non-qualifier: ${desk.nameOf(reserve)}.`];
    if (entry === 'ask')
      return { words: ['Check-in is open. These may enter; check in those who play:', ...seeds] };
    return { words: [`${counted(field.length, 'qualifier')}, by seed:`, ...seeds, ...missed] };
  },

  /** Opens another event in the same room, or removes one that has no results. */
  async event(desk, [id = '', name, format], { remove, data }) {
    if (remove === true) {
      await desk.act({ type: 'removeEvent', event: id });
      return { words: [`Event ${id} is removed.`] };
    }
    if (name === undefined || format === undefined)
      throw usageError('noName', `Give its name and its format: muggins hall event ${id} NAME FORMAT`);
    await desk.act({ type: 'openEvent', id, name, format: readFormat(format, '', hallFolder(data)) });
    return { words: [`${name} is open. Check players in with: muggins hall late --event ${id} NAMES`] };
  },

  /** Decides a match of a bracket without its games, or reopens one. */
  async match(desk, [match = ''], options) {
    const { event, winner, reopen, reason = '' } = options;
    const told = event === undefined ? match : `${event}${match}`;
    if (reopen === true) {
      await desk.act({ type: 'reopenMatch', match, reason });
      return { words: [`Match ${told} is open again.`] };
    }
    if (winner === undefined)
      throw usageError('noWinner', 'Say who advances: --winner NAME, or --winner nobody.');
    const advances = winner === 'nobody' ? null : (await entrantOf(desk.night, winner, options)).id;
    await desk.act({ type: 'ruleMatch', match, winner: advances, reason });
    return { words: [`Match ${told}: ${advances === null ? 'nobody' : desk.nameOf(advances)} advances.`] };
  },

  /** Calls a game to a table: the one that is named, or the first that is free. */
  async call(desk, [named = '', at], options) {
    const { game, entrants } = await gameOf(desk.night, named, options);
    const { view } = desk.night;
    const table = at ?? view.tables.find((each) => gameAt(view, each) === undefined);
    if (table === undefined)
      throw usageError('noTable', 'No table is free. Name one, or wait until a game is over.');
    if (!view.tables.includes(table)) throw noTable(table, view.tables);
    await desk.act({ type: 'call', game, table });
    const names = listed(entrants.map(desk.nameOf), 'and');
    return { words: [`Game ${game}, ${names}: called to table ${table}.`], games: [game] };
  },

  /** Checks players in, late or not; a pair by both names. */
  async late(desk, names, options) {
    const { view, players } = desk.night;
    const pairs = view.format.rules.unit === 'pairs';
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
    return { words: together.map((each) => comingWords(each, view.drawn, desk.night.view)) };
  },

  /** Checks a player out: before the first draw without a trace, afterwards with a reason. */
  async drop(desk, [name = ''], options) {
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
    const more =
      lost.length === 0 ? [] : [sayLostGames(DEFAULT, lost, format.attendance.dropOut === 'forfeit')];
    return {
      words: [`${both} will not play from round ${drawn + 1} on.`, ...more],
      games: lost.map(({ game }) => game),
    };
  },

  /** Removes players from the club's list. */
  async remove(desk, names, options) {
    const leaving: LeaguePlayer[] = [];
    for (const name of names) leaving.push(await playerOf(desk.night.players, name, options));
    await desk.act(...leaving.map(({ id }): NightCommand => ({ type: 'removePlayer', player: id })));
    const removed = leaving.map(({ name }) => name);
    return { words: [`Removed from the list of players: ${listed(removed, 'and')}.`] };
  },

  /** Erases the name of a player, also of one who was removed; without `--yes` only says what goes. */
  async forget(desk, [text = ''], options) {
    const { former } = hallIn(hallFolder(options.data)).state;
    const { id, name } = await playerOf([...desk.night.players, ...former], text, options);
    if (options.yes !== true)
      return { words: [say(DEFAULT, 'desk-forgetHelp', { name }), 'To do it, add --yes.'] };
    await desk.act({ type: 'forgetPlayer', player: id });
    return { words: [`${name} is forgotten.`] };
  },

  /** Closes the night; one reason for all games that are not final. */
  async close(desk, _, { reason, checkedBy }) {
    const open = openGames(desk.night.view);
    const reasons = reason === undefined ? {} : Object.fromEntries(open.map(({ game }) => [game, reason]));
    await desk.act({ type: 'close', reasons, checkedBy });
    const first = desk.night.view.places.filter(({ rank }) => rank === 1);
    const names = first.map(({ entrant }) => desk.nameOf(entrant));
    const [player = '', ...others] = names;
    const winner =
      others.length > 0 ? say(DEFAULT, 'hall-shared', { names }) : say(DEFAULT, 'hall-winner', { player });
    return { words: ['The night is closed.', winner] };
  },

  /** A player did not come: the opponent wins. */
  async forfeit(desk, [name = ''], options) {
    const found =
      options.game === undefined
        ? openGameOf(desk.night, await entrantOf(desk.night, name, options))
        : await gameOf(desk.night, options.game, options);
    const { game, entrants } = found;
    const loser = await sideOf(desk, found, name, options);
    const worth =
      options.worth === undefined
        ? []
        : worthOf(options.worth, viewWith(desk.night.view, game).format.scoring);
    await desk.act(...worth, { type: 'forfeit', game, loser, reason: options.reason ?? '' });
    return { words: [`${desk.nameOf(entrants[loser])} forfeits game ${game}.`], games: [game] };
  },

  /** Enters a result ('8', '2 +08' or '121-113', as at the desk), or corrects one; the desk signs for both. */
  async correct(desk, [named = '', name = '', result = ''], options) {
    const found = await gameOf(desk.night, named, options);
    const winner = await sideOf(desk, found, name, options);
    const commands = correction(desk, { found, winner, typed: result, options });
    if (commands.length > 0) await desk.act(...commands);
    const { game, entrants, lines, stage } =
      allGames(desk.night.view).find((each) => each.game === found.game) ?? found;
    const [first, second] = entrants.map((entrant, side) => `${desk.nameOf(entrant)} ${lines?.[side] ?? ''}`);
    return {
      words: [`Game ${game}: ${first}, ${second}; ${say(DEFAULT, `gameStage-${stage}`)}.`],
      games: [game],
    };
  },
} as const satisfies Readonly<Record<string, Act>>;
export type ActName = keyof typeof ACTS;

/** The day, title and venue that are given. */
const headingIn = ({ date, title, venue }: HallOptions): NightHeading => ({
  ...(date !== undefined && { date }),
  ...(title !== undefined && { title }),
  ...(venue !== undefined && { venue }),
});

/** Opens the desk for a command, and prints what it has done. @throws CliError with the hall's refusal */
export const acting =
  (name: ActName) =>
  async (typed: readonly string[], options: HallOptions, output: Output): Promise<void> => {
    const desk = await NightDesk.open(options);
    const act: Act = ACTS[name];
    const { words, games = [] } = await act(desk, typed, options);
    const { view, sequence } = desk.night;
    const { phase, drawn, rounds, tables } = view;
    const about = allGames(view).filter(({ game }) => games.includes(game));
    print(output, options, { ok: true, sequence, phase, drawn, rounds, tables, games: about }, words);
  };

const wordsOf = (refusal: LeagueRefusal): string =>
  sayLeagueRefusal(DEFAULT, refusal, (id) => id) ?? refusal.code;

function tablesFor({ night: { view, boards } }: NightDesk, text: string): readonly NightCommand[] {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= MOST_TABLES) return tableCommands(view, boards, count);
  throw badOption(`'${text}' is not a number of tables. Expected a whole number from 1 to ${MOST_TABLES}.`);
}

function noTable(table: string, tables: readonly string[]): CliError {
  const refusal = { code: 'noTable', table } as const;
  const near = suggestNames(table, tables).map((each) => `Table ${each}`);
  const hint = near.length === 0 ? {} : { hint: `Did you mean ${listed(near)}?` };
  return new CliError('noTable', wordsOf(refusal), EXIT.failed, { refusal, ...hint });
}

/** `before`: rounds that were drawn when the players came. */
function comingWords(
  players: readonly LeaguePlayer[],
  before: number,
  { drawn, rounds }: NightDesk['night']['view'],
): string {
  const both = players.map(({ name }) => name).join(' and ');
  if (before === 0) return `${both}: checked in.`;
  if (drawn < rounds) return `${both} will play from round ${before + 1} on.`;
  return `${both}: checked in. Every round has been drawn, so there is no game left tonight.`;
}

/** The winner's line and the absent player's, if the format leaves them open. */
function worthOf([here = '', away = '']: readonly string[], scoring: Scoring): readonly NightCommand[] {
  const [win, loss] = [here, away].map((text) => {
    const line = parseLine(text, scoring);
    if (line.ok) return line.value;
    throw usageError('badLine', wordsOf(line.refusal));
  });
  return win && loss ? [{ type: 'settleForfeits', win, loss }] : [];
}

async function sideOf(
  desk: NightDesk,
  game: NightGameView,
  name: string,
  options: HallOptions,
): Promise<GameSide> {
  const { view, players } = desk.night;
  const entrants = eventViews(view).find((each) => each.games.includes(game))?.entrants ?? [];
  const two = game.entrants.flatMap((id) => entrants.find((each) => each.id === id)?.players ?? []);
  const owners = listed(game.entrants.map(desk.nameOf), 'and');
  const unknown = `${name} is not in game ${game.game}, which is ${owners}'s.`;
  const among = players.filter(({ id }) => two.includes(id));
  const player = await playerOf(among, name, options, { unknown, parts: true });
  const entrant = entrants.find((each) => each.players.includes(player.id))?.id;
  return game.entrants[0] === entrant ? 0 : 1;
}

interface Corrected {
  readonly found: NightGameView;
  readonly winner: GameSide;
  readonly typed: string;
  readonly options: HallOptions;
}

function correction(
  { night: { view }, nameOf }: NightDesk,
  { found, winner, typed, options }: Corrected,
): readonly NightCommand[] {
  const { game, round, revision, stage, outcome } = found;
  const names = [nameOf(found.entrants[0]), nameOf(found.entrants[1])] as const;
  const { format } = viewWith(view, game);
  const read = typedResult(typed, winner, format.scoring);
  if (read === undefined) throw usageError('badLine', say(DEFAULT, 'desk-badLine'));
  if (read.winner !== winner)
    throw usageError(
      'otherWinner',
      `The first score is that of the player you name: by ${typed}, ${names[winner]} lost. If ${names[read.winner]} won: muggins hall correct ${game} '${names[read.winner]}' RESULT, the higher score first.`,
    );
  const fault = pointsFault(format, round, read);
  if (fault !== undefined) throw usageError(fault.code, sayCardFault(DEFAULT, fault, names));
  const reason = options.reason ?? (revision === null ? say(DEFAULT, 'desk-result') : '');
  const isSame = outcome !== null && resultStands(stage, outcome, read);
  const reopens = options.reopen === true && isFinalStage(stage) && !isSame;
  return [
    ...(reopens ? [{ type: 'reopenGame', game, reason } as const] : []),
    ...resultCommands(format, found, read, reason),
  ];
}
