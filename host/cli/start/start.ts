// `muggins start`: builds a table out of its parts, and takes it down again.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Emulator } from '../../../hardware/emulator/index.ts';
import { LANE_COUNTS, type LaneColours, type LaneCount } from '../../../shared/protocol/index.ts';
import type { RuleSet } from '../../../shared/rules/index.ts';
import { sideCount } from '../../../shared/rules/terms/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { sayComplaint } from '../../../shared/words/index.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import {
  type BoardEntry,
  type BoardLog,
  Connection,
  type PortSource,
  portSource,
} from '../../board/index.ts';
import { sayJournalError } from '../../journal/index.ts';
import { unlessRefused } from '../../system/atomic.ts';
import { systemLanguage } from '../../system/language.ts';
import { Repeats } from '../../system/repeats.ts';
import { JournalFold, openTableJournal, Table, type TableJournal, takeOver } from '../../table/index.ts';
import {
  type SeatCredentials,
  seatCredentials,
  startWeb,
  tableSettings,
  type Web,
  type WebOptions,
} from '../../web/table/index.ts';
import { openLog } from '../log.ts';
import { type Output, usageError, withTimes } from '../output.ts';
import { linkOf, tellRunning } from '../running.ts';
import { type AtEnd, type Fail, lanLines, type Say, serve, speaker, tellDamaged, tlsOf } from '../serving.ts';
import { tellSystemd } from '../systemd.ts';
import { answeredBeforehand, askWho, terminal } from '../who.ts';
import { chooseBoard, type RealBoard } from './board.ts';
import { readLaneNote, writeLaneNote } from './boardnote.ts';
import {
  fitBoardKind,
  fitLanes,
  lanesRefusal,
  readChoices,
  type StartChoices,
  type StartOptions,
} from './choices.ts';
import { usualNames } from './colours.ts';
import { boardLanes, emulatedLanes } from './lanes.ts';
import { deckOf, startLines } from './lines.ts';
import { unchosen } from './seating.ts';
import type { TalkParts } from './talk.ts';

/** Everything that runs, in the order in which it was started. */
interface Parts {
  readonly journal: TableJournal;
  readonly connection: Connection;
  readonly emulator: Emulator | undefined;
  readonly table: Table;
  readonly web: Web;
  readonly credentials: SeatCredentials;
  readonly log: BoardLog;
  /** The port of the board, for people. */
  readonly where: string;
}

/** Runs a table until SIGINT or SIGTERM. */
export async function start(options: StartOptions, output: Output): Promise<void> {
  const choices = readChoices(options);
  await serve(async (atEnd, fail) => {
    const say = speaker(choices, output);
    const parts = await build({ choices, say, atEnd, fail });
    announce(parts, say);
    atEnd(tellSystemd(parts.log));
    if (!choices.json) output.out('Press Ctrl+C to end the table. Every score is saved.');
  });
}

const SETTINGS_REFUSED = 'The disk did not take the settings of this command line, so those of before hold.';

/** What a table is built by. */
interface Building {
  readonly choices: StartChoices;
  readonly say: Say;
  readonly atEnd: AtEnd;
  readonly fail: Fail;
}

