// Random rule sets mix every setting: none is left out, and each can be played.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRules } from '../testing/random.ts';
import { checkRules } from './check.ts';
import { settingOf } from './format.ts';
import { SETTINGS } from './settings.ts';

test('random rule sets have every setting in more than one way, and can be played', () => {
  const found = fc.sample(anyRules, { numRuns: 160, seed: 7 });
  for (const rules of found) expect(checkRules(rules)).toEqual({ ok: true, value: rules });
  const values = SETTINGS.map(({ name }) => [
    name,
    new Set(found.map((rules) => settingOf(rules, name))).size,
  ]);
  expect(values.filter(([, ways]) => Number(ways) < 2)).toEqual([]);
  const words = SETTINGS.flatMap(({ name, values }) =>
    typeof values === 'string' ? [] : values.map((value) => [name, value] as const),
  );
  const never = words.filter(([name, value]) => found.every((rules) => settingOf(rules, name) !== value));
  expect(never).toEqual([]);
});
