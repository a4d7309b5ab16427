import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DESCRIPTION, type Description } from '../panel.ts';
import { markOf } from './mark.ts';
import { files } from './package.ts';
import { fromCsv } from './testing/read.ts';

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

  test('of the pitch changes more than the mark in all but what has no pitch', () => {
    const all = kinds([...reference.keys()]);
    const without = /^(README\.md|driver\.svg|overlay-.*|wiring-(uno|mega)\.svg)$/;
    expect(kinds(changed(wider))).toEqual(all.filter((name) => !without.test(name)));
  });

  const { drill, power, strip, controls } = DESCRIPTION;
  const spaced = {
    controls: { ...controls, keypad: { ...controls.keypad, key: { width: 16, height: 16 } } },
  };
  const drawn = (...names: readonly string[]) => names.flatMap((name) => [`${name}.dxf`, `${name}.svg`]);
  const listed = (...names: readonly string[]) => names.flatMap((name) => [`${name}.csv`, `${name}.md`]);
  const rows: readonly (readonly [what: string, change: Partial<Description>, files: readonly string[]])[] = [
    ['the drill', { drill: { ...drill, hole: 3.5 } }, ['print.html', ...drawn('track-drill', 'track-laser')]],
    ['the laser’s cut', { drill: { ...drill, kerf: 0.2 } }, drawn('controls-laser', 'track-laser')],
    ['the cap', { power: { ...power, cap: 1200 } }, listed('power')],
    ['the fuse', { power: { ...power, fuse: 3150 } }, listed('bom', 'power')],
    ['the strip’s length', { strip: { ...strip, metres: 2 } }, [...listed('bom', 'cutting'), 'cutting.svg']],
    ['the keys’ spacing', spaced, ['board.svg', ...drawn('overlay-keypad'), 'print.html']],
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
