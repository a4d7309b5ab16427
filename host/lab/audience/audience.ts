// `muggins-lab night --televisions 20 --phones 80`: how soon televisions show the last button of a game, and what they cost a hall.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CliError, json, type Output } from '../../cli/output.ts';
import { openHallJournal } from '../../hall/index.ts';
import { megabytes, milliseconds, type Spread, spreadOf } from '../bench/sample.ts';
import { type HallCost, HallProcess } from './hall.ts';
import type { FromRoom, ToRoom } from './room.ts';
import type { ScreenLog } from './screen.ts';
import { EveningTables, type LastButtons } from './tables.ts';

interface AudienceOptions {
  readonly tables: number;
  readonly rounds: number;
  readonly televisions: number;
  readonly phones: number;
  /** Milliseconds between two pegs at a table. */
  readonly pace: number;
  readonly seed: number;
  readonly json?: boolean;
}

/** What is promised: league.md, E8. */
const GOALS = { seenMilliseconds: 1_000, memoryBytes: 200e6, readyMilliseconds: 2_000 } as const;
const LOOK = 250;

interface Audience {
  readonly results: number;
  readonly expected: number;
  /** Milliseconds from the last peg of a game until a television's line has the state with its result; of each television. */
  readonly result: Spread;
  /** The same from the second signature. */
  readonly signed: Spread;
  /** States that a television was never told. */
  readonly missed: number;
  readonly hall: HallCost & { readonly ready: number };
  readonly told: Traffic;
  /** Processes that wanted to run, averaged over a minute: before, and at the end with our own among them. */
  readonly load: { readonly before: number; readonly end: number; readonly processors: number };
  readonly seconds: number;
}

/** What all screens were told. */
interface Traffic {
  readonly messages: number;
  readonly bytes: number;
  /** Bytes a second, for one television. */
  readonly television: number;
  readonly requests: number;
  readonly unchanged: number;
  readonly failed: readonly string[];
}

