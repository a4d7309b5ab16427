import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scenarioFiles, scenarioText } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'muggins-files-'));
for (const name of ['b.txt', 'a.txt', 'README.md']) writeFileSync(join(folder, name), name);
mkdirSync(join(folder, 'empty'));
const inside = (name: string): string => join(folder, name);

test('a folder stands for its scenarios, by name; a file for itself', async () => {
  expect(await scenarioFiles([inside('b.txt'), folder])).toEqual(['b.txt', 'a.txt', 'b.txt'].map(inside));
});

test.each([
  ['nowhere', 'nowhere: there is no such file or folder.'],
  ['empty', 'end in .txt'],
])('%s is refused by name', async (name, words) => {
  await expect(scenarioFiles([inside(name)])).rejects.toMatchObject({
    code: 'noFile',
    exitCode: 2,
    message: expect.stringContaining(words),
  });
});

test('what cannot be read is refused', async () => {
  await expect(scenarioText(folder)).rejects.toMatchObject({
    code: 'noFile',
    message: `${folder}: it is a folder.`,
  });
});
