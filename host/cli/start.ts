/** `muggins start`: the one place that builds a table out of its parts, and takes it down again. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Emulator } from '../../hardware/emulator/index.ts';
import { Connection, isBoardError, listPorts, type PortSource, sourceOf } from '../board/index.ts';
import { isJournalError, type Journal, openJournal } from '../journal/index.ts';
import { Table } from '../table/index.ts';
import { isWebError, startWeb, type Web } from '../web/index.ts';
import { readChoices, type StartChoices, type StartOptions } from './choices.ts';
import { CliError, type Output, usageError } from './output.ts';

/** Everything that runs, in the order in which it was started. */
interface Parts {
  readonly journal: Journal;
  readonly connection: Connection;
  readonly emulator: Emulator | undefined;
  readonly table: Table;
  readonly web: Web;
}

/** Runs a table until SIGINT or SIGTERM. */
export async function start(options: StartOptions, output: Output): Promise<void> {
  const choices = readChoices(options);
  const closing: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const each of closing.splice(0).reverse()) await each();
  };
  try {
    const parts = await build(choices, (each) => closing.push(each));
    announce(parts, choices, output);
    await stopSignal();
  } catch (error) {
    throw told(error);
  } finally {
    await close();
  }
}

async function build(choices: StartChoices, atEnd: (close: () => unknown) => void): Promise<Parts> {
  const journal = openJournal(choices.data);
  atEnd(() => journal.close());
  const log = makeLog(choices.data);
  for (const notice of journal.notices) log.warn({ notice }, 'the journal was mended');
  const emulator = (await wantsEmulator(choices)) ? await startEmulated(choices) : undefined;
  if (emulator) atEnd(() => emulator.close());
  const open: PortSource = emulator?.source ?? sourceOf(choices.port);
  const connection = new Connection({ open, lanes: choices.lanes, log });
  atEnd(() => connection.close());
  const table = new Table({ journal, board: connection, log, settings: { lanes: choices.lanes } });
  atEnd(() => table.close());
  table.start();
  beginGame(table, journal, choices);
  connection.start();
  const web = await startWeb({
    table,
    emulator: emulator?.board,
    host: choices.host,
    port: choices.http,
    log,
  });
  atEnd(() => web.close());
  return { journal, connection, emulator: emulator?.board, table, web };
}

/** What happens at a table is in the journal; this is for whoever looks for a fault. */
function makeLog(folder: string) {
  mkdirSync(folder, { recursive: true });
  return pino(
    { base: null },
    pino.destination({ dest: join(folder, 'muggins.log'), append: true, sync: false }),
  );
}

async function wantsEmulator({ emulator, port }: StartChoices): Promise<boolean> {
  if (emulator || port !== undefined) return emulator;
  const { ports } = await listPorts();
  return !ports.some(({ likely }) => likely);
}

/** Loaded only where it is wanted: a table with a real board does without it. */
async function startEmulated(choices: StartChoices) {
  return (await import('./emulated.ts')).startEmulator(choices);
}

/** A new table begins with a game, so that nobody has to ask for one before the first score. */
function beginGame(table: Table, journal: Journal, { newGame, rules, players }: StartChoices): void {
  if (!newGame && journal.entries().length > 0) return;
  const result = table.command({ type: 'newGame', rules, players });
  if (!result.ok) throw usageError(result.refusal.code, 'That game cannot be played.');
}

function announce({ web, connection, journal }: Parts, choices: StartChoices, output: Output): void {
  const say = (event: string, fields: object, words: string): void =>
    choices.json ? output.out(JSON.stringify({ event, ...fields })) : output.out(words);
  let told = '';
  const tell = (): void => {
    const { state, port, error } = connection.status;
    if (state === 'closed') return;
    const words = error
      ? `Board: ${error.message}`
      : `Board: ${state === 'ready' ? 'ready' : 'looking for it'} (${port})`;
    if (words === told) return;
    told = words;
    say('board', { state, port, error: error?.code ?? null }, words);
  };
  connection.on('status', tell);
  say(
    'ready',
    { url: web.url, data: journal.folder, pid: process.pid },
    `Table:  ${web.url}\nGames: ${journal.folder}`,
  );
  tell();
  if (!choices.json) output.out('Ctrl+C ends the table; every score is kept.');
}

const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

/** What the rooms throw, as the command says it. */
function told(error: unknown): unknown {
  if (isJournalError(error) || isWebError(error)) return new CliError(error.code, error.message);
  if (isBoardError(error, 'badPort')) return usageError('badPort', error.message);
  return error;
}