async function build(building: Building): Promise<Parts> {
  const { choices, say, atEnd, fail } = building;
  const { journal, log } = openData(building);
  const fold = new JournalFold(journal);
  fold.resume(sayOnce(say));
  const rules = rulesGoingOn(fold, choices, say) ?? choices.rules;
  tellOfJournal(journal, log, say);
  const deck = deckOf(journal.folder);
  const { emulator, open, where, asked, ...found } = await findBoard(rules, building);
  const settings = tableSettings(join(journal.folder, 'table.json'), {
    language: systemLanguage(),
    damaged: tellDamaged({ log, say }, 'The settings are those of a new table.'),
  });
  if (!unlessRefused(() => settings.change(choices.settings)))
    say('note', { message: SETTINGS_REFUSED }, SETTINGS_REFUSED);
  const colours = (): LaneColours => settings.value.colours;
  const wired = { lanes: found.lanes, colours };
  const { debounce, ends } = settings.value;
  const connection = new Connection({ open, lanes: wired.lanes, log, colours: colours(), debounce, ends });
  tellOf(connection, building);
  const table = new Table({ journal, fold, board: connection, log, settings: wired });
  atEnd(() => table.close());
  table.start();
  await beginGame(table, { ...choices, players: choices.players ?? usualNames(choices.rules, colours()) });
  const take = (entry: BoardEntry) =>
    takeOver(table, entry, unchosen({ state: table.state, lanes: wired.lanes, colours: colours() }));
  const connect = (lanes: LaneCount): void => {
    wired.lanes = lanes;
    connection.start(take, lanes);
  };
  if (asked === undefined) connect(wired.lanes);
  await joinHall({ table, journal, colours, log }, building);
  atEnd(startLines({ choices: choices.lines, deck, table, log, say }));
  const keysLost = 'The host has a new link and a new PIN, and phones take their seats again.';
  const credentials = credentialsOf(journal.folder, choices, tellDamaged({ log, say }, keysLost));
  const applied = appliedTo(connection);
  const web = await openPages({ table, emulator, credentials, settings, applied, log }, building);
  const language = () => LANGUAGES[settings.value.language];
  const { id, folder } = journal;
  await talk({ table, id, folder, language, page: web.phones[0], log }, building);
  // The pages are open meanwhile.
  void asked?.().then(connect, fail);
  return { journal, connection, emulator, table, web, credentials, log, where };
}

/** Says what comes of the board, and closes the connection at the end. */
function tellOf(connection: Connection, { say, atEnd }: Building): void {
  atEnd(() => connection.close());
  connection.on('takenOver', (taken, left) => say('takenOver', { taken, left }, takenOverWords(taken, left)));
}

/** Applies settings of the table that the board keeps. */
const appliedTo =
  (connection: Connection): NonNullable<WebOptions['applied']> =>
  ({ brightness, colours, debounce, ends }) =>
    connection.configure({ brightness, colours, debounce, ends });

/** Loads what talks to a hall only where there is one. */
async function joinHall(
  parts: Pick<Parts, 'table' | 'journal' | 'log'> & { readonly colours: () => readonly string[] },
  { choices, say, atEnd }: Building,
): Promise<void> {
  const { hall: choice } = choices;
  const known = existsSync(join(parts.journal.folder, 'hall.json'));
  if (choice.address === undefined && !choice.finds && !known) return;
  await (await import('../hall/link.ts')).openLink({ ...parts, choice, say, atEnd });
}

/** Loads what talks to other programs only where there is one. */
async function talk(
  parts: Omit<TalkParts, 'choices' | 'say' | 'atEnd'>,
  { choices, say, atEnd }: Building,
): Promise<void> {
  const { broker, webhooks } = choices.talk;
  if (broker === undefined && webhooks.length === 0) return;
  (await import('./talk.ts')).openTalk({ ...parts, choices: choices.talk, say, atEnd });
}

/** Opens the pages, and tells this machine's programs where they are. */
async function openPages(
  served: Omit<WebOptions, 'port'> & { readonly credentials: SeatCredentials },
  { choices, say, atEnd }: Building,
): Promise<Web> {
  const { host, http: port, publicUrl, proxies, others } = choices;
  const tls = await tlsOf(choices, say);
  const web = await startWeb({ ...served, host, port, tls, publicUrl, proxies, others });
  atEnd(() => web.close());
  const { token } = served.credentials;
  atEnd(tellRunning(choices.data, { url: web.url, token, certificate: tls?.cert }));
  return web;
}

/** Milliseconds of reading an old journal after which people want to know what takes so long. */
const LONG = 2_000;
/** Entries of more games than a start reads where the others are noted. */
const MANY = 5_000;

/** Says once that the journal is read from its beginning, if that takes long. */
function sayOnce(say: Building['say']): (entries: number) => void {
  const begun = performance.now();
  let said = false;
  return (entries) => {
    if (said || entries < MANY || performance.now() - begun < LONG) return;
    said = true;
    say(
      'reading',
      { entries },
      'Reading the whole journal once, to list its games. Thousands of games take a minute.',
    );
  };
}

