import { describe, expect, test } from 'vitest';
import { checkFaults, FaultyWire, NO_FAULTS, noHits } from './faults.ts';

type Passage = ReturnType<FaultyWire['pass']>;

/** Most bytes that a cut takes along. */
const LONGEST_CUT = 32;

/** Longest delay of a byte in milliseconds. */
const LONGEST_DELAY = 20;

const BYTES = 20_000;
const run = (settings: Parameters<typeof checkFaults>[0], direction: 'toBoard' | 'toHost' = 'toBoard') => {
  const wire = new FaultyWire(checkFaults(settings), direction);
  return Array.from({ length: BYTES }, (_, i) => ({ sent: i & 0xff, got: wire.pass(i & 0xff) }));
};
const bits = (value: number) => value.toString(2).replaceAll('0', '').length;

/** Share of outcomes that a kind of fault shows in. */
const KINDS: Readonly<
  Record<'drop' | 'flip' | 'duplicate' | 'delay', (sent: number, got: Passage) => boolean>
> = {
  drop: (_, { bytes }) => bytes.length === 0,
  flip: (sent, { bytes }) => bytes.length > 0 && bits((bytes[0] ?? 0) ^ sent) === 1,
  duplicate: (_, { bytes }) => bytes.length === 2 && bytes[0] === bytes[1],
  delay: (_, { delay }) => delay > 0 && delay <= LONGEST_DELAY,
};

describe.each(['drop', 'flip', 'duplicate', 'delay'] as const)('%s', (kind) => {
  test.each([0.01, 0.1, 1])('hits a share of %d', (rate) => {
    const hits = run({ [kind]: rate, seed: 3 }).filter(({ sent, got }) => KINDS[kind](sent, got)).length;
    const deviation = Math.sqrt(BYTES * rate * (1 - rate));
    expect(Math.abs(hits - BYTES * rate)).toBeLessThanOrEqual(5 * deviation);
  });

  test('does nothing else', () => {
    const others = (['drop', 'flip', 'duplicate', 'delay'] as const).filter((other) => other !== kind);
    for (const { sent, got } of run({ [kind]: 0.1 })) {
      for (const other of others) expect(KINDS[other](sent, got)).toBe(false);
    }
  });
});

describe('truncate', () => {
  const FRAME = [0xf0, 0x01, 0x02, 0x03, 0x04, 0xf7];
  /** What comes through of many frames, frame by frame. */
  const frames = (truncate: number) => {
    const hits = noHits();
    const wire = new FaultyWire(checkFaults({ truncate, seed: 5 }), 'toBoard', hits);
    const got = Array.from({ length: 2000 }, () => FRAME.flatMap((byte) => wire.pass(byte).bytes));
    return { got, hits };
  };

  test('takes the end of a frame, all of it, and nothing of the next', () => {
    const { got, hits } = frames(0.02);
    const whole = got.filter(({ length }) => length === FRAME.length);
    for (const bytes of got) expect(bytes).toEqual(FRAME.slice(0, bytes.length));
    // A frame of six bytes is spared with 0.98 to the sixth.
    expect(Math.abs(whole.length - 2000 * 0.98 ** 6)).toBeLessThan(5 * Math.sqrt(2000 * 0.11 * 0.89));
    expect(hits.truncate).toBe(got.reduce((sum, { length }) => sum + FRAME.length - length, 0));
    expect(hits).toMatchObject({ drop: 0, flip: 0, duplicate: 0, delay: 0 });
  });

  test('ends after so many bytes where no frame ends', () => {
    const wire = new FaultyWire(checkFaults({ truncate: 0.001, seed: 2 }), 'toBoard');
    const lost = Array.from({ length: 20_000 }, () => wire.pass(0x55).bytes.length === 0);
    const runs = lost
      .map((gone) => (gone ? 'x' : '.'))
      .join('')
      .match(/x+/g);
    expect(runs?.length).toBeGreaterThan(5);
    for (const run of runs ?? []) expect(run.length % LONGEST_CUT).toBe(0);
  });
});

test('without faults every byte passes', () => {
  for (const { sent, got } of run({})) expect(got).toEqual({ bytes: [sent], delay: 0 });
});

test('the same seed fails the same way, the other direction differently', () => {
  const settings = { drop: 0.1, flip: 0.1, seed: 7 };
  expect(run(settings)).toEqual(run(settings));
  expect(run(settings)).not.toEqual(run(settings, 'toHost'));
  expect(run(settings)).not.toEqual(run({ ...settings, seed: 8 }));
});

test('a direction that is not meant is left alone', () => {
  for (const { sent, got } of run({ drop: 1, direction: 'toHost' })) expect(got.bytes).toEqual([sent]);
});

test.each([
  [{ drop: 1.5 }, 'fault drop: expected 0 to 1, got 1.5'],
  [{ flip: -0.1 }, 'fault flip: expected 0 to 1, got -0.1'],
  [{ delay: Number.NaN }, 'fault delay: expected 0 to 1, got NaN'],
  [{ seed: 0.5 }, 'fault seed: expected a whole number'],
])('refuses %j', (settings, message) => {
  expect(() => checkFaults(settings)).toThrow(message);
});

test('what is left out is off', () => {
  expect(checkFaults({ drop: 0.5 })).toEqual({ ...NO_FAULTS, drop: 0.5 });
});
