// The documents that are made from code are up to date.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MESSAGES } from '../shared/protocol/index.ts';
import words from '../shared/protocol/words.json' with { type: 'json' };
import * as rules from '../shared/rules/index.ts';
import { houseRulesPage } from './houserules.ts';
import { PAGES } from './pages.ts';

test.each(Object.entries(PAGES))('docs/%s (npm run pages writes it)', (name, page) => {
  expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(page());
});

// A field without words would stand on the page as undefined; words of a field that is gone would stand nowhere.
test('shared/protocol/words.json names the messages and fields of the wire contract', () => {
  const fields = Object.entries(MESSAGES).map(([name, shape]) => [
    name,
    shape.fields.map((each) => each.name),
  ]);
  const named = Object.entries(words).map(([name, its]) => [
    name,
    Object.keys('fields' in its ? its.fields : {}),
  ]);
  expect(named).toEqual(fields);
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