/** Opens the journal, and the log beside it. */
function openData({ choices, atEnd }: Building) {
  const journal = openTableJournal(choices.data);
  atEnd(() => journal.close());
  const log = openLog(choices.data, { level: choices.logLevel });
  atEnd(() => log.close());
  return { journal, log };
}

/** Says which games are damaged, and whether nothing can be kept. */
function tellOfJournal({ notices, refusal: reason, folder }: TableJournal, log: BoardLog, say: Say): void {
  for (const notice of notices) {
    log.warn({ notice }, 'a game is damaged');
    say('damaged', notice, notice.message);
  }
  if (reason === undefined) return;
  log.error({ reason }, 'the journal cannot be written');
  const message = `${sayJournalError('disk', { file: folder, reason })} The table starts, and takes scores as soon as they can be saved.`;
  say('readOnly', { reason, message }, message);
}

/** What is known of the board before it is connected. */
interface FoundBoard {
  readonly lanes: LaneCount;
  readonly emulator: Emulator | undefined;
  readonly open: PortSource;
  readonly where: string;
  /** Asks the board for its lanes, if they are not known yet. */
  readonly asked?: () => Promise<LaneCount>;
}

/** Decides between the real board and the emulated one, and how many lanes it has. */
async function findBoard(rules: RuleSet, building: Building): Promise<FoundBoard> {
  const { choices, say, atEnd } = building;
  const real = await chooseBoard(choices, say);
  if (real !== undefined) {
    const lanes = await realLanes(real, rules, building);
    return { emulator: undefined, open: real.source(), where: real.where, ...lanes };
  }
  const { startEmulator, keptLanes } = await import('./emulated.ts');
  const lanes = choices.lanes ?? emulatedLanes(keptLanes(choices), rules);
  fitBoard(rules, choices, lanes);
  fitBoardKind(choices.board, lanes);
  const { board, source, note, close } = await startEmulator(choices, lanes);
  atEnd(close);
  if (note !== undefined) say('note', { message: note }, note);
  return { lanes, emulator: board, open: source, where: source.name };
}

/** A source whose port is closed when the program ends. */
const closedAtEnd = (open: PortSource, atEnd: AtEnd): PortSource =>
  portSource(open.name, async (last) => {
    const port = await open(last);
    atEnd(() => port.close());
    return port;
  });

/** Fits every board. */
const LEAST_LANES = Math.min(...LANE_COUNTS) as LaneCount;

/** The lanes from --lanes or of last time. Otherwise the board is asked: before the game begins if that needs to know, or later. */
async function realLanes(
  { source, where }: RealBoard,
  rules: RuleSet,
  { choices, say, atEnd }: Building,
): Promise<Pick<FoundBoard, 'lanes' | 'asked'>> {
  const known = choices.lanes ?? readLaneNote(noteOf(choices));
  const ask = async (): Promise<LaneCount> => {
    // Asking a board resets it, which costs a second wait: ask once and remember.
    let over = false;
    const closed = closedAtEnd(source(), (close) =>
      atEnd(() => {
        over = true;
        return close();
      }),
    );
    const { lanes, answered, words } = await boardLanes(closed);
    if (over) return lanes;
    if (answered) writeLaneNote(noteOf(choices), lanes);
    say('lanes', { lanes, message: words }, words);
    return lanes;
  };
  if (known === undefined && sideCount(rules) <= LEAST_LANES) return { lanes: LEAST_LANES, asked: ask };
  const message = `Asking the board on ${where} how many lanes it has, because this game needs more than ${LEAST_LANES}.`;
  if (known === undefined) say('note', { message }, message);
  const lanes = known ?? (await ask());
  fitBoard(rules, choices, lanes);
  if (choices.lanes !== undefined) writeLaneNote(noteOf(choices), lanes);
  return { lanes };
}

