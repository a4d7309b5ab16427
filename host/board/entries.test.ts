import { describe, expect, test } from 'vitest';
import { ENTRY_KINDS, type EntryKind } from '../../shared/protocol/index.ts';
import type { BoardEntry } from './entries.ts';
import { bench, pass, underFakeTime } from './testing/bench.ts';
import { Device } from './testing/device.ts';

underFakeTime();

/** Colours of six lanes, of which this board has three. */
const SIX = ['amber', 'indigo', 'green', 'magenta', 'red', 'blue'] as const;

const entry = (number: number, kind: EntryKind, lane = 0, points = 0) => ({
  log: 77,
  number,
  kind: ENTRY_KINDS.indexOf(kind),
  lane,
  points,
});
const EVENING = [entry(5, 'score', 1, 12), entry(6, 'score', 2, 7), entry(7, 'undo'), entry(8, 'newGame')];

/** A board that has pegged alone, and a host that takes its entries over as `take` says. */
async function host(take: (entry: BoardEntry) => boolean, device = deviceWith(EVENING)) {
  const made = bench({}, device);
  const over: [number, number][] = [];
  made.connection.on('takenOver', (taken, left) => over.push([taken, left]));
  made.connection.start(take);
  await pass(1_000);
  return { ...made, over };
}

function deviceWith(entries: Device['entries']): Device {
  const device = new Device();
  device.entries = entries;
  return device;
}

describe('what was keyed on the board without a host', () => {
  test('is taken in order, before the board is ready and anything is shown', async () => {
    const taken: BoardEntry[] = [];
    const device = deviceWith(EVENING);
    const { connection, over } = await host((each) => {
      taken.push(each);
      expect(device.shown).toEqual([]);
      return true;
    }, device);
    expect(taken).toEqual([
      { log: 77, number: 5, kind: 'score', lane: 0, points: 12 },
      { log: 77, number: 6, kind: 'score', lane: 1, points: 7 },
      { log: 77, number: 7, kind: 'undo', lane: 0, points: 0 },
      { log: 77, number: 8, kind: 'newGame', lane: 0, points: 0 },
    ]);
    expect(device.entries).toEqual([]);
    expect(connection.status.state).toBe('ready');
    expect(over).toEqual([[4, 0]]);
  });

  test.each([1, 2, 3, 5, 8])('is taken once, though %i answers are lost', async (lost) => {
    const device = deviceWith(EVENING);
    const kept = new Set<number>();
    const { connection } = await host(({ number }) => {
      if (!kept.has(number) && number === 6) device.knobs.dropAnswers = lost;
      kept.add(number);
      return true;
    }, device);
    await pass(2_000);
    expect([...kept]).toEqual([5, 6, 7, 8]);
    expect(device.entries).toEqual([]);
    expect(connection.status.state).toBe('ready');
  });

  test('that the game cannot take stays on the board, with all that follows, and the board is ready', async () => {
    const { device, connection, over } = await host(({ number }) => number < 6);
    expect(device.entries.map(({ number }) => number)).toEqual([6, 7, 8]);
    expect(connection.status.state).toBe('ready');
    expect(over).toEqual([[1, 3]]);
  });

  // Found by `npm run simulate -- --seed 1`: they stayed until the board was connected anew.
  test('that the disk refused is taken once it has room, while the board stays ready', async () => {
    let full = true;
    const { device, over, statuses } = await host(() => !full);
    await pass(20_000);
    expect(over).toEqual([[0, 4]]);
    full = false;
    await pass(10_000);
    expect(device.entries).toEqual([]);
    expect(over).toEqual([
      [0, 4],
      [4, 0],
    ]);
    expect(statuses.map(({ state }) => state)).toEqual(['ready']);
  });

  test('and cannot be read any more is logged, and given up', async () => {
    const taken: number[] = [];
    const device = deviceWith([entry(5, 'none'), entry(6, 'score', 1, 2)]);
    await host(({ number }) => taken.push(number) > 0, device);
    expect(taken).toEqual([6]);
    expect(device.entries).toEqual([]);
  });

  test('is not asked for where nothing takes it', async () => {
    const { device, connection } = bench({}, deviceWith(EVENING));
    connection.start();
    await pass(500);
    expect(connection.status.state).toBe('ready');
    expect(device.received.filter(({ type }) => type === 'readEntry')).toEqual([]);
  });
});

describe('colours, health and self-test', () => {
  test('colours are set by name before the board is ready', async () => {
    const device = new Device();
    const { connection } = bench({ colours: SIX }, device);
    connection.start();
    await pass(200);
    expect(device.colours).toEqual([7, 6, 2, 5]);
    expect((await settled(connection.health())).colours).toEqual(['amber', 'indigo', 'green', 'magenta']);
  });

  test('health by name, to every caller', async () => {
    const device = deviceWith(EVENING);
    device.closed = 1 | (1 << 21);
    const { connection } = bench({}, device);
    connection.start();
    await pass(200);
    const [one, other] = await settled(Promise.all([connection.health(), connection.health()]));
    expect(one).toEqual(other);
    expect(one).toEqual({
      ram: { variables: 990, stackRoom: 1058, stackMost: 100 },
      record: { slots: 23, found: 22, bad: 1, written: 5000, endurance: 2_300_000 },
      entries: { room: 150, waiting: 4 },
      display: 0x3f,
      selfTest: false,
      colours: ['vermilion', 'blue', 'green', 'yellow'],
      closed: ['1', 'UNDO'],
    });
  });

  test('the self-test is started and ended, and keys come meanwhile', async () => {
    const { connection, device, keys } = bench();
    connection.start();
    await pass(200);
    await settled(connection.selfTest(true));
    expect(device.selfTesting).toBe(true);
    device.press('5');
    await pass(50);
    expect(keys.map(({ key }) => key)).toEqual(['5']);
    await settled(Promise.all([connection.selfTest(true), connection.selfTest(false)]));
    expect(device.selfTesting).toBe(false);
  });

  test('a board that refuses, and one that is not there', async () => {
    const { connection, device } = bench();
    await expect(connection.health()).rejects.toMatchObject({ code: 'notConnected' });
    connection.start();
    await pass(200);
    device.knobs.refuse = { type: 'readHealth', status: 'unknownMessage' };
    const answers = Promise.allSettled([connection.health(), connection.selfTest(true)]);
    expect(await settled(answers)).toMatchObject([
      { reason: { code: 'refused', details: { status: 'unknownMessage' } } },
      { status: 'fulfilled' },
    ]);
    const waiting = Promise.allSettled([connection.health()]);
    await connection.close();
    expect(await settled(waiting)).toMatchObject([{ reason: { code: 'notConnected' } }]);
  });

  async function settled<T>(answer: Promise<T>): Promise<T> {
    const [value] = await Promise.all([answer, pass(500)]);
    return value;
  }
});
