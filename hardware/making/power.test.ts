import { describe, expect, test } from 'vitest';
import { effect as effectOn, HELLO, indicators, pegs, setup } from '../../firmware/testing/messages.ts';
import { NativeBoard, rx } from '../../firmware/testing/native.ts';
import { toolFound } from '../../firmware/testing/tools.ts';
import { COLOURS, EFFECTS, LANE_COUNTS } from '../../shared/protocol/index.ts';
import { built, fromCsv, fromHeader } from './testing/read.ts';

const one = (list: readonly number[] | undefined): number => list?.[0] ?? Number.NaN;
/** Milliamperes that a line of the bill is rated for. */
function rated(lanes: number, reference: string): number {
  const item = fromCsv(built(`${lanes}-lanes/bom.csv`)).find(({ Reference }) => Reference === reference);
  return 1000 * Number(/([\d.]+) A/.exec(item?.Value ?? '')?.[1]);
}
const figure = (lanes: number, state: string): number =>
  Number(fromCsv(built(`${lanes}-lanes/power.csv`)).find(({ State }) => State === state)?.mA);

describe.each(LANE_COUNTS)('power of %i lanes', (lanes) => {
  const header = fromHeader('uno');
  const cap = one(header.kCapMilliamperes);
  const pixels = lanes * one(header.kLanePixels);

  test('the figures are those that the firmware’s cap is reckoned with', () => {
    expect(figure(lanes, 'worst effect')).toBe(cap);
    expect(figure(lanes, 'chain dark')).toBe(pixels * one(header.kIdleMilliamperes));
    expect(figure(lanes, 'all white without the cap')).toBe(
      pixels * (3 * one(header.kChannelMilliamperes) + one(header.kIdleMilliamperes)),
    );
  });

  test('what is drawn for good is under three quarters of the fuse, the fuse under the supply', () => {
    const fuse = rated(lanes, 'F1');
    expect(cap + figure(lanes, 'controller, from USB')).toBeLessThanOrEqual(0.75 * fuse);
    expect(fuse).toBeLessThan(rated(lanes, 'PS1'));
    expect(rated(lanes, 'XF1')).toBeGreaterThan(fuse);
    expect(rated(lanes, 'J1')).toBeGreaterThan(fuse);
  });

  test('dark is less than a game, a game less than a bright one, that less than the worst effect', () => {
    const order = ['chain dark', 'game', 'game at full brightness', 'worst effect'].map((s) =>
      figure(lanes, s),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(order).size).toBe(4);
  });

  test('the weakest pixel has the 4.5 V that WS2812B are specified from (V1.0, January 2016)', () => {
    const rows = fromCsv(built(`${lanes}-lanes/power.csv`));
    const volts = rows.map((row) => Number(row['V at the weakest pixel'])).filter((value) => value > 0);
    expect(volts).toHaveLength(4);
    expect(Math.min(...volts)).toBeGreaterThanOrEqual(4.5);
  });
});

describe.skipIf(!toolFound('g++'))('current that the firmware draws', () => {
  const board = new NativeBoard('mega');

  test.each(EFFECTS.slice(1))(
    '%s is under the fuse at full brightness, at every moment and number of lanes',
    (effect) => {
      for (const lanes of LANE_COUNTS) {
        const fronts = Array.from({ length: lanes }, () => 61);
        const moments = Array.from({ length: 60 }, () => ['ms 70', 'milliamperes']).flat();
        const lines = board.talk([
          rx(
            HELLO,
            setup(lanes, 127),
            pegs(fronts, 3, 3),
            effectOn((EFFECTS as readonly string[]).indexOf(effect)),
          ),
          ...moments,
        ]);
        const drawn = lines.filter((_, i) => i > 0 && i % 2 === 0).map(Number);
        expect(drawn).toHaveLength(60);
        expect(Math.max(...drawn)).toBeLessThanOrEqual(figure(lanes, 'worst effect'));
        expect(Math.max(...drawn) + figure(lanes, 'controller, from USB')).toBeLessThan(rated(lanes, 'F1'));
        expect(Math.max(...drawn)).toBeGreaterThan(figure(lanes, 'chain dark'));
      }
    },
  );

  test.each(LANE_COUNTS)(
    'a game on %i lanes draws what the budget says, in the brightest colour',
    (lanes) => {
      const fronts = Array.from({ length: lanes }, (_, i) => 61 + i);
      const bright = [
        ...built(`${lanes}-lanes/power.md`).matchAll(/^\| (\d+) \| (\d+) \| [\d.]+ \| \d+ % \|$/gm),
      ].map(([, brightness, milliamperes]) => [Number(milliamperes), Number(brightness)] as const);
      expect(bright.map(([, brightness]) => brightness)).toEqual([16, 32, 64, 96, 127]);
      const wanted = [
        [figure(lanes, 'game'), 64],
        [figure(lanes, 'game at full brightness'), 127],
        ...bright,
      ] as const;
      // One board is shown every colour at every brightness; messages that differ have numbers that differ.
      let number = 0;
      const sequence = (): number => (number++ % 120) + 2;
      const commands = wanted.flatMap(([, brightness]) =>
        COLOURS.flatMap((_, colour) => [
          rx(
            setup(lanes, brightness, sequence()),
            {
              type: 'colours',
              sequence: sequence(),
              lane1: colour,
              lane2: colour,
              lane3: colour,
              lane4: colour,
            },
            { type: 'moreColours', sequence: sequence(), lane5: colour, lane6: colour },
            pegs(fronts, sequence(), 10),
            indicators(1, 2, sequence()),
          ),
          'milliamperes',
        ]),
      );
      const all = board
        .talk([rx(HELLO), ...commands])
        .slice(1)
        .filter((_, i) => i % 2 === 1)
        .map(Number);
      expect(all).toHaveLength(wanted.length * COLOURS.length);
      for (const [row, [budgeted]] of wanted.entries()) {
        const most = Math.max(...all.slice(row * COLOURS.length, (row + 1) * COLOURS.length));
        expect(most).toBeLessThanOrEqual(budgeted + 1);
        expect(most).toBeGreaterThanOrEqual(budgeted - 4);
      }
    },
  );
});
