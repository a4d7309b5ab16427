import { describe, expect, test } from 'vitest';
import { PITCH, pixelCount } from '../../../hardware/board.ts';
import { GAME_HOLE, HOLES, LANE_COUNTS, STREETS } from '../../../shared/protocol/index.ts';
import { EN } from '../../../shared/words/en/index.ts';
import { bounds, fives, fold, grain, labels, lamps, skunkLine, strip } from './shapes.ts';

describe.each(LANE_COUNTS)('a board with %i lanes', (lanes) => {
  const box = bounds(lanes);
  const inside = (x: number, y: number) =>
    x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

  test('has a lamp for every pixel, each at a place of its own, inside the drawing', () => {
    const all = lamps(lanes);
    expect(all).toHaveLength(pixelCount(lanes));
    expect(new Set(all.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(all.length);
    expect(all.filter(({ at }) => !inside(at.x, at.y))).toEqual([]);
  });

  test('has every hole inside exactly one strip', () => {
    const strips = Array.from({ length: lanes }, (_, lane) =>
      STREETS.map((_, street) => strip(lanes, lane, street)),
    ).flat();
    for (const { place, at } of lamps(lanes)) {
      const around = strips.filter(
        (s) => at.x > s.x && at.x < s.x + s.width && at.y > s.y && at.y < s.y + s.height,
      );
      expect(around).toHaveLength(place.kind === 'hole' ? 1 : 0);
    }
  });

  test('keeps its words inside the drawing, where their anchors are', () => {
    expect(labels(lanes, EN.pages.engraving).filter(({ x, y }) => !inside(x, y))).toEqual([]);
  });

  test('marks every fifth hole but the ends of streets', () => {
    expect(fives(lanes)).toHaveLength(lanes * (4 * 5));
  });

  test.each([60, 90])('draws the skunk line just beyond hole %i', (hole) => {
    const [{ x }] = skunkLine(lanes, hole);
    const at = lamps(lanes).find(
      ({ place }) => place.kind === 'hole' && place.lane === 0 && place.hole === hole,
    )?.at;
    expect(Math.abs(x - (at?.x ?? 0))).toBeCloseTo(PITCH / 2, 1);
    const xs = lamps(lanes).flatMap((lamp) =>
      lamp.place.kind === 'hole' && lamp.place.hole > hole - 30 && lamp.place.hole <= hole ? [lamp.at.x] : [],
    );
    expect(xs.every((each) => Math.sign(each - x) === Math.sign((at?.x ?? 0) - x))).toBe(true);
  });
});

test('every multiple of five is named once, the skunk lines and the ends by their own words', () => {
  const texts = labels(3, EN.pages.engraving).map(({ text }) => text);
  const numbers = texts.filter((text) => /^\d+$/.test(text)).map(Number);
  expect(numbers).toEqual(
    Array.from({ length: 24 }, (_, i) => 5 * (i + 1)).filter((n) => ![60, 90, 120].includes(n)),
  );
  for (const text of ['Skunk 90', '60 Double skunk', 'Game', 'Stink hole', 'Fourth street'])
    expect(texts).toContain(text);
});

test('a fold leads from the last hole of a street to the first of the next', () => {
  const at = (hole: number) =>
    lamps(3).find(({ place }) => place.kind === 'hole' && place.lane === 1 && place.hole === hole)?.at;
  const [from, to] = [at(30), at(31)];
  const numbers = [...fold(3, 1, 0).matchAll(/-?[\d.]+/g)].map(([text]) => Number(text));
  expect(numbers[1]).toBe(from?.y);
  expect(numbers.at(-1)).toBe(to?.y);
  expect(numbers[0]).toBeGreaterThan(from?.x ?? 0);
});

test('the same board has the same grain', () => {
  const box = bounds(3);
  expect(grain(box)).toEqual(grain(box));
  expect(grain(box)).not.toEqual(grain(box, 8));
  expect(grain(box).length).toBeGreaterThan(50);
});

test('the game hole is the last one', () => expect(GAME_HOLE).toBe(HOLES));
