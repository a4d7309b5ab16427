// `muggins start`: builds a table out of its parts, and takes it down again.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { LaneColours, LaneCount } from '../../../shared/protocol/index.ts';
import type { State } from '../../../shared/rules/index.ts';
import { awaitsFirstCut } from '../../../shared/table/standing.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { gameTitleIn } from '../../../shared/words/games.ts';
import { counted, sayComplaint, sayMessage } from '../../../shared/words/index.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { type BoardEntry, type BoardLog, Connection } from '../../board/index.ts';
import { sayJournalError } from '../../journal/index.ts';
import { unlessRefused } from '../../system/atomic.ts';
import { systemLanguage } from '../../system/language.ts';
import { Repeats } from '../../system/repeats.ts';
import {
  Dealer,
  firstQuestions,
  JournalFold,
  openTableJournal,
  SharedBoard,
  Table,
  type TableJournal,
  takeOver,
  usualNames,
} from '../../table/index.ts';
import { seatCredentials, startWeb, tableSettings, type WebOptions } from '../../web/table/index.ts';
import { openLog } from '../log.ts';
import { type Output, usageError, withTimes } from '../output.ts';
import { codeLines } from '../qr.ts';
import { linkOf } from '../running.ts';
import {
  lanLines,
  note,
  openSite,
  type Say,
  type Serving,
  serve,
  tellDamaged,
  tellSystemd,
} from '../serving.ts';
import { answeredBeforehand, askWho, terminal } from '../who.ts';
import { chooseBoard, findBoard } from './board.ts';
import { openInBrowser } from './browser.ts';
import { readChoices, type StartChoices, unchosen } from './choices.ts';
import type { StartOptions } from './command.ts';
import { fitLanes } from './lanes.ts';
import { deckOf, startLines } from './lines.ts';

/** Runs a table until SIGINT or SIGTERM. */
export async function start(options: StartOptions, output: Output): Promise<void> {
  const choices = readChoices(options);
  const { data, logLevel: level, json } = choices;
  await serve(options, output, async (serving) => {
    const journal = openTableJournal(data);
    serving.atEnd(() => journal.close());
    const log = openLog(data, { level });
    serving.atEnd(() => log.close());
    await build({ ...serving, choices, journal, log });
    serving.atEnd(tellSystemd(log));
    if (json !== true) output.out('Press Ctrl+C to end the table. Every score is saved.');
  });
}

/** What a table is built by. */
export interface Building extends Serving {
  readonly choices: StartChoices;
  readonly journal: TableJournal;
  readonly log: BoardLog;
}

async function build(building: Building): Promise<void> {
  const { choices, journal, log, say, atEnd, fail } = building;
  const fold = new JournalFold(journal);
  fold.resume(sayOnce(say));
  const rules = rulesGoingOn(fold, choices, say) ?? choices.rules;
  tellOfJournal(journal, log, say);
  const deck = deckOf(journal.folder);
  const { emulator, open, where, asked, lanes } = await findBoard(
    await chooseBoard(choices, say),
    rules,
    building,
  );
  const settings = openSettings(building);
  const colours = (): LaneColours => settings.value.colours;
  const chosen = { checks: choices.checksChosen, named: choices.players !== undefined };
  const wired = { lanes, colours, first: firstQuestions(chosen, settings) };
  const { debounce, ends } = settings.value;
  const connection = new Connection({ open, lanes, log, colours: colours(), debounce, ends });
  atEnd(() => connection.close());
  connection.on('takenOver', (taken, left) => say('takenOver', { taken, left }, takenOverWords(taken, left)));
  const board = new SharedBoard(connection, { log, lanes: () => wired.lanes });
  const table = new Table({ journal, fold, board, log, settings: wired });
  atEnd(() => table.close());
  table.start();
  await beginGame(table, choices.players ?? usualNames(choices.rules, settings.value), building);
  const take = (entry: BoardEntry) =>
    takeOver(table, entry, unchosen({ state: table.state, lanes: wired.lanes, settings: settings.value }));
  const connect = (found: LaneCount): void => {
    wired.lanes = found;
    connection.start(take, found);
  };
  if (asked === undefined) connect(lanes);
  // What talks to others is loaded only where there are any.
  if (choices.hall !== undefined || existsSync(join(journal.folder, 'hall.json')))
    await (await import('../hall/link.ts')).openLink({ ...building, table, colours });
  atEnd(startLines({ ...building, choices: choices.lines, deck, table }));
  await openPages({ table, board, emulator, settings }, connection, building);
  // The pages are open meanwhile.
  void asked?.().then(connect, fail);
  tellOfBoard(connection, where, say);
}