const takenOverWords = (taken: number, left: number): string =>
  `The game now has ${taken === 1 ? '1 entry' : `${taken} entries`} that the board took offline, unverified.` +
  (left > 0
    ? ` ${left} more ${left === 1 ? 'stays' : 'stay'} on the board until the disk accepts ${left === 1 ? 'it' : 'them'}; the table shows why.`
    : '');

/** Credentials outlast the program, so that phones keep their seats. Other users of this machine cannot read them. */
const credentialsOf = (
  folder: string,
  { pin, newKeys, newToken }: StartChoices,
  damaged: ReturnType<typeof tellDamaged>,
): SeatCredentials =>
  seatCredentials({ file: join(folder, 'keys.json'), pin, renew: newKeys, renewHost: newToken, damaged });

/** The rules of the game that continues; undefined if a new one begins. Names the options that only a new game can use. */
function rulesGoingOn({ timeline }: JournalFold, { newGame, lanes, unused }: StartChoices, say: Say) {
  const { present } = timeline;
  if (newGame || present.phase === 'none') return undefined;
  if (lanes !== undefined) fitGoingOn(present.rules, lanes);
  if (unused.length > 0) {
    const message = `The last game continues, so ${unused.join(' and ')} had no effect. Add --new to begin a new game.`;
    say('note', { message }, message);
  }
  return present.rules;
}

/** The last game can continue only if it fits the board. */
function fitGoingOn(rules: RuleSet, lanes: LaneCount): void {
  const refusal = lanesRefusal(rules, lanes);
  if (refusal !== undefined)
    throw usageError(
      'badOption',
      `The last game cannot continue: ${refusal} Add --new to begin another game.`,
    );
}

/** Without --lanes, the board may have too few. */
function fitBoard(rules: RuleSet, choices: StartChoices, lanes: LaneCount): void {
  if (rules === choices.rules) fitLanes(rules, lanes);
  else fitGoingOn(rules, lanes);
}

/** The file that remembers how many lanes the real board had last time. */
const noteOf = ({ data }: StartChoices): string => join(data, 'board.json');

/** A new table begins with a game, ready for the first score. */
async function beginGame(
  table: Table,
  choices: Pick<StartChoices, 'newGame' | 'rules' | 'who' | 'json'> & { readonly players: readonly string[] },
): Promise<void> {
  const { newGame, rules, players, who, json } = choices;
  if (!newGame && table.state.phase !== 'none') return;
  let playerIds = answeredBeforehand(players, who);
  for (;;) {
    const result = table.command({ type: 'newGame', rules, players, playerIds });
    if (result.ok) return;
    const { refusal } = result;
    // The table says so, and takes the game up as soon as the disk takes it.
    if (refusal.code === 'disk' || refusal.code === 'inDoubt') return;
    if (refusal.code !== 'whoIs') throw usageError(refusal.code, sayComplaint(DEFAULT, refusal));
    playerIds = playerIds.with(refusal.seat, await askWho(refusal, terminal(json)));
  }
}

function announce({ web, connection, journal, credentials, where }: Parts, say: Say): void {
  let previous = '';
  const repeats = new Repeats();
  const tell = (): void => {
    const { state, port, error } = connection.status;
    if (state === 'closed') return;
    const words = error
      ? `Board: ${error.message}`
      : `Board: ${state === 'ready' ? `ready (${port})` : `waiting for it (${where})`}`;
    if (words === previous) return;
    previous = words;
    // A board that is there again is news, and so is whatever comes after it.
    if (state === 'ready') repeats.forget();
    // Figures in a sentence may differ where the fault is the same.
    const times = repeats.due(`${state} ${port} ${error?.code}`);
    if (times === undefined) return;
    say('board', { state, port, error: error?.code ?? null, times }, withTimes(words, times));
  };
  connection.on('status', tell);
  const { pin, token } = credentials;
  const link = linkOf({ url: web.url, token });
  say(
    'ready',
    { url: web.url, link, phones: web.phones, data: journal.folder, pid: process.pid },
    [
      `Table: ${link}`,
      `PIN, if a page asks for it: ${pin}`,
      ...lanLines(web),
      `Games: ${journal.folder}`,
    ].join('\n'),
  );
  tell();
}
