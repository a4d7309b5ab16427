// `muggins start`: builds a table out of its parts, and takes it down again.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Emulator } from '../../../hardware/emulator/index.ts';
import type { LaneColours, LaneCount } from '../../../shared/protocol/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { sayComplaint } from '../../../shared/words/index.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { type BoardEntry, type BoardLog, Connection } from '../../board/index.ts';
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
import { linkOf } from '../running.ts';
import {
  type AtEnd,
  type Fail,
  lanLines,
  note,
  openSite,
  type Say,
  serve,
  speaker,
  tellDamaged,
  tellSystemd,
} from '../serving.ts';
import { answeredBeforehand, askWho, terminal } from '../who.ts';
import { findBoard } from './board.ts';
import { readChoices, type StartChoices } from './choices.ts';
import type { StartOptions } from './command.ts';
import { fitLastGame } from './lanes.ts';
import { deckOf, startLines } from './lines.ts';
import { unchosen, usualNames } from './seating.ts';
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
    if (choices.json !== true) output.out('Press Ctrl+C to end the table. Every score is saved.');
  });
}

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
  const settings = openSettings(log, building);
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
  const site = { data: choices.data, token: credentials.token, say, atEnd };
  const web = await openSite(choices, site, (opened) =>
    startWeb({ ...opened, table, emulator, credentials, settings, applied, log }),
  );
  const language = () => LANGUAGES[settings.value.language];
  const { id, folder } = journal;
  await talk({ table, id, folder, language, page: web.phones[0], log }, building);
  // The pages are open meanwhile.
  void asked?.().then(connect, fail);
  return { journal, connection, emulator, table, web, credentials, log, where };
}

/** The settings that the folder keeps, with those of the command line. */
function openSettings(log: BoardLog, { choices, say }: Building) {
  const settings = tableSettings(join(choices.data, 'table.json'), {
    language: systemLanguage(),
    damaged: tellDamaged({ log, say }, 'The settings are those of a new table.'),
  });
  if (!unlessRefused(() => settings.change(choices.settings)))
    note(say, 'The disk did not take the settings of this command line, so those of before hold.');
  return settings;
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
  if (choices.hall === undefined && !existsSync(join(parts.journal.folder, 'hall.json'))) return;
  await (await import('../hall/link.ts')).openLink({ ...parts, choices, say, atEnd });
}

/** Loads what talks to other programs only where there is one. */
async function talk(
  parts: Omit<TalkParts, 'choices' | 'say' | 'atEnd'>,
  { choices, say, atEnd }: Building,
): Promise<void> {
  if (choices.mqtt === undefined && choices.webhook === undefined) return;
  (await import('./talk.ts')).openTalk({ ...parts, choices, say, atEnd });
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

const takenOverWords = (taken: number, left: number): string =>
  `The game now has ${taken === 1 ? '1 entry' : `${taken} entries`} that the board took offline, unverified.` +
  (left > 0
    ? ` ${left} more ${left === 1 ? 'stays' : 'stay'} on the board until the disk accepts ${left === 1 ? 'it' : 'them'}; the table shows why.`
    : '');

/** Credentials outlast the program, so that phones keep their seats. Other users of this machine cannot read them. */
const credentialsOf = (
  folder: string,
  { pin, newKeys = false, newToken = false }: StartChoices,
  damaged: ReturnType<typeof tellDamaged>,
): SeatCredentials =>
  seatCredentials({ file: join(folder, 'keys.json'), pin, renew: newKeys, renewHost: newToken, damaged });

/** The rules of the game that continues; undefined if a new one begins. Names the options that only a new game can use. */
function rulesGoingOn({ timeline }: JournalFold, { newGame, lanes, unused }: StartChoices, say: Say) {
  const { present } = timeline;
  if (newGame || present.phase === 'none') return undefined;
  if (lanes !== undefined) fitLastGame(present.rules, lanes);
  if (unused.length > 0)
    note(
      say,
      `The last game continues, so ${unused.join(' and ')} had no effect. Add --new to begin a new game.`,
    );
  return present.rules;
}

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
    playerIds = playerIds.with(refusal.seat, await askWho(refusal, terminal(json === true)));
  }
}

function announce({ web, connection, journal, credentials, where }: Parts, say: Say): void {
  const repeats = new Repeats();
  let previous = '';
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