/** Opens the pages, connects the broker and the webhooks, and reports that the table is ready. */
async function openPages(
  parts: Pick<WebOptions, 'table' | 'board' | 'emulator'> & {
    readonly settings: ReturnType<typeof tableSettings>;
  },
  connection: Connection,
  building: Building,
): Promise<void> {
  const { choices, journal, log, say, atEnd } = building;
  const { folder } = journal;
  const { newKeys: renew = false, newToken: renewHost = false, mqtt, webhook } = choices;
  const keysLost = 'The host has a new link, and phones take their seats again.';
  const damaged = tellDamaged(building, keysLost);
  // They outlast the program, so that phones keep their seats.
  const credentials = seatCredentials({ file: join(folder, 'keys.json'), renew, renewHost, damaged });
  const { token } = credentials;
  const dealer = new Dealer({
    table: parts.table,
    file: join(folder, 'dealer.json'),
    damaged: tellDamaged(building, 'Muggins shuffles again.'),
  });
  const applied: WebOptions['applied'] = ({ brightness, colours, debounce, ends }) =>
    connection.configure({ brightness, colours, debounce, ends });
  const web = await openSite(choices, { ...building, data: folder, token }, (site) =>
    startWeb({ ...site, ...parts, credentials, dealer, applied, log }),
  );
  const { url, phones } = web;
  const language = () => LANGUAGES[parts.settings.value.language];
  if (mqtt !== undefined || webhook !== undefined)
    (await import('./talk.ts')).openTalk({ ...building, table: parts.table, language, page: phones[0] });
  // The Board page has the keys of an emulated board and the questions of a new table. Before the first cut it plays a deal.
  const keys = parts.emulator !== undefined;
  const fresh = isFresh(parts.table.state);
  const link = linkOf({ url: keys || fresh ? new URL('board', url).href : url, token });
  const verb = keys ? 'Open this, then press Show me' : 'Open this to set up the game';
  const lines = [
    `${fresh ? verb : 'Table'}: ${link}`,
    ...lanLines(web),
    ...phones.slice(0, 1).flatMap((address) => joinLines(new URL('seat', address).href)),
    `Games: ${folder}`,
  ];
  say('ready', { url, link, phones, data: folder, pid: process.pid }, lines.join('\n'));
  const failed = (): void => note(say, 'No browser opened. Open the link yourself.');
  if (choices.open === true) atEnd(openInBrowser(folder, link, failed));
}

/** The code for phones, where the lines go to a terminal. */
const joinLines = (address: string): readonly string[] => {
  const code = codeLines(address);
  return code.length === 0 ? [] : [`Phones join at ${address}:`, ...code];
};

/** The settings that the folder keeps, with those of the command line. */
function openSettings({ choices, log, say }: Building) {
  const settings = tableSettings(join(choices.data, 'table.json'), {
    language: systemLanguage(),
    damaged: tellDamaged({ log, say }, 'The settings are those of a new table.'),
  });
  if (!unlessRefused(() => settings.change(choices.settings)))
    note(say, 'The disk did not take the settings of this command line, so those of before hold.');
  return settings;
}

/** Milliseconds of reading an old journal after which people want to know what takes so long. */
const LONG = 2_000;
/** Entries of more games than a start reads where the others are noted. */
const MANY = 5_000;

