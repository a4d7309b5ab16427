// Which declarations the package brings: those that its manifest names, and what they import, however it is written.
import { expect, test } from 'vitest';
import { typesIn } from './types.ts';

const TREE: Readonly<Record<string, string>> = {
  'dist/a/index.d.ts': "export { x } from './x.ts';\nimport '../plain/p.js';",
  'dist/a/x.d.ts': "import type { Y } from '../b/y.ts';\nexport declare const x: import('./far.ts').Far | Y;",
  'dist/a/far.d.ts':
    "/// <reference path=\"./ambient.d.ts\" />\nexport * from './index.ts';\nimport { z } from 'zod';",
  'dist/a/ambient.d.ts': "declare module 'plain' {}",
  'dist/plain/p.d.ts': '',
  'dist/b/y.d.ts': '',
  'dist/b/index.d.ts': '',
  'dist/rules/index.d.ts': '',
  'dist/rules/cards/index.d.ts': '',
  'dist/rules/cards/suit.d.ts': '',
};

test.each([
  ['./dist/a/index.d.ts', ['a/ambient', 'a/far', 'a/index', 'a/x', 'b/y', 'plain/p']],
  ['./dist/b/index.d.ts', ['b/index']],
  ['./dist/rules/*/index.d.ts', ['rules/cards/index']],
])('%s', (types, needed) => {
  const found = typesIn({ './it': { types } }, Object.keys(TREE), (path) => TREE[path] ?? 'none');
  expect([...found].toSorted()).toEqual(needed.map((name) => `dist/${name}.d.ts`));
});
