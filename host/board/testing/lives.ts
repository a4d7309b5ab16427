// Lives of connections, drawn by chance: boards that answer late, twice or never, and leave half-way. And what may be left
// behind: nothing of Johnny-Five's, and nothing of ours.
import { getHeapStatistics, queryObjects } from 'node:v8';
import fc from 'fast-check';
import firmata from 'firmata-io';
import five from 'johnny-five';
import { expect, vi } from 'vitest';
import { Connection } from '../connection.ts';
import { bench } from './bench.ts';
import { Device } from './device.ts';

/** What a board says to the first words. */
const ANSWERS = ['right', 'late', 'twice', 'never', 'noName', 'babble', 'stock', 'other', 'noisy'] as const;
/** What happens to it later. */
const ENDS = ['none', 'unplugged', 'replugged', 'restarted', 'hangs'] as const;

interface Life {
  readonly answer: (typeof ANSWERS)[number];
  /** Milliseconds after the start at which a late answer, or a second one, comes. */
  readonly answerAt: number;
  readonly end: (typeof ENDS)[number];
  readonly endAt: number;
  /** When the connection is closed. */
  readonly closeAt: number;
  readonly seed: number;
}

/** Times gather where something happens: within the handshake, at its end, and at Johnny-Five's ten seconds. */
const time = fc.oneof(
  fc.integer({ min: 0, max: 120 }),
  fc.integer({ min: 0, max: 6_000 }),
  fc.integer({ min: 9_900, max: 10_300 }),
);

export const life: fc.Arbitrary<Life> = fc.record({
  answer: fc.constantFrom(...ANSWERS),
  answerAt: time,
  end: fc.constantFrom(...ENDS),
  endAt: time,
  closeAt: time,
  seed: fc.integer({ min: 1, max: 0xffff }),
});

const VERSION = [0xf9, 2, 5];
const NAME = [0xf0, 0x79, 2, 5, 0x6d, 0, 0xf7];

function begin({ knobs }: Device, { answer }: Life): void {
  if (answer === 'late' || answer === 'never') knobs.hang = true;
  if (answer === 'noName') knobs.babble = VERSION;
  if (answer === 'babble') knobs.babble = [0x80, 0xf0, 1, 2, 3, 0xf7];
  if (answer === 'stock') knobs.stockFirmata = 'StandardFirmata';
  if (answer === 'other') knobs.major = 2;
  if (answer === 'noisy') knobs.noise = 0.02;
}

function answerAgain(device: Device, { answer }: Life): void {
  if (answer === 'late') device.knobs.hang = false;
  if (answer === 'late' || answer === 'twice') device.raw([...VERSION, ...NAME, ...VERSION]);
}

function turn(device: Device, { end }: Life): void {
  if (end === 'unplugged' || end === 'replugged') device.unplug();
  if (end === 'replugged') device.plug();
  if (end === 'restarted') device.restart();
  if (end === 'hangs') device.knobs.hang = true;
  if (end !== 'hangs') device.press('P1');
}

/** Lives it, in the time of `setTimeout`; resolves when the connection is closed. */
export function live(each: Life): Promise<void> {
  const device = new Device(each.seed);
  begin(device, each);
  const { connection } = bench({}, device);
  connection.start();
  setTimeout(() => answerAgain(device, each), each.answerAt);
  setTimeout(() => turn(device, each), each.endAt);
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      // The board of the test has timers of its own.
      connection
        .close()
        .then(() => device.restart(false))
        .then(resolve, reject);
    }, each.closeAt);
  });
}

/** What is left of all lives so far, after a collection of garbage. */
interface Remains {
  readonly boards: number;
  readonly ios: number;
  readonly connections: number;
  /** Boards in Johnny-Five's own list. */
  readonly cached: number;
  /** Sysex that firmata-io takes for the whole process. */
  readonly sysex: number;
  /** Listeners of the process: `exit`, `SIGINT` and all others. */
  readonly listeners: number;
  readonly heap: number;
}

export function remains(): Remains {
  const counted = (of: unknown): number => queryObjects(of as new () => object, { format: 'count' });
  const listeners = process.eventNames().map((name) => process.listenerCount(name));
  return {
    boards: counted(five.Board),
    ios: counted(firmata.Firmata),
    connections: counted(Connection),
    cached: five.Board.cache.length,
    sysex: Object.keys((firmata.Firmata as { SYSEX_RESPONSE: object }).SYSEX_RESPONSE).length,
    listeners: listeners.reduce((sum, count) => sum + count, 0),
    heap: getHeapStatistics().used_heap_size,
  };
}

/** So many connections at a time, and how often; what they do follows from the seed. */
interface Course {
  readonly runs: number;
  readonly together: number;
  readonly seed: number;
}

/** Johnny-Five waits ten seconds for a board, and everything is over after three times that. */
const AFTERWARDS = 30_000;
/** What a run may leave in frames that the engine has not left yet. */
const SLACK = 3;

/**
 * Lives them under fake time. Nothing may throw; no timer, listener or board may be left after any run.
 */
export async function outlive({ runs, together, seed }: Course): Promise<void> {
  const before = remains();
  const lives = fc.array(life, { minLength: together, maxLength: together });
  const property = fc.asyncProperty(lives, async (all) => {
    const over = Promise.all(all.map(live));
    await vi.advanceTimersByTimeAsync(AFTERWARDS);
    await over;
    expect(vi.getTimerCount()).toBe(0);
    expectNothing(before);
  });
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
}

/** No more is left than there was. */
export function expectNothing(before: Remains): Remains {
  const left = remains();
  const { cached, sysex, listeners } = before;
  expect(left).toMatchObject({ cached, sysex, listeners });
  for (const kind of ['boards', 'ios', 'connections'] as const)
    expect(left[kind]).toBeLessThanOrEqual(before[kind] + SLACK);
  return left;
}
