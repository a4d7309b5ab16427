import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DESCRIPTION, type Description } from '../panel.ts';
import { markOf } from './mark.ts';
import { files } from './package.ts';
import { fromCsv, fromSvg } from './testing/read.ts';

const reference = files(DESCRIPTION);

describe('hardware/build', () => {
  test('what of it the guide shows is there, byte for byte as the description gives it (`npm run hardware`)', () => {
    const guide = readFileSync(new URL('../BUILD.md', import.meta.url), 'utf8');
    const shown = [...guide.matchAll(/\]\(build\/([^)#]+)\)/g)].map(([, target = '']) => target);
    expect(shown.length).toBeGreaterThan(10);
    const stale = shown.filter(
      (name) => readFileSync(new URL(`../build/${name}`, import.meta.url), 'utf8') !== reference.get(name),
    );
    expect(stale).toEqual([]);
  });

  test('is the same every time', () => {
    expect(files(structuredClone(DESCRIPTION))).toEqual(reference);
  });

  test('its index names every file', () => {
    const names = new Set(
      [...reference.keys()].map((name) => name.split('/')[1]).filter((name) => name !== undefined),
    );
    const index = reference.get('README.md') ?? '';
    expect([...names].filter((name) => !index.includes(`\`${name}\``))).toEqual([]);
    expect([...index.matchAll(/`([\w-]+\.\w+)`/g)].filter(([, name = '']) => !names.has(name))).toEqual([]);
  });

  test('every drawing and page carries the mark of its description', () => {
    const mark = markOf(DESCRIPTION);
    const marked = [...reference].filter(([name]) => /\.(md|html)$/.test(name));
    expect(marked.filter(([, text]) => !text.includes(mark)).map(([name]) => name)).toEqual([]);
  });
});

/** What the files are that a change of the description reaches, apart from the mark that every sheet carries. */
function changed(change: Partial<Description>): readonly string[] {
  const description = { ...DESCRIPTION, ...change };
  // The mark is drawn in strokes, so the files of both are compared with the sheets made under one mark.
  const other = files(description, markOf(DESCRIPTION), [3]);
  const mine = [...reference].filter(([name]) => name === 'README.md' || name.startsWith('3-lanes/'));
  return [...new Set(mine.filter(([name, text]) => other.get(name) !== text).map(([name]) => name))];
}
const kinds = (names: readonly string[]): readonly string[] =>
  [...new Set(names.map((name) => name.split('/')[1] ?? name))].sort();

describe('a change of the description', () => {
  const wider: Partial<Description> = { geometry: { ...DESCRIPTION.geometry, pitch: 8 } };

  test('of the pitch changes every file', () => {
    const other = files({ ...DESCRIPTION, ...wider });
    const same = [...reference].filter(([name, text]) => other.get(name) === text).map(([name]) => name);
    expect(same).toEqual([]);
    expect([...other.keys()]).toEqual([...reference.keys()]);
  });

  test('of the pitch changes more than the mark in all but what has no pitch', () => {
    const all = kinds([...reference.keys()]);
    const without = [
      'README.md',
      'driver.svg',
      'overlay-buttons.dxf',
      'overlay-buttons.svg',
      'overlay-keypad.dxf',
      'overlay-keypad.svg',
      'wiring-mega.svg',
      'wiring-uno.svg',
    ];
    expect(kinds(changed(wider))).toEqual(all.filter((name) => !without.includes(name)));
  });

  test('of the pitch moves the holes, the cuts and the pixels as much', () => {
    const other = files({ ...DESCRIPTION, ...wider });
    const { circles } = fromSvg(other.get('3-lanes/track-drill.svg') ?? '');
    const x = (name: string) => circles.find((circle) => circle.name === name)?.x ?? 0;
    expect(x('hole 1 30') - x('hole 1 1')).toBeCloseTo(29 * 8, 6);
    expect(fromCsv(other.get('3-lanes/cutting.csv') ?? '')[0]?.['and at mm']).toBe(String(31 * 8));
    const [first, second] = fromCsv(other.get('3-lanes/pixels.csv') ?? '');
    expect(Number(second?.['X mm']) - Number(first?.['X mm'])).toBe(8);
    expect(other.get('3-lanes/bom.csv')).toContain('125 pixels a metre');
  });

  const rows: readonly (readonly [what: string, change: Partial<Description>, files: readonly string[]])[] = [
    [
      'the drill',
      { drill: { ...DESCRIPTION.drill, hole: 3.5 } },
      ['print.html', 'track-drill.dxf', 'track-drill.svg', 'track-laser.dxf', 'track-laser.svg'],
    ],
    [
      'the laser’s cut',
      { drill: { ...DESCRIPTION.drill, kerf: 0.2 } },
      ['controls-laser.dxf', 'controls-laser.svg', 'track-laser.dxf', 'track-laser.svg'],
    ],
    ['the cap', { power: { ...DESCRIPTION.power, cap: 1200 } }, ['power.csv', 'power.md']],
    [
      'the fuse',
      { power: { ...DESCRIPTION.power, fuse: 3150 } },
      ['bom.csv', 'bom.md', 'power.csv', 'power.md'],
    ],
    [
      'the strip’s length',
      { strip: { ...DESCRIPTION.strip, metres: 2 } },
      ['bom.csv', 'bom.md', 'cutting.csv', 'cutting.md', 'cutting.svg'],
    ],
    [
      'the keys’ spacing',
      {
        controls: {
          ...DESCRIPTION.controls,
          keypad: { ...DESCRIPTION.controls.keypad, key: { width: 16, height: 16 } },
        },
      },
      ['board.svg', 'overlay-keypad.dxf', 'overlay-keypad.svg', 'print.html'],
    ],
  ];
  test.each([
    ['keypad', 'KP1', { keypad: { ...DESCRIPTION.controls.keypad, width: 64 } }, '64 x 76 mm'],
    ['display', 'DS1', { display: { ...DESCRIPTION.controls.display, height: 42.5 } }, '97 x 42 mm'],
    ['buttons', 'SW1', { button: { ...DESCRIPTION.controls.button, hole: 30 } }, 'hole 30 mm'],
  ] as const)('to another %s is in the bill and in the panel', (_, ref, change, words) => {
    const controls = { ...DESCRIPTION.controls, ...change };
    const other = files({ ...DESCRIPTION, controls }, markOf(DESCRIPTION), [3]);
    const line = (all: typeof other) =>
      fromCsv(all.get('3-lanes/bom.csv') ?? '').find(({ Reference = '' }) => Reference.startsWith(ref));
    expect(line(other)?.Footprint).toContain(words);
    expect(line(reference)?.Footprint).not.toContain(words);
    for (const name of ['controls-drill.svg', 'controls-drill.dxf', 'controls-laser.svg', 'print.html'])
      expect(other.get(`3-lanes/${name}`)).not.toBe(reference.get(`3-lanes/${name}`));
  });

  test.each(rows)('of %s changes what depends on it and nothing else', (_, change, expected) => {
    expect(kinds(changed(change))).toEqual(expected);
  });

  test('of the pins moves the wires in table and drawing', () => {
    const { uno, mega } = DESCRIPTION.controllers;
    const other = { ...uno, map: { ...uno.map, buzzer: 10, keypadRows: [8, 9, 11, 12] } };
    expect(kinds(changed({ controllers: { uno: other, mega } }))).toEqual([
      'wiring-uno.csv',
      'wiring-uno.md',
      'wiring-uno.svg',
    ]);
  });

  test('to a strip too short for a street is refused', () => {
    const strip = { ...DESCRIPTION.strip, metres: 0.2, joint: 0.2 };
    expect(() => files({ ...DESCRIPTION, strip })).toThrow(/does not come out of a strip/);
  });

  test('the number of lanes is in every file but the overlay of the keypad', () => {
    const same = [...reference.keys()]
      .filter((name) => name.startsWith('2-lanes/'))
      .filter((name) => reference.get(name) === reference.get(name.replace('2-lanes', '3-lanes')));
    expect(kinds(same)).toEqual(['driver.svg', 'overlay-keypad.dxf', 'overlay-keypad.svg']);
  });
});
