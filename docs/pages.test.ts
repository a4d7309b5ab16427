// The documents that are made from code are up to date.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as rules from '../shared/rules/index.ts';
import { houseRulesPage } from './houserules.ts';
import { PAGES } from './pages.ts';

test.each(Object.entries(PAGES))('docs/%s (npm run pages writes it)', (name, page) => {
  expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(page());
});

// What docs/house-rules.md says of a preset can be typed: six-card with it becomes the preset.
test.each(rules.PRESETS)('$name', (preset) => {
  const row = houseRulesPage()
    .split('\n')
    .findLast((line) => line.startsWith(`| \`${preset.name}\` |`));
  const typed = [...(row ?? '').matchAll(/`([\w.]+)=([^`]*)`/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const read = rules.parseRules(rules.SIX_CARD, { ...Object.fromEntries(typed), name: preset.name });
  expect(read).toEqual({ ok: true, value: preset });
});
