// Every DXF is put together as the format asks (DXF reference, AutoCAD 2007, AC1021), so that a laser's program opens it.
import { expect, test } from 'vitest';
import { LANE_COUNTS } from '../../shared/protocol/index.ts';
import { DESCRIPTION, markOf } from '../panel.ts';
import { built } from './testing/read.ts';

const NAMES = [
  'track-drill',
  'track-laser',
  'controls-drill',
  'controls-laser',
  'overlay-keypad',
  'overlay-buttons',
];
const cases = LANE_COUNTS.flatMap((lanes) => NAMES.map((name) => `${lanes}-lanes/${name}.dxf`));

test.each(cases)('%s: units, layers, and entities on them', (path) => {
  const lines = built(path).trimEnd().split('\n');
  const pairs = Array.from({ length: lines.length / 2 }, (_, i) => ({
    code: Number(lines[2 * i]),
    value: lines[2 * i + 1]?.trim() ?? '',
  }));
  expect(pairs.filter(({ code }) => !Number.isInteger(code))).toEqual([]);
  expect(pairs.at(-1)).toEqual({ code: 0, value: 'EOF' });
  const after = (name: string): string | undefined =>
    pairs[pairs.findIndex(({ value }) => value === name) + 1]?.value;
  expect(['$ACADVER', '$INSUNITS', '$MEASUREMENT'].map(after)).toEqual(['AC1021', '4', '1']);
  const starts = pairs.flatMap(({ code }, i) => (code === 0 ? [i] : []));
  const objects = starts.map((start, i) => pairs.slice(start, starts[i + 1]));
  const texts = (object: typeof pairs, code: number) =>
    object.filter((pair) => pair.code === code).map(({ value }) => value);
  const layers = objects.filter(([first]) => first?.value === 'LAYER').flatMap((each) => texts(each, 2));
  // A machine draws all that it finds: there the board's mark is the name of a layer, with nothing on it.
  const mark = `BOARD_${markOf(DESCRIPTION).toUpperCase()}`;
  expect(layers.includes(mark)).toBe(!path.includes('drill'));
  expect(layers).toEqual(expect.arrayContaining(['CUT', 'ENGRAVE', 'RULER']));
  const drawn = objects.filter(([first]) => /^(CIRCLE|LWPOLYLINE)$/.test(first?.value ?? ''));
  expect(drawn.length).toBeGreaterThan(50);
  for (const object of drawn) {
    const [layer = ''] = texts(object, 8);
    expect([layers.includes(layer), layer === mark]).toEqual([true, false]);
    if (object[0]?.value === 'CIRCLE') expect(Number(texts(object, 40)[0])).toBeGreaterThan(0);
    else {
      const corners = texts(object, 10).length;
      expect([Number(texts(object, 90)[0]), texts(object, 20).length]).toEqual([corners, corners]);
      expect(corners).toBeGreaterThan(1);
    }
  }
});
