// Games as `muggins rules` explains them.
import { expect, test } from 'vitest';
import { PRESETS, parseRules, SIX_CARD } from '../../../shared/rules/index.ts';
import { basicsOf, differencesOf, gameLine } from './gamelines.ts';

// Review of the command, B-14: ten of 23 games had one description.
test('no two games have the same description', () => {
  const lines = PRESETS.map((rules) => gameLine(rules, 106));
  expect(new Set(lines).size).toBe(PRESETS.length);
});

test('a description fits two lines of a terminal, but for a long first difference', () => {
  for (const rules of PRESETS) expect(gameLine(rules, 106).length).toBeLessThan(150);
});

test('every difference is in words', () => {
  for (const { setting, words } of PRESETS.flatMap(differencesOf)) {
    expect(words.split(':')[0]).not.toBe(setting);
    expect(words).not.toMatch(/:\d/);
  }
});

test.each([
  ['six-card', '2 players, 6 cards, 2 laid away, to 121'],
  ['six-card-4', '4 players in pairs, 5 cards, 1 laid away, to 121'],
  ['captain', '3 players on 2 sides, 5 cards, 1 laid away, to 61 and 121'],
])('%s: %s', (name, words) => {
  expect(PRESETS.filter((each) => each.name === name).map(basicsOf)).toEqual([words]);
});

test('a house’s own rules are explained as well, words before numbers', () => {
  const house = parseRules(SIX_CARD, { name: 'ours', heels: '3', muggins: 'called', mode: 'always' });
  expect(house.ok && gameLine(house.value, 200)).toMatch(
    /^2 players, 6 cards, 2 laid away, to 121; .*: every hand; .*; His heels: 3$/,
  );
});
