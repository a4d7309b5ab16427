import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as rules from '../shared/rules/index.ts';
import { houseRulesPage } from './houserules.ts';

test('docs/house-rules.md is what the settings, presets and offences say (npm run pages writes it)', () => {
  expect(readFileSync(new URL('house-rules.md', import.meta.url), 'utf8')).toBe(houseRulesPage());
});

test('a line for every setting and every preset', () => {
  const lines = houseRulesPage().split('\n');
  for (const { name } of [...rules.SETTINGS, ...rules.PRESETS]) {
    expect(lines.filter((line) => line.startsWith(`| \`${name}\` |`)).length).toBeGreaterThan(0);
  }
});