/** Says once that the journal is read from its beginning, if that takes long. */
function sayOnce(say: Say): (entries: number) => void {
  const begun = performance.now();
  let said = false;
  return (entries) => {
    if (said || entries < MANY || performance.now() - begun < LONG) return;
    said = true;
    const words = 'Reading the whole journal once, to list its games. Thousands of games take a minute.';
    say('reading', { entries }, words);
  };
}

/** Says which games are damaged, and whether nothing can be kept. */
function tellOfJournal({ notices, refusal: reason, folder }: TableJournal, log: BoardLog, say: Say): void {
  for (const notice of notices) {
    log.warn({ notice }, 'a game is damaged');
    say('damaged', notice, sayMessage(DEFAULT, 'notice', notice) ?? notice.code);
  }
  if (reason === undefined) return;
  log.error({ reason }, 'the journal cannot be written');
  const message = `${sayJournalError('disk', { file: folder, reason })} The table starts, and takes scores as soon as they can be saved.`;
  say('readOnly', { reason, message }, message);
}

function takenOverWords(taken: number, left: number): string {
  const words = `The game now has ${counted(taken, 'entry', 'entries')} that the board took offline, unverified.`;
  const more = `${counted(left, 'more stays', 'more stay')} on the board until the disk accepts ${left === 1 ? 'it' : 'them'}; the table shows why.`;
  return left === 0 ? words : `${words} ${more}`;
}

/** Nothing is lost when another game begins: there is none, or nothing was scored in the first of its match. */
const isFresh = (state: State): boolean =>
  state.phase === 'none' || (state.results.length === 0 && awaitsFirstCut(state));

/** Whether the last game continues. An untouched one gives way to other players or rules that are named. */
function goesOn(
  state: State,
  { newGame, unused, rules, checksChosen, players = state.players }: StartChoices,
): boolean {
  if (newGame || state.phase === 'none') return false;
  // How counts are checked was chosen at the table, unless an option says it.
  const { claims, muggins } = checksChosen ? rules : state.rules;
  const same = isDeepStrictEqual([state.rules, state.players], [{ ...rules, claims, muggins }, players]);
  return same || unused.length === 0 || !isFresh(state);
}

/** The rules of the game that continues; undefined if a new one begins. Names the options that only a new game can use. */
function rulesGoingOn({ timeline }: JournalFold, choices: StartChoices, say: Say) {
  const { present } = timeline;
  const { lanes, unused } = choices;
  if (!goesOn(present, choices)) return undefined;
  if (lanes !== undefined) fitLanes(present.rules, lanes, true);
  const words = `The last game continues, so ${unused.join(' and ')} had no effect. Add --new to begin a new game.`;
  if (unused.length > 0) note(say, words);
  return present.rules;
}

/** A new table begins with a game, ready for the first score. */
async function beginGame(
  table: Table,
  players: readonly string[],
  { choices, say }: Building,
): Promise<void> {
  if (goesOn(table.state, choices)) return;
  const { rules, who, json, byNumber } = choices;
  let playerIds = answeredBeforehand(players, who);
  for (;;) {
    const result = table.command({ type: 'newGame', rules, players, playerIds });
    if (result.ok) {
      const words = `Game: ${gameTitleIn(DEFAULT, rules.name)}. For another, add --new --rules NAME.`;
      if (byNumber) say('game', { rules: rules.name, players }, words);
      return;
    }
    const { refusal } = result;
    // The table says so, and takes the game up as soon as the disk takes it.
    if (refusal.code === 'disk' || refusal.code === 'inDoubt') return;
    if (refusal.code !== 'whoIs') throw usageError(refusal.code, sayComplaint(DEFAULT, refusal));
    playerIds = playerIds.with(refusal.seat, await askWho(refusal, terminal(json === true)));
  }
}

/** Says how the board is, whenever that changes. */
function tellOfBoard(connection: Connection, where: string, say: Say): void {
  const repeats = new Repeats();
  let previous = '';
  const tell = (): void => {
    const { state, port, error } = connection.status;
    if (state === 'closed') return;
    const words = error
      ? `Board: ${error.message} Muggins keeps trying.`
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
  tell();
}
