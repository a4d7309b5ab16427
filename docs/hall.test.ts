import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MESSAGES } from '../host/bus/index.ts';
import { hallPage } from './hall.ts';

const page = hallPage();

test('docs/hall.md is what the bus says (npm run pages writes it)', () => {
  expect(readFileSync(new URL('hall.md', import.meta.url), 'utf8')).toBe(page);
});

test.each(Object.keys(MESSAGES))('%s has its topic and its fields there', (kind) => {
  expect(page).toContain(`### ${kind}\n`);
  expect(page).toMatch(new RegExp(`\\| \`muggins/1/HALL/(table/T/)?${kind}\` \\|`));
});

test('every field says what it may be', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('|'));
  expect(rows.length).toBeGreaterThan(Object.keys(MESSAGES).length);
  expect(rows.join('\n')).not.toMatch(/anything|undefined|\[object/);
  expect(page).not.toMatch(/undefined|\[object/);
});
