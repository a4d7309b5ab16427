// Every room that is in shape stays so. A room that has been put in shape is added to the list.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { misshapen } from './shape.ts';

const ROOMS = ['firmware', 'hardware/emulator', 'host/board', 'host/lines'];

const files = execFileSync('git', ['ls-files', '-z', '*.ts'], { encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && !path.endsWith('.test.ts'));

test.each(ROOMS)('%s', (room) => {
  const mine = files.filter((path) => path.startsWith(`${room}/`));
  expect(mine.length).toBeGreaterThan(0);
  expect(mine.flatMap((path) => misshapen(path, readFileSync(path, 'utf8')))).toEqual([]);
});

describe('what is found', () => {
  const lines = (count: number): string => 'void 0;\n'.repeat(count);
  test.each([
    ['// Good.\nexport const one = 1;\n', []],
    ['#!/usr/bin/env node\n// Good.\nexport const one = 1;\n', []],
    ['/** Bad. */\nexport const one = 1;\n', ['x.ts:1: no line that says what the file is for']],
    [`// Good.\n${lines(399)}`, []],
    [`// Long.\n${lines(400)}`, ['x.ts: 401 lines']],
    [`// Good.\nfunction f() {\n${lines(38)}}\n`, []],
    [`// Long.\n\nconst f = () => {\n${lines(39)}};\n`, ['x.ts:3: a function of 41 lines']],
    ['// Good.\nfunction f(this: Date, a = 1, { b } = { b: 2 }, [c] = [3], ...d: number[]) {}\n', []],
    ['// Many.\nconst f = (a, b, c, d, e) => 1;\n', ['x.ts:2: 5 parameters']],
    ['// Good.\nclass A {\n  #a = 1;\n  private constructor() {}\n}\n', []],
    [
      '// Old.\nclass A {\n  private a = 1;\n  private b() {}\n}\n',
      ['x.ts:3: private, and not by #', 'x.ts:4: private, and not by #'],
    ],
    ['// Old.\nclass A {\n  constructor(private a = 1) {}\n}\n', ['x.ts:3: private, and not by #']],
  ] as const)('%j: %j', (source, found) => {
    expect(misshapen('x.ts', source)).toEqual(found);
  });
});
