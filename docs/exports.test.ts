// Every export has a user.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Tree, unused } from './exports.ts';

/** The doors of the packages: what they export is for programs elsewhere. */
const DOORS = [
  'shared/protocol/index.ts',
  'shared/rules/index.ts',
  ...['terms', 'cards', 'house', 'rulings', 'game', 'study'].map(
    (folder) => `shared/rules/${folder}/index.ts`,
  ),
  'shared/words/index.ts',
  'shared/league/index.ts',
  'host/bus/index.ts',
  'host/board/five/index.ts',
];

const files = execFileSync('git', ['ls-files', '-z', '*.ts'], { encoding: 'utf8', maxBuffer: 1e8 })
  .split('\0')
  .filter((path) => path !== '' && !path.endsWith('.d.ts'));
/** Tests, and what stands in a folder `testing` for them. */
const isTest = (path: string): boolean => /\.test\.ts$|(^|\/)testing\//.test(path);
const sources: Tree = new Map(
  files.filter((path) => !isTest(path)).map((path) => [path, readFileSync(path, 'utf8')]),
);
/** The tools of docs/, of the root and of host/packaging have tests and scripts for users. */
const isProduct = (export_: string): boolean =>
  /^(shared|hardware|firmware|host(?!\/packaging))\//.test(export_);

/** What only a tool among the tests imports, and why it stays. */
const FOR_TOOLS: readonly string[] = [
  // shared/rules/testing/derive.ts makes the tables that are looked up by it.
  'shared/rules/study/sources.ts: discardClass',
];

test('every export is imported by another file that is no test', () => {
  expect(unused(sources, DOORS).filter(isProduct)).toEqual(FOR_TOOLS);
});

describe('what is found', () => {
  const a = 'export const one = 1;\nexport type Two = 2;\nexport default one;\n';
  test.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
    ['nobody imports it', { 'a.ts': a }, ['a.ts: one', 'a.ts: Two', 'a.ts: default']],
    ['by name', { 'a.ts': a, 'b.ts': "import { one } from './a.ts';" }, ['a.ts: Two', 'a.ts: default']],
    [
      'a type, and the default by a name of its own',
      { 'a.ts': a, 'b.ts': "import uno, { type Two as Dos } from './a.ts';" },
      ['a.ts: one'],
    ],
    ['everything', { 'a.ts': a, 'b.ts': "import * as all from './a.ts';" }, []],
    ['later', { 'a.ts': a, 'b/b.ts': "const { one } = await import('../a.ts');" }, []],
    [
      'one name, later',
      { 'a.ts': a, 'b.ts': "(await import('./a.ts')).one;" },
      ['a.ts: Two', 'a.ts: default'],
    ],
    ['in a type', { 'a.ts': a, 'b.ts': "let b: import('./a.ts').Two;" }, ['a.ts: one', 'a.ts: default']],
    [
      'passed on, and nobody takes it',
      { 'a.ts': a, 'index.ts': "export { one as eins } from './a.ts';" },
      ['a.ts: one', 'a.ts: Two', 'a.ts: default', 'index.ts: eins'],
    ],
    [
      'passed on by name and as a whole',
      {
        'a.ts': a,
        'b.ts': "export * from './a.ts';",
        'index.ts': "export { one as eins } from './b.ts';",
        'c.ts': "import { eins } from './index.ts';",
      },
      ['a.ts: Two', 'a.ts: default'],
    ],
    ['the door', { 'a.ts': a, 'door.ts': "export { one, type Two } from './a.ts';" }, ['a.ts: default']],
  ])('%s', (_, tree, found) => {
    expect(unused(new Map(Object.entries(tree)), ['door.ts'])).toEqual(found);
  });
});
