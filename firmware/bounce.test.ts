// Keys answer with the second reading that finds them closed; a contact that bounces is one press, and a spike is none. The real image.
import { describe, expect, test } from 'vitest';
import { DEBOUNCE } from '../hardware/board.ts';
import { EFFECTS, type KeyId } from '../shared/protocol/index.ts';
import { CONTACTS, RECORDED, SHAPES } from './testing/bounces.ts';
import { KeyBench, provePresses } from './testing/presses.ts';

/** One of the matrix, and one on a pin of its own. */
const KEYS: readonly KeyId[] = ['5', 'P1'];
/** Milliseconds for which a key is down. */
const HOLD = 40;
/** Milliseconds of rest until the next: a release has counted by then. */
const REST = 40;
/** Where in a scan a contact begins to move, in milliseconds. */
const PHASES = [0.05, 0.35, 0.65, 0.95];

/** Presses both keys by contacts that move so when they close and when they open. */
function strike(
  bench: KeyBench,
  closing: readonly number[],
  opening: readonly number[],
  phase: number,
): void {
  const down = [0, ...closing].map((moment) => moment + phase);
  const up = [0, ...opening].map((moment) => moment + phase + HOLD);
  for (const key of KEYS) bench.probe.machine.strike(key, [...down, ...up]);
  bench.run(HOLD + (up.at(-1) ?? 0) - HOLD + REST);
}

/** What both keys have told since the last time. */
function told(bench: KeyBench): readonly string[] {
  const strokes = KEYS.map((key) => bench.told.get(key) ?? '');
  bench.told.clear();
  return strokes;
}

describe('a contact that bounces is pressed once and let go once', () => {
  test.each(RECORDED)('$contact, as recorded', ({ closing, opening }) => {
    const bench = new KeyBench();
    for (const phase of PHASES) {
      strike(bench, closing, opening, phase);
      expect(told(bench), `${phase}`).toEqual(['pr', 'pr']);
    }
  });

  test.each(CONTACTS)('$contact, for $longest ms', ({ longest }) => {
    const bench = new KeyBench();
    for (const [name, shape] of Object.entries(SHAPES)) {
      for (const [seed, phase] of PHASES.entries()) {
        const moments = shape(longest, seed + 1);
        strike(bench, moments, moments, phase);
        expect(told(bench), `${name} ${phase}`).toEqual(['pr', 'pr']);
      }
    }
  });

  provePresses('uno', 150, 8);
  provePresses('mega', 50, 8);
});

describe('a spike is no key', () => {
  /** All four keys of a column: a line of the keypad that catches something looks so. */
  const COLUMN: readonly KeyId[] = ['2', '5', '8', '0'];
  // Two readings of a key are a millisecond apart, of a button a quarter; while a frame is clocked out, a hundredth less.
  const SPIKES = [0.001, 0.05, 0.3, 0.6, 0.95];

  test.each([
    ['at rest', 'none'],
    ['while an effect keeps the pixels busy', 'win'],
  ] as const)('%s', (_name, effect) => {
    const bench = new KeyBench();
    bench.probe.say({ type: 'effect', sequence: 50, effect: EFFECTS.indexOf(effect), lane: 0 });
    for (let n = 0; n < 60; n++) {
      const moment = 1 + ((n * 0.37) % 1);
      const length = SPIKES[n % SPIKES.length] ?? 0;
      for (const key of COLUMN) bench.probe.machine.strike(key, [moment, moment + length]);
      for (const key of ['P1', 'UNDO'] as const)
        bench.probe.machine.strike(key, [moment, moment + length / 4]);
      bench.run(6);
    }
    bench.run(60);
    expect(Object.fromEntries(bench.told)).toEqual({});
  });

  test('nor is one that opens a key that is held', () => {
    const bench = new KeyBench();
    const { machine } = bench.probe;
    for (const length of [...SPIKES, 5, 13]) {
      for (const key of KEYS) machine.strike(key, [0, 20, 20 + length, 60 + length]);
      bench.run(120);
      expect(told(bench), `${length}`).toEqual(['pr', 'pr']);
    }
  });

  test('and a short tap is one: two scans of a key are enough, two looks at a button', () => {
    const bench = new KeyBench();
    for (const phase of PHASES) {
      bench.probe.machine.strike('5', [phase, phase + 2.05]);
      bench.probe.machine.strike('P1', [phase, phase + 0.55]);
      bench.run(40);
      expect(told(bench), `${phase}`).toEqual(['pr', 'pr']);
    }
  });

  test.each([
    [
      'a button is told with the second look: half a millisecond after it has closed at most',
      'P1',
      0.25,
      0.5,
    ],
    ['a key of the matrix is told with the second scan', '5', 1, 2],
  ] as const)('%s', (_name, key, least, most) => {
    const bench = new KeyBench();
    const waits = Array.from({ length: 40 }, (_, at) => {
      bench.probe.machine.strike(key, [0, 30]);
      const wait = bench.until(key);
      bench.run(80 + ((at * 0.37) % 1));
      bench.told.clear();
      return wait;
    });
    // On top: the passes of the board, ten bytes on the line, and the tenth that we look at.
    const line = 1.1;
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(least + 0.8);
    expect(Math.max(...waits)).toBeLessThanOrEqual(most + line + 0.1);
    expect(Math.max(...waits)).toBeGreaterThan(Math.min(...waits));
  });
});

describe('set to symmetric', () => {
  test('a contact counts when it has been steady for as long either way, and a short tap is nothing', () => {
    const { press } = DEBOUNCE.symmetric;
    const bench = new KeyBench();
    bench.slow();
    for (const [length, strokes] of [
      [press - 1.1, ''],
      [press + 1.1, 'pr'],
    ] as const) {
      for (const key of KEYS) bench.probe.machine.strike(key, [0, length]);
      bench.run(40);
      expect(told(bench), `${length}`).toEqual([strokes, strokes]);
    }
  });

  test('the board keeps it through a power cut', () => {
    const bench = new KeyBench();
    bench.slow();
    bench.probe.run(200);
    const { eeprom } = bench.probe.machine;
    const again = new KeyBench({ eeprom: eeprom.bytes.slice() });
    for (const key of KEYS) again.probe.machine.strike(key, [0, 4]);
    again.run(40);
    expect(told(again)).toEqual(['', '']);
  });
});

test('a button that the settings add is not pressed by the level that its pin had without a pull-up', () => {
  const bench = new KeyBench();
  for (const lanes of [2, 4, 3, 4]) {
    bench.probe.say({ type: 'setup', sequence: 60 + lanes, lanes, brightness: 64 });
    bench.run(60);
  }
  expect(Object.fromEntries(bench.told)).toEqual({});
});
