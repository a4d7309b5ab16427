// Every source file is in shape.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { misshapen } from './shape.ts';

const ROOMS = ['docs', 'firmware', 'hardware', 'host', 'shared'];

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
    ['good', '// Good.\nexport const one = 1;\n', []],
    ['good, and can be run', '#!/usr/bin/env node\n// Good.\nexport const one = 1;\n', []],
    [
      'a head that is documentation',
      '/** Bad. */\nexport const one = 1;\n',
      ['x.ts:1: no line that says what the file is for'],
    ],
    ['400 lines', `// Good.\n${lines(399)}`, []],
    ['401 lines', `// Long.\n${lines(400)}`, ['x.ts: 401 lines']],
    ['a function of 40 lines', `// Good.\nfunction f() {\n${lines(38)}}\n`, []],
    [
      'a function of 41 lines',
      `// Long.\n\nconst f = () => {\n${lines(39)}};\n`,
      ['x.ts:3: a function of 41 lines'],
    ],
    [
      'four parameters and `this`',
      '// Good.\nfunction f(this: Date, a = 1, { b } = { b: 2 }, [c] = [3], ...d: number[]) {}\n',
      [],
    ],
    ['five parameters', '// Many.\nconst f = (a, b, c, d, e) => 1;\n', ['x.ts:2: 5 parameters']],
    [
      'members by #, and a private constructor',
      '// Good.\nclass A {\n  #a = 1;\n  private constructor() {}\n}\n',
      [],
    ],
    [
      'the private keyword',
      '// Old.\nclass A {\n  private a = 1;\n  private b() {}\n}\n',
      ['x.ts:3: private, and not by #', 'x.ts:4: private, and not by #'],
    ],
    [
      'a parameter property',
      '// Old.\nclass A {\n  constructor(private a = 1) {}\n}\n',
      ['x.ts:3: private, and not by #'],
    ],
  ] as const)('%s', (_, source, found) => {
    expect(misshapen('x.ts', source)).toEqual(found);
  });
});