/** Plays the evening, and measures. @throws CliError where a result is missing */
export async function audience(options: AudienceOptions, output: Output): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'muggins-audience-'));
  try {
    const found = await measure(options, folder);
    for (const line of options.json ? [json(found)] : reportOf(found)) output.out(line);
    if (found.results !== found.expected || found.missed > 0 || found.told.failed.length > 0)
      throw new CliError('lawBroken', 'Televisions were not told everything.');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(options: AudienceOptions, folder: string): Promise<Audience> {
  const { tables: count, rounds, seed, pace } = options;
  const [before = 0] = loadavg();
  const numbers = Array.from({ length: count }, (_, at) => `${at + 1}`);
  const players = numbers.flatMap((number) => [`a${number}`, `b${number}`]);
  const data = join(folder, 'hall');
  const hall = await new HallProcess(data).ready();
  const tables = new EveningTables({ hall, folder, numbers, pace, seed });
  const kind = extname(import.meta.filename);
  const execArgv = kind === '.ts' ? ['--import=tsx'] : [];
  const room = fork(join(import.meta.dirname, `room${kind}`), { execArgv });
  try {
    await hall.openNight({ tables: numbers, players, rounds, seed });
    const phones = players.slice(0, options.phones);
    const invitations = await Promise.all(phones.map((player) => hall.codeOf(player)));
    await asked(room, { hall: hall.url, televisions: options.televisions, invitations });
    const began = performance.now();
    await tables.begin();
    const results = await played(hall, tables, count * rounds);
    const seconds = (performance.now() - began) / 1_000;
    const told = (await asked(room, 'report')) as Exclude<FromRoom, string>;
    const cost = await hall.cost();
    const [end = 0] = loadavg();
    await hall.end('SIGINT');
    return {
      results,
      expected: count * rounds,
      ...seenBy(told.televisions, tables.buttons, sequencesIn(data)),
      hall: { ready: hall.readyAfter, ...cost },
      told: trafficOf(told, seconds),
      load: { before, end, processors: availableParallelism() },
      seconds,
    };
  } finally {
    room.send('end' satisfies ToRoom);
    await tables.close();
    hall.signal('SIGKILL');
  }
}

async function asked(room: ReturnType<typeof fork>, message: ToRoom): Promise<FromRoom> {
  const heard = once(room, 'message');
  room.send(message);
  return (await heard)[0] as FromRoom;
}

/** Until the hall has every result and every signature, and everybody was told. */
async function played(hall: HallProcess, tables: EveningTables, expected: number): Promise<number> {
  for (;;) {
    await sleep(LOOK);
    if (tables.buttons.size < expected || !tables.areQuiet) continue;
    const { view } = await hall.night();
    await sleep(4 * LOOK);
    return view.games.filter(({ stage }) => stage === 'signed').length;
  }
}

/** Where the hall's journal has the result of each game, and its second signature. */
function sequencesIn(data: string): ReadonlyMap<string, LastButtons> {
  const found = new Map<string, LastButtons>();
  const journal = openHallJournal(data);
  for (const { sequence, event } of journal.read())
    if (event.type === 'resultReported') found.set(event.game, { ...found.get(event.game), over: sequence });
    else if (event.type === 'signed') found.set(event.game, { ...found.get(event.game), signed: sequence });
  journal.close();
  return found;
}

/** When each television was told of each last button. */
function seenBy(
  televisions: readonly ScreenLog[],
  buttons: ReadonlyMap<string, LastButtons>,
  sequences: ReadonlyMap<string, LastButtons>,
): Pick<Audience, 'result' | 'signed' | 'missed'> {
  let missed = 0;
  const spread = (last: keyof LastButtons): Spread => {
    const delays: number[] = [];
    for (const [game, { [last]: pressed }] of buttons) {
      const wanted = sequences.get(game)?.[last] ?? Number.POSITIVE_INFINITY;
      for (const { times } of televisions) {
        const seen = times.find(([sequence]) => sequence >= wanted);
        if (seen === undefined || pressed === undefined) missed += 1;
        else delays.push(seen[1] - pressed);
      }
    }
    return spreadOf(delays);
  };
  return { result: spread('over'), signed: spread('signed'), missed };
}

function trafficOf(told: Exclude<FromRoom, string>, seconds: number): Traffic {
  const all = [...told.televisions, ...told.phones];
  const sum = (of: readonly ScreenLog[], what: Exclude<keyof ScreenLog, 'times'>): number =>
    of.reduce((total, each) => total + each[what], 0);
  return {
    messages: sum(all, 'messages'),
    bytes: sum(all, 'bytes'),
    television: sum(told.televisions, 'bytes') / told.televisions.length / seconds,
    requests: sum(all, 'requests'),
    unchanged: sum(all, 'unchanged'),
    failed: told.failed,
  };
}

function reportOf({ result, signed, hall, told, load, ...found }: Audience): readonly string[] {
  const seen = (what: string, spread: Spread): string =>
    `${what}: p50 ${milliseconds(spread.p50)}, p99 ${milliseconds(spread.p99)}, most ${milliseconds(spread.most)}`;
  const goal = (met: boolean, what: string): string => `${met ? 'met' : 'MISSED'}: ${what}`;
  return [
    `${found.results} of ${found.expected} results; ${found.missed} states that a television was never told`,
    seen('from the last peg to a television', result),
    seen('from the second signature to a television', signed),
    `the hall: at most ${megabytes(hall.peakResident)}, now ${megabytes(hall.resident)}; heap at most ${megabytes(hall.peakHeap)}; ready after ${milliseconds(hall.ready)}; ${hall.processor.toFixed(0)} s of the processor`,
    `${told.messages} messages, ${megabytes(told.bytes)}; ${(told.television / 1_000).toFixed(0)} kB a second for a television`,
    `${told.requests} requests, ${told.unchanged} of them not modified, ${told.failed.length} failed`,
    `${found.seconds.toFixed(0)} seconds; load ${load.before.toFixed(1)} before, ${load.end.toFixed(1)} at the end, on ${load.processors} processors`,
    goal(
      Math.max(result.p99, signed.p99) < GOALS.seenMilliseconds,
      `99 % within ${GOALS.seenMilliseconds} ms`,
    ),
    goal(hall.peakResident < GOALS.memoryBytes, `the hall under ${GOALS.memoryBytes / 1e6} MB`),
    goal(hall.ready < GOALS.readyMilliseconds, `ready within ${GOALS.readyMilliseconds} ms`),
  ];
}
