// `npm run screenshots`: one picture, as large as it was asked for, and which pictures there are.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inChromium, sharedBrowser } from '../browser.ts';
import { builtPages } from '../pages.ts';
import { screenshots } from './command.ts';
import { fileOf, looksAt, SIDES, SIZES, STATES, SUBJECTS } from './list.ts';

inChromium('one picture', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-screenshots-'));
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  test('a phone that has lost its line, in French and dark', async () => {
    const wanted = '--page seat --state lost --sides 3 --size 390x844 --language fr --theme dark';
    const table = await builtPages();
    const done = await screenshots([folder, ...wanted.split(' ')], async () => ({
      browser,
      files: { table, hall: table },
    }));
    expect(done).toEqual({ folder, pictures: 1 });
    const file = 'seat-lost-3-fr-dark-390x844.png';
    expect(readdirSync(folder).toSorted()).toEqual(['index.html', file]);
    const png = readFileSync(join(folder, file));
    // The signature, and the size in the first chunk: https://www.w3.org/TR/png-3/#11IHDR
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([390, 844]);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain(`src="${file}"`);
  });
});

test('every page in six sizes, two themes, both languages; a table also by its sides and states', () => {
  const looks = looksAt({});
  const files = looks.flatMap((look) => look.sizes.map((size) => fileOf(look, size)));
  expect(new Set(files).size).toBe(files.length);
  for (const page of Object.keys(SUBJECTS)) {
    const mine = looks.filter((look) => look.page === page);
    expect(new Set(mine.map(({ theme, language }) => `${theme} ${language}`)).size).toBe(4);
    for (const { sizes } of mine) expect(sizes).toEqual(Object.keys(SIZES));
  }
  const board = looks.filter(({ page }) => page === 'board');
  expect(new Set(board.map(({ state }) => state))).toEqual(new Set(STATES));
  expect(new Set(board.map(({ sides }) => sides))).toEqual(new Set(SIDES));
});
