import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { componentsPage } from './components.ts';

test('docs/components.md is what the page of all components shows (npm run pages writes it)', () => {
  expect(readFileSync(new URL('components.md', import.meta.url), 'utf8')).toBe(componentsPage());
});
