// What docs/house-rules.md says of a preset can be typed: six-card with it becomes the preset.
import { expect, test } from 'vitest';
import * as rules from '../shared/rules/index.ts';
import { houseRulesPage } from './houserules.ts';

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
