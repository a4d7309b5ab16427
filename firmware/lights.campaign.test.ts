import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Colour,
  holePixel,
  indicatorPixel,
  LANE_COLOURS,
  LANE_PIXELS,
  POWER,
  pixelCount,
  REAR_PEG_SHARE,
} from '../hardware/board.ts';
import {
  EFFECTS,
  HOLES,
  LANE_COUNTS,
  type LaneCount,
  type LanePegs,
  MAX_LANES,
  type WireMessage,
} from '../shared/protocol/index.ts';
import { effect as effectOn, HELLO, indicators, setup } from './testing/messages.ts';
import { fromHex, NativeBoard, rx } from './testing/native.ts';
import { toolFound } from './testing/tools.ts';
import '../host/testing/seed.ts';

const pegs = (holes: readonly LanePegs[]): WireMessage => ({ type: 'pegs', sequence: 3, holes });

/** The chain as colours, from the answer to `chain`. */
function coloursIn(line: string | undefined): readonly Colour[] {
  const bytes = fromHex(line ?? '');
  const at = (i: number): number => bytes[i] ?? 0;
  return Array.from({ length: bytes.length / 3 }, (_, i) => [at(3 * i), at(3 * i + 1), at(3 * i + 2)]);
}

const strongest = (colour: Colour): number => colour.indexOf(Math.max(...colour));
const isDark = (colour: Colour): boolean => colour.every((channel) => channel === 0);
const isWhitish = (colour: Colour): boolean => colour.every((channel) => channel > 0);
const front = (lane: number, brightness: number): Colour => {
  const [red, green, blue]: Colour = LANE_COLOURS[lane]?.led ?? [0, 0, 0];
  const scale = (channel: number): number => Math.round((channel * brightness) / 127);
  return [scale(red), scale(green), scale(blue)];
};

/** A rear peg: each channel a quarter, the strongest at least just lit. */
function rear(lane: number, brightness: number): Colour {
  const whole = front(lane, brightness);
  const quarter = whole.map((channel) => Math.floor(channel * REAR_PEG_SHARE));
  if (Math.max(...quarter) === 0) quarter[strongest(whole)] = 1;
  return [quarter[0] ?? 0, quarter[1] ?? 0, quarter[2] ?? 0];
}

