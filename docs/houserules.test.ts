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

test('what a preset has otherwise is what can be typed: with it, six-card becomes the preset', () => {
  for (const preset of rules.PRESETS) {
    const row = houseRulesPage()
      .split('\n')
      .findLast((line) => line.startsWith(`| \`${preset.name}\` |`));
    const typed = [...(row ?? '').matchAll(/`([\w.]+)=([^`]*)`/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    const read = rules.parseRules(rules.SIX_CARD, { ...Object.fromEntries(typed), name: preset.name });
    expect(read).toEqual({ ok: true, value: preset });
  }
});
