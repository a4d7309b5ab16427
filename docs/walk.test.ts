import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { walkPage } from './walk.ts';

test('docs/one-key-press.md names every line where it is now (npm run pages writes it)', () => {
  const page = readFileSync(new URL('one-key-press.md', import.meta.url), 'utf8');
  expect(page).toBe(walkPage());
  expect(page.split('\n').filter((line) => line.startsWith('| [')).length).toBeGreaterThan(30);
});
