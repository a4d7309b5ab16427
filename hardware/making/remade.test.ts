// The pitch is changed where a maker would change it, in board.ts, and the package is made by the maker's own command.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANE_COUNTS } from '../../shared/protocol/index.ts';
import { DESCRIPTION } from '../panel.ts';
import { files } from './package.ts';
import { fromCsv, fromSvg } from './testing/read.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BUILD = 'hardware/build';
/** Millimetres between the pixels of a strip of 100 a metre. */
const PITCH = 10;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muggins-remade-'));
  const description = readdirSync(join(ROOT, 'hardware')).filter((name) => /^\w+\.(ts|csv)$/.test(name));
  mkdirSync(join(folder, 'hardware'));
  for (const path of [
    ...description.map((name) => `hardware/${name}`),
    'hardware/making',
    'shared/protocol',
    'package.json',
  ]) {
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const board = join(folder, 'hardware/board.ts');
  const before = readFileSync(board, 'utf8');
  const after = before.replace(/^export const PITCH = [\d.]+;$/m, `export const PITCH = ${PITCH};`);
  expect(after).not.toBe(before);
  writeFileSync(board, after);
  const { hardware } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts;
  const [tsx = '', ...args] = String(hardware).split(' ');
  execFileSync(process.execPath, [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), ...args], { cwd: folder });
  expect(tsx).toBe('tsx');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const reference = files(DESCRIPTION);
const filesOf = (root: string): readonly string[] =>
  readdirSync(join(root, BUILD), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, BUILD).length + 1))
    .sort();
const text = (root: string, name: string): string => readFileSync(join(root, BUILD, name), 'utf8');

test('a new pitch in board.ts changes every file in hardware/build', () => {
  const names = [...reference.keys()].sort();
  expect(names.length).toBeGreaterThan(90);
  expect(filesOf(folder)).toEqual(names);
  expect(names.filter((name) => reference.get(name) === text(folder, name))).toEqual([]);
});

test.each(LANE_COUNTS)('%i lanes: holes, cuts and pixels have the new pitch', (lanes) => {
  const { circles } = fromSvg(text(folder, `${lanes}-lanes/track-drill.svg`));
  const x = (name: string): number => circles.find((circle) => circle.name === name)?.x ?? 0;
  expect(x('hole 1 30') - x('hole 1 1')).toBeCloseTo(29 * PITCH, 6);
  const [first, second] = fromCsv(text(folder, `${lanes}-lanes/pixels.csv`));
  expect(Number(second?.['X mm']) - Number(first?.['X mm'])).toBe(PITCH);
  const cuts = fromCsv(text(folder, `${lanes}-lanes/cutting.csv`));
  for (const { Pixels, ...cut } of cuts)
    expect(Number(cut['and at mm']) - Number(cut['Cut at mm'])).toBeCloseTo(Number(Pixels) * PITCH, 6);
  // A strip of 100 a metre has 100 pixels, and no two pieces share one.
  const taken = cuts.flatMap((cut) =>
    Array.from({ length: Number(cut.Pixels) }, (_, i) => `${cut.Strip} ${Number(cut['First pixel']) + i}`),
  );
  expect(new Set(taken).size).toBe(lanes * 122);
  expect(cuts.every((cut) => Number(cut['Last pixel']) <= 100)).toBe(true);
  expect(text(folder, `${lanes}-lanes/bom.csv`)).toContain('100 pixels a metre');
});
