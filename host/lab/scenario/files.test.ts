import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'muggins-files-'));
for (const name of ['b.txt', 'a.txt', 'README.md']) writeFileSync(join(folder, name), name);
mkdirSync(join(folder, 'empty'));
const inside = (name: string): string => join(folder, name);

test('a folder stands for its scenarios, by name; a file for itself', async () => {
  expect(await filesOf(inside('b.txt'))).toEqual([inside('b.txt')]);
  expect(await filesOf(folder)).toEqual(['a.txt', 'b.txt'].map(inside));
});

test.each([
  ['nowhere', 'no such file'],
  ['empty', 'end in .txt'],
])('%s is refused by name', async (name, words) => {
  await expect(filesOf(inside(name))).rejects.toMatchObject({
    code: 'noFile',
    exitCode: 2,
    message: expect.stringContaining(words),
  });
});
