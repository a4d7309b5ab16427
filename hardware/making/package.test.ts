import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DESCRIPTION, type Description, markOf } from '../panel.ts';
import { files } from './package.ts';
import { fromCsv, fromSvg } from './testing/read.ts';

const reference = files(DESCRIPTION);
const readFileIn = (folder: string, name: string): string | undefined =>
  reference.has(name) ? readFileSync(join(folder, name), 'utf8') : '';

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

  test('is what `npm run hardware` writes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'muggins-package-'));
    execFileSync('npm', ['run', '-s', 'hardware', '--', folder]);
    const written = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(written.filter((name) => reference.get(name) === readFileIn(folder, name))).toHaveLength(
      reference.size,
    );
    rmSync(folder, { recursive: true });
  });

  test('its index names every file, and every page carries the mark of its description', () => {
    const names = new Set([...reference.keys()].flatMap((name) => name.split('/')[1] ?? []));
    const index = reference.get('README.md') ?? '';
    expect([...names].filter((name) => !index.includes(`\`${name}\``))).toEqual([]);
    expect([...index.matchAll(/`([\w-]+\.\w+)`/g)].filter(([, name = '']) => !names.has(name))).toEqual([]);
    const marked = [...reference].filter(([name]) => /\.(md|html)$/.test(name));
    const mark = markOf(DESCRIPTION);
    expect(marked.filter(([, text]) => !text.includes(mark)).map(([name]) => name)).toEqual([]);
  });

  test('the number of lanes is in every file but the overlay of the keypad', () => {
    const same = [...reference.keys()]
      .filter((name) => name.startsWith('2-lanes/'))
      .filter((name) => reference.get(name) === reference.get(name.replace('2-lanes', '3-lanes')));
    expect(kinds(same)).toEqual(['driver.svg', 'overlay-keypad.dxf', 'overlay-keypad.svg']);
  });
});

/** The sheets for 3 lanes after a change of the description, under the same mark. */
const changed = (change: Partial<Description>): ReadonlyMap<string, string> =>
  files({ ...DESCRIPTION, ...change }, markOf(DESCRIPTION), [3]);
const differing = (other: ReadonlyMap<string, string>): readonly string[] =>
  kinds([...other.keys()].filter((name) => other.get(name) !== reference.get(name)));
const kinds = (names: readonly string[]): readonly string[] =>
  [...new Set(names.map((name) => name.split('/')[1] ?? name))].sort();

describe('a change of the description', () => {
  const { drill, power, strip, controls, geometry, controllers } = DESCRIPTION;
  const { keypad } = controls;
  const drawn = (...names: readonly string[]) => names.flatMap((name) => [`${name}.dxf`, `${name}.svg`]);
  const listed = (...names: readonly string[]) => names.flatMap((name) => [`${name}.csv`, `${name}.md`]);
  const spaced = { ...controls, keypad: { ...keypad, key: { width: 16, height: 16 } } };
  const { uno, mega } = controllers;
  const pins = { ...uno, map: { ...uno.map, buzzer: 10, keypadRows: [8, 9, 11, 12] } };
  const track = ['board.svg', 'print.html', ...drawn('track-drill', 'track-laser')];
  test.each<readonly [what: string, change: Partial<Description>, files: readonly string[]]>([
    ['the drill', { drill: { ...drill, hole: 3.5 } }, track],
    ['the laser’s cut', { drill: { ...drill, kerf: 0.2 } }, drawn('controls-laser', 'track-laser')],
    ['the cap', { power: { ...power, cap: 1200 } }, listed('power')],
    ['the fuse', { power: { ...power, fuse: 3150 } }, listed('bom', 'power')],
    ['the strip’s length', { strip: { ...strip, metres: 2 } }, [...listed('bom', 'cutting'), 'cutting.svg']],
    ['the keys’ spacing', { controls: spaced }, ['board.svg', ...drawn('overlay-keypad'), 'print.html']],
    ['the pins', { controllers: { uno: pins, mega } }, [...listed('wiring-uno'), 'wiring-uno.svg']],
  ])('of %s changes what depends on it and nothing else', (_, change, expected) => {
    expect(differing(changed(change))).toEqual(expected);
  });

  test('of the pitch changes all that has a pitch: holes, cuts and pixels have the new one', () => {
    const pitch = 10;
    const other = changed({ geometry: { ...geometry, pitch } });
    const without = /^(README\.md|driver\.svg|overlay-.*|wiring-(uno|mega)\.svg)$/;
    expect(differing(other)).toEqual(kinds([...other.keys()]).filter((name) => !without.test(name)));
    const text = (name: string): string => other.get(`3-lanes/${name}`) ?? '';
    const { circles } = fromSvg(text('track-drill.svg'));
    const x = (name: string): number => circles.find((circle) => circle.name === name)?.x ?? 0;
    expect(x('hole 1 30') - x('hole 1 1')).toBeCloseTo(29 * pitch, 6);
    const [first, second] = fromCsv(text('pixels.csv'));
    expect(Number(second?.['X mm']) - Number(first?.['X mm'])).toBe(pitch);
    const cuts = fromCsv(text('cutting.csv'));
    for (const { Pixels, ...cut } of cuts)
      expect(Number(cut['and at mm']) - Number(cut['Cut at mm'])).toBeCloseTo(Number(Pixels) * pitch, 6);
    // A strip of 100 a metre has 100 pixels, and no two pieces share one.
    const taken = cuts.flatMap((cut) =>
      Array.from({ length: Number(cut.Pixels) }, (_, i) => `${cut.Strip} ${Number(cut['First pixel']) + i}`),
    );
    expect(new Set(taken).size).toBe(3 * 122);
    expect(cuts.every((cut) => Number(cut['Last pixel']) <= 100)).toBe(true);
    expect(text('bom.csv')).toContain('100 pixels a metre');
  });

  test('to a strip too short for a street is refused', () => {
    expect(() => changed({ strip: { ...strip, metres: 0.2, joint: 0.2 } })).toThrow(
      /does not come out of a strip/,
    );
  });
});
