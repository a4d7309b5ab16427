// What a table costs by the number of games in its journal: start, memory, a key press, the list of games, the export.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SIX_CARD } from '../../../shared/rules/index.ts';
import { silentLog } from '../../system/log.ts';
import { Book, openTableJournal } from '../../table/index.ts';
import { memoryOf, processorSeconds, threadTimes } from '../processor.ts';
import { HostProgram } from '../scenario/program.ts';
import { type Measure, megabytes, milliseconds as ms, spreadOf } from './section.ts';
import { idOf, PLAYERS, writeYears } from './years.ts';

/** Games in the journals that are measured, besides an empty one. */
const SIZES = [10, 100, 1_000, 5_000];
const PRESSES = 200;
const LOOKS = 15;
/** Milliseconds. The first start on a journal without its index of games reads all of it. */
const FIRST_START_LIMIT = 600_000;
/** No board is at this address: the table plays without one. */
const NO_BOARD = 'tcp://127.0.0.1:1';

/** Measures journals with up to so many games. */
export const measureHistory: Measure = async ({ games: most }, progress) => {
  const costs: CostOfHistory[] = [];
  for (const games of [0, ...SIZES.filter((size) => size <= most)]) {
    progress(`a journal of ${games} games`);
    costs.push(await costOf(games));
  }
  return { title: 'A table by the games in its journal', rows: rowsOf(costs), goals: [] };
};

/** What a table with so many games costs. Seconds are those of the processor. */
async function costOf(games: number) {
  const folder = await mkdtemp(join(tmpdir(), 'muggins-years-'));
  try {
    const events = writeYears(folder, games);
    // The first start with this journal makes what is kept beside the events.
    const { cpu: rebuilt } = await started(folder);
    const running = { list: spreadOf([0]), exported: { bytes: 0, memory: 0 } };
    const { cpu: ready, memory } = await started(folder, async (host) => {
      running.list = await lookedAt(host);
      running.exported = await exportedBy(host);
    });
    return { games, events, rebuilt, ready, memory, ...running, ...(await pressed(folder)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
type CostOfHistory = Awaited<ReturnType<typeof costOf>>;

/** A host on this journal: what it has used when it is ready. */
async function started(folder: string, use?: (host: HostProgram) => Promise<void>) {
  const host = await new HostProgram({ port: NO_BOARD, data: folder }).ready(FIRST_START_LIMIT);
  try {
    const [cpu, memory] = [await processorSeconds(host.pid), await memoryOf(host.pid)];
    await use?.(host);
    return { cpu, memory };
  } finally {
    await host.end('SIGINT');
  }
}

async function lookedAt(host: HostProgram) {
  const samples: number[] = [];
  for (let look = 0; look < LOOKS; look++) {
    const begun = performance.now();
    await (await fetch(`${host.url}api/games`)).text();
    samples.push(performance.now() - begun);
  }
  return spreadOf(samples);
}

/** The whole export, and the most memory that the host had meanwhile. */
async function exportedBy(host: HostProgram) {
  const answer = await fetch(`${host.url}api/games/export.json`);
  let [bytes, memory, pieces] = [0, 0, 0];
  for await (const piece of answer.body ?? []) {
    bytes += piece.length;
    pieces += 1;
    if (pieces % 50 === 1) memory = Math.max(memory, await memoryOf(host.pid));
  }
  return { bytes, memory };
}

/** Scores and undos on this journal as the table takes them, each of them on disk. */
async function pressed(folder: string) {
  const journal = openTableJournal(folder);
  const book = new Book({ journal, log: silentLog, lanes: 3 });
  book.resume();
  const players = PLAYERS.slice(0, 2);
  const playerIds = players.map(idOf);
  const begun = book.carryOut({ type: 'newGame', rules: SIX_CARD, players, playerIds });
  if (!begun.ok) throw new Error(`no game begins: ${begun.refusal.code}`);
  const [samples, work]: [number[], number[]] = [[], []];
  for (let press = 0; press < PRESSES; press++) {
    const [pressed, worked] = [performance.now(), loopMilliseconds()];
    const done = book.carryOut(
      press % 4 === 3 ? { type: 'undo' } : { type: 'peg', seat: press % 2, points: 1 },
    );
    samples.push(performance.now() - pressed);
    work.push(loopMilliseconds() - worked);
    if (!done.ok) throw new Error(`a press was refused: ${done.refusal.code}`);
  }
  journal.close();
  // `keyPressWork` is in milliseconds of the processor, without the wait for the disk and for other programs.
  return { keyPress: spreadOf(samples), keyPressWork: spreadOf(work) };
}

/** CPU time of the event loop's thread, without that of the collector's threads (proc(5), schedstat). */
const loopMilliseconds = (): number => threadTimes(process.pid)?.ran ?? Number.NaN;

const HEADS = [
  'games',
  'first start',
  'start',
  'memory',
  'key press p50, p99',
  'CPU of it',
  '/api/games',
  'export',
];

const rowsOf = (costs: readonly CostOfHistory[]): readonly (readonly string[])[] => [
  HEADS,
  ...costs.map((cost) => [
    `${cost.games}`,
    `${cost.rebuilt.toFixed(1)} s CPU`,
    `${cost.ready.toFixed(1)} s CPU`,
    megabytes(cost.memory),
    `${ms(cost.keyPress.p50)}, ${ms(cost.keyPress.p99)}`,
    `${ms(cost.keyPressWork.p50)}, ${ms(cost.keyPressWork.p99)}`,
    ms(cost.list.p50),
    `${megabytes(cost.exported.bytes)}, ${megabytes(cost.exported.memory)} of memory`,
  ]),
];
