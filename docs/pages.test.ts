// The documents that are made from code are up to date.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGES } from './pages.ts';

test.each(Object.entries(PAGES))('docs/%s (npm run pages writes it)', (name, page) => {
  expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(page());
});
