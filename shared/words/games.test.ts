import { describe, expect, test } from 'vitest';
import { PRESETS, parseRules, SIX_CARD } from '../rules/index.ts';
import { EN } from './en/index.ts';
import { basicsIn, differencesIn, gameIn } from './games.ts';
import { LANGUAGES } from './languages.ts';

describe.each([
  ['English', EN],
  ['French', LANGUAGES.fr],
])('games explained in %s', (_, language) => {
  // Review of the command, B-14: ten of 23 games had one description.
  test('no two games have the same description', () => {
    const told = PRESETS.map((rules) => gameIn(language, rules, 106));
    expect(new Set(told).size).toBe(PRESETS.length);
  });

  test('what is said fits two lines of a terminal, but for a long first difference', () => {
    for (const rules of PRESETS) expect(gameIn(language, rules, 106).length).toBeLessThan(150);
  });

  test('every difference is in words', () => {
    for (const rules of PRESETS)
      for (const { setting, words } of differencesIn(language, rules)) {
        expect(words.split(':')[0]).not.toBe(setting);
        expect(words).not.toMatch(/:\d/);
      }
  });
});

test.each([
  ['six-card', '2 players, 6 cards, 2 laid away, to 121'],
  ['six-card-4', '4 players in pairs, 5 cards, 1 laid away, to 121'],
  ['captain', '3 players on 2 sides, 5 cards, 1 laid away, to 61 and 121'],
])('%s: %s', (name, words) => {
  const rules = PRESETS.find((each) => each.name === name) ?? SIX_CARD;
  expect(basicsIn(EN, rules)).toBe(words);
});

test("a house's own rules are explained as well, words before numbers", () => {
  const house = parseRules(SIX_CARD, { name: 'ours', heels: '3', muggins: 'called', mode: 'always' });
  expect(house.ok && gameIn(EN, house.value, 200)).toBe(
    '2 players, 6 cards, 2 laid away, to 121; Counts are checked: always; Missed points: to whoever calls muggins; His heels: 3',
  );
});
