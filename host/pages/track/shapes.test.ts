import { describe, expect, test } from 'vitest';
import { GEOMETRY, holePosition, pixelCount } from '../../../hardware/board.ts';
import { GAME_HOLE, LANE_COUNTS } from '../../../shared/protocol/index.ts';
import { DEFAULT as EN } from '../../../shared/words/default.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { say } from '../../../shared/words/say.ts';
import { bounds, course, grain, labels, lamps, skunkLine, starts } from './shapes.ts';

describe.each(LANE_COUNTS)('a board with %i lanes', (lanes) => {
  const size = bounds(lanes);
  const inside = (x: number, y: number) => x >= 0 && x <= size.width && y >= 0 && y <= size.height;
  const each = Array.from({ length: lanes }, (_, lane) => lane);
  const at = (lane: number, hole: number) => {
    const { x, y } = holePosition(lanes, lane, hole);
    return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
  };

  test('has a lamp for every pixel and two start holes a lane, each at a place of its own, inside the drawing', () => {
    const all = [...lamps(lanes).map((lamp) => lamp.at), ...each.flatMap((lane) => starts(lanes, lane))];
    expect(all).toHaveLength(pixelCount(lanes) + 2 * lanes);
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(all.length);
    expect(all.filter(({ x, y }) => !inside(x, y))).toEqual([]);
  });

  test('leads every lane from its start round three bends to its game hole', () => {
    for (const lane of each) {
      const path = course(lanes, lane);
      const [start] = [...starts(lanes, lane)].reverse();
      expect(path.startsWith(`M${start?.x} ${start?.y}H`)).toBe(true);
      expect(path.endsWith(`H${at(lane, GAME_HOLE).x}`)).toBe(true);
      const bends = [...path.matchAll(/A([\d.]+) [\d.]+ 0 0 ([01]) [\d.]+ ([\d.]+)/g)];
      expect(bends.map(([, , right]) => right)).toEqual(['1', '0', '1']);
      expect(bends.map(([, , , y]) => Number(y))).toEqual([31, 61, 91].map((hole) => at(lane, hole).y));
      // A half circle: as wide as the streets are apart.
      expect(bends.map(([, radius]) => Number(radius))).toEqual(
        [30, 60, 90].map((last) => expect.closeTo((at(lane, last + 1).y - at(lane, last).y) / 2, 1)),
      );
    }
  });

  test.each([
    ['English', EN],
    ['French', LANGUAGES.fr],
  ] as const)('keeps its words in %s inside the drawing, and none on another', (_, language) => {
    const boxes = labels(lanes, (code) => say(language, code)).map(({ text, x, y, anchor, kind }) => {
      // Millimetres of a letter of the pages' typeface, at the sizes of track.ts.
      const letter = { five: 3.1, ten: 3.1, mark: 3.2, street: 1.95, line: 2.05, end: 2.8 }[kind];
      const width = text.length * letter;
      const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
      return { text, left, right: left + width, y };
    });
    expect(boxes.filter(({ left, right, y }) => !inside(left, y) || !inside(right, y))).toEqual([]);
    const meet = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => Math.abs(a.y - b.y) < 5 && a.left < b.right && b.left < a.right)
        .map((b) => `${a.text} / ${b.text}`),
    );
    expect(meet).toEqual([]);
  });

  test.each([60, 90])('draws the skunk line just beyond hole %i, across all lanes', (hole) => {
    const [top, bottom] = skunkLine(lanes, hole);
    for (const lane of each) {
      const { x, y } = at(lane, hole);
      expect(Math.abs(top.x - x)).toBeCloseTo(GEOMETRY.pitch / 2, 1);
      expect(Math.sign(top.x - x)).toBe(Math.sign(x - at(lane, hole - 1).x));
      expect(top.y < y && y < bottom.y).toBe(true);
    }
  });
});

test('every multiple of five is named once, lines and ends by their words', () => {
  const texts = labels(3, (code) => say(EN, code)).map(({ text }) => text);
  const numbers = texts.filter((text) => /^\d+$/.test(text)).map(Number);
  expect(numbers).toEqual(Array.from({ length: 24 }, (_, i) => 5 * (i + 1)));
  for (const text of ['Skunk', 'Double skunk', 'Start', 'Game', 'Stink hole', 'Fourth street'])
    expect(texts).toContain(text);
});

test('the same board has the same grain', () => {
  const size = bounds(3);
  expect(grain(size)).toEqual(grain(size));
  expect(grain(size)).not.toEqual(grain(size, 8));
  expect(grain(size).length).toBeGreaterThan(50);
});