describe.skipIf(!toolFound('g++'))('lights of the firmware compiled for this machine', () => {
  const board = new NativeBoard('mega');

  describe('ghosts', () => {
    // Rows from the top, columns from the left; the third press makes the fourth corner look closed.
    const rows: readonly (readonly [name: string, before: string, after: string, events: number])[] = [
      ['two keys of a row', '00 00 00', '03 00 00', 2],
      ['two keys of a column', '00 00 00', '11 00 00', 2],
      ['an L of three keys that closes no rectangle', '00 00 00', '13 00 00', 2 + 1],
      ['three corners, which read as four', '01 00 00', '33 00 00', 0],
      ['three corners over rows 1 and 4', '01 00 00', '05 50 00', 0],
      ['buttons while ghosts are about', '01 00 00', '33 00 03', 2],
    ];
    test.each(rows)('%s', (_name, before, after, events) => {
      const lines = board.talk([
        rx(HELLO),
        `contacts ${before}; ms 10`,
        rx({ type: 'keyAck', sequence: 1 }),
        `contacts ${after}; ms 10`,
        ...Array.from({ length: 4 }, (_, i) =>
          rx({ type: 'keyAck', sequence: i + (before === '00 00 00' ? 1 : 2) }),
        ),
      ]);
      expect(lines.slice(5).filter((line) => line !== '')).toHaveLength(events);
    });
  });

  describe('pegs and indicators', () => {
    const states: readonly (readonly LanePegs[])[] = [
      [
        { front: 0, rear: 0 },
        { front: 1, rear: 0 },
        { front: 121, rear: 120 },
        { front: 61, rear: 31 },
        { front: 90, rear: 77 },
        { front: 2, rear: 1 },
      ],
      [
        { front: 5, rear: 5 },
        { front: 121, rear: 121 },
        { front: 30, rear: 1 },
        { front: 0, rear: 0 },
        { front: 60, rear: 59 },
        { front: 31, rear: 30 },
      ],
    ];
    test.each(LANE_COUNTS)('%i lanes: every pixel at every brightness', (lanes) => {
      for (const brightness of [1, 2, 7, 64, 127]) {
        for (const state of states) {
          const holes = state.slice(0, lanes);
          const shown = coloursIn(board.talk([rx(HELLO, setup(lanes, brightness), pegs(holes)), 'chain'])[1]);
          const expected: Colour[] = Array.from({ length: pixelCount(lanes) }, () => [0, 0, 0]);
          for (const [lane, at] of holes.entries()) {
            if (at.rear > 0) expected[holePixel(lane, at.rear)] = rear(lane, brightness);
            if (at.front > 0) expected[holePixel(lane, at.front)] = front(lane, brightness);
          }
          expect(shown).toEqual(expected);
        }
      }
    });

    test('the turn is the lane’s colour, the dealer a dim white, both the colour with white in it', () => {
      const rows = [1, 20, 64, 127].flatMap((brightness) => [0, 1, 2].map((lane) => ({ brightness, lane })));
      for (const { brightness, lane } of rows) {
        const show = (message: WireMessage) =>
          coloursIn(board.talk([rx(HELLO, setup(3, brightness), message), 'chain'])[1])[indicatorPixel(lane)];
        const colour = front(lane, brightness);
        const white = Math.max(1, Math.floor(brightness / 4));
        expect(show(indicators(0, lane + 1))).toEqual(colour);
        expect(show(indicators(lane + 1, 0))).toEqual([white, white, white]);
        const both = colour.map((channel) => Math.max(channel, white));
        expect(show(indicators(lane + 1, lane + 1))).toEqual(both);
        expect(show(indicators(0, 0))).toEqual([0, 0, 0]);
      }
    });

    test('a picture is drawn once: not again unless something changes', () => {
      const state = pegs([
        { front: 3, rear: 1 },
        { front: 0, rear: 0 },
        { front: 0, rear: 0 },
      ]);
      const lines = board.talk([rx(HELLO), 'frames', rx(state), 'frames; ms 2000; frames']);
      const [before = 0, after, later] = [lines[1], lines[3], lines[5]].map(Number);
      expect([after, later]).toEqual([before + 1, before + 1]);
    });
  });

  describe('as much of the chain as has changed', () => {
    const at = (...fronts: readonly number[]): WireMessage =>
      pegs(fronts.map((hole) => ({ front: hole, rear: Math.max(0, hole - 4) })));
    const whole = String(pixelCount(3));
    /** Pixels of the frames that `commands` bring, after a board with three lanes has stood still. */
    const lengths = (...commands: readonly string[]): readonly string[] => {
      const head = [rx(HELLO, setup(3)), rx(at(10, 20, 30)), 'ms 20', 'lengths'];
      return (board.talk([...head, ...commands, 'lengths']).at(-1) ?? '').split(' ').filter(Boolean);
    };
    const ordered = (a: number, b: number): LanePegs => ({ front: Math.max(a, b), rear: Math.min(a, b) });
    const lane = fc.integer({ min: 0, max: 3 });

    test('everything while an effect runs and when it is over', () => {
      const start = effectOn(3, 1);
      const frames = lengths(rx(start), 'ms 1000');
      expect(frames.length).toBeGreaterThan(10);
      expect(new Set(frames)).toEqual(new Set([whole]));
      expect(lengths(rx(start), 'ms 100', 'lengths', rx(effectOn(0, 0)), 'ms 1000')).toEqual([whole]);
      expect(lengths(rx(start), 'ms 1000', 'lengths', rx(at(11, 20, 30)), 'ms 1000')).toEqual(['12']);
    });

    test('all that there can be after start and after a change of lanes or brightness', () => {
      const all = String(pixelCount(MAX_LANES));
      expect(lengths(rx(setup(3, 12)), 'ms 100')).toEqual([all]);
      expect(lengths('lengths', 'power', 'ms 100')).toEqual([all]);
      expect(lengths(rx(setup(2)), 'ms 100')).toEqual([all]);
    });

    test('nothing stale stays, whatever comes after what', () => {
      // The native chain ends the program when a frame leaves a pixel with a light that is no longer wanted.
      const hole = fc.integer({ min: 0, max: HOLES });
      const pegsOf = fc.array(fc.tuple(hole, hole), { minLength: 3, maxLength: 3 });
      const command = fc.oneof(
        { weight: 6, arbitrary: pegsOf.map((lanes) => rx(pegs(lanes.map(([a, b]) => ordered(a, b))))) },
        { weight: 2, arbitrary: fc.tuple(lane, lane).map(([dealer, turn]) => rx(indicators(dealer, turn))) },
        {
          weight: 1,
          arbitrary: fc
            .tuple(fc.nat(EFFECTS.length - 1), lane)
            .map(([effect, on]) => rx(effectOn(effect, on))),
        },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 127 }).map((level) => rx(setup(3, level))) },
        { weight: 4, arbitrary: fc.nat(900).map((time) => `ms ${time}`) },
      );
      fc.assert(
        fc.property(fc.array(command, { minLength: 1, maxLength: 40 }), (commands) => {
          expect(board.talk([rx(HELLO, setup(3)), ...commands, 'ms 10; frames']).at(-1)).toMatch(/^\d+$/);
        }),
        { numRuns: 20 },
      );
    });
  });

  describe('effects', () => {
    const state: readonly LanePegs[] = [
      { front: 0, rear: 0 },
      { front: 61, rear: 58 },
      { front: 121, rear: 120 },
      { front: 1, rear: 0 },
      { front: 45, rear: 44 },
      { front: 90, rear: 0 },
    ];
    const cases = EFFECTS.slice(1).flatMap((effect) => LANE_COUNTS.map((lanes) => ({ effect, lanes })));
    /** Milliseconds between two looks: more than a step, so that every look is at another picture. */
    const LOOK = 44;
    /** Longest that an effect may run, in milliseconds. */
    const longest = (effect: string): number => (effect === 'attention' ? 10_000 : 4_200);

    /** Pictures while an effect runs, and the current that each draws. */
    function watch(effect: string, lanes: LaneCount, lane: number, brightness: number) {
      const start = effectOn((EFFECTS as readonly string[]).indexOf(effect), lane);
      const looks = Array.from({ length: longest(effect) / LOOK }, () => [
        `ms ${LOOK}`,
        'chain',
        'milliamperes',
      ]);
      const steps = looks.flat();
      const holes = state.slice(0, lanes);
      const head = [rx(HELLO, setup(lanes, brightness), pegs(holes)), 'chain', 'frames', rx(start)];
      const lines = board.talk([...head, ...steps, 'ms 100; chain']);
      const moments = looks.map((_, i) => ({
        chain: coloursIn(lines[head.length + 3 * i + 1]),
        milliamperes: Number(lines[head.length + 3 * i + 2]),
      }));
      return { still: coloursIn(lines[1]), moments, after: coloursIn(lines.at(-1)) };
    }

    test.each(cases)(
      '$effect on $lanes lanes leaves every peg as it is and stays under the cap',
      ({ effect, lanes }) => {
        const { still, moments, after } = watch(effect, lanes, 0, 127);
        expect(
          moments.some(({ chain }) =>
            chain.some((colour, i) => isDark(still[i] ?? [0, 0, 0]) && !isDark(colour)),
          ),
        ).toBe(true);
        for (const { chain, milliamperes } of moments) {
          expect(milliamperes).toBeLessThanOrEqual(POWER.cap);
          const wrong = chain.flatMap((colour, i) => {
            const without = still[i] ?? [0, 0, 0];
            const allowed = isDark(without)
              ? isDark(colour) || isWhitish(colour)
              : String(colour) === String(without);
            return allowed ? [] : [{ pixel: i, colour, without }];
          });
          expect(wrong).toEqual([]);
        }
        expect(after).toEqual(still);
      },
    );

    test('the cap is what dims the brightest effect', () => {
      const most = Math.max(...watch('win', 4, 0, 127).moments.map(({ milliamperes }) => milliamperes));
      expect(most).toBeGreaterThan(POWER.cap * 0.95);
      const dim = Math.max(...watch('win', 4, 0, 16).moments.map(({ milliamperes }) => milliamperes));
      expect(dim).toBeLessThan(POWER.cap * 0.75);
    });

    test('an effect on one lane leaves the others alone', () => {
      for (const effect of EFFECTS.slice(1)) {
        const { still, moments } = watch(effect, 3, 2, 64);
        const changed = moments.flatMap(({ chain }) =>
          chain.flatMap((colour, i) =>
            String(colour) === String(still[i]) ? [] : [Math.floor(i / LANE_PIXELS)],
          ),
        );
        expect([...new Set(changed)]).toEqual([1]);
      }
    });

    test('at most thirty-one frames a second, and `none` clears the track at once', () => {
      const start = (effect: number) => effectOn(effect, 0, effect + 4);
      const lines = board.talk([rx(HELLO), 'frames', rx(start(5)), 'ms 1000; frames', rx(start(0)), 'chain']);
      expect(Number(lines[4]) - Number(lines[1])).toBeLessThanOrEqual(31);
      expect(Number(lines[4]) - Number(lines[1])).toBeGreaterThan(20);
      expect(coloursIn(lines[6]).every(isDark)).toBe(true);
    });

    test('a ripple spreads from the front peg', () => {
      const { moments } = watch('skunkLine', 2, 2, 64);
      const reach = moments.slice(0, 8).map(({ chain }) => {
        const lit = chain
          .slice(LANE_PIXELS, LANE_PIXELS + HOLES + 1)
          .flatMap((c, hole) => (isWhitish(c) ? [hole] : []));
        return lit.map((hole) => Math.abs(hole - 61)).reduce((a, b) => Math.max(a, b), 0);
      });
      expect(reach.every((far, i) => far <= 2 + 2 * (i + 1))).toBe(true);
      expect(Math.max(...reach)).toBeGreaterThan(5);
    });
  });
});
