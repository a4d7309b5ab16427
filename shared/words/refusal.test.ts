// Every refusal in every language: a sentence that keeps its names, and a row that fits the display.

import { describe, expect, test } from 'vitest';
import { parseRules, type Refusal, SETTINGS, SIX_CARD } from '../rules/index.ts';
import { aboutSettingIn } from './games.ts';
import { LANGUAGE_CODES } from './generated/languages.ts';
import { LANGUAGES } from './languages.ts';
import { peopleOf } from './people.ts';
import { sayRefusal, sayRequirement, shortRefusal } from './refusal.ts';
import { COLUMNS, unaccented } from './short.ts';
import { SAMPLE_REFUSALS } from './testing/refusals.ts';

const PEOPLE = peopleOf(['Ann', 'Bob']);

const SAMPLES: readonly Refusal[] = [
  ...Object.values<readonly Refusal[]>(SAMPLE_REFUSALS).flat(),
  // The largest figures that a table can meet.
  { code: 'impossiblePlay', points: 99, possible: [] },
  { code: 'impossibleCount', points: 99, possible: [], crib: false },
  { code: 'badFigure', offence: 'renege', figure: 'points', value: 99, least: 10, most: 99 },
  { code: 'wrongPlay', card: 'TH', points: 12, possible: [0, 12] },
  { code: 'wrongNumberOfCards', expected: 6, got: 12 },
];

describe.each(LANGUAGE_CODES)('%s', (code) => {
  const language = LANGUAGES[code];

  test('says every refusal with all its figures', () => {
    const said = SAMPLES.map((refusal) => sayRefusal(language, refusal, PEOPLE) ?? refusal.code);
    expect(said.filter((text) => !/^[^a-z].*[.?]$/.test(text) || /[{}]|undefined/.test(text))).toEqual([]);
  });

  test('names keys of the board, and none on a phone, which has buttons in their place', () => {
    const [board, phone] = [PEOPLE, { ...PEOPLE, phone: true }].map((people) =>
      SAMPLES.map((refusal) => sayRefusal(language, refusal, people) ?? refusal.code).filter((text) =>
        /\b(CARDS|NEXT|MUGGINS|UNDO|DEL)\b/.test(text),
      ),
    );
    expect(board?.length).toBeGreaterThan(4);
    expect(phone).toEqual([]);
  });

  test('says every refusal in a row of the display', () => {
    const rows = SAMPLES.map((refusal) => unaccented(shortRefusal(language, refusal)));
    expect(rows.filter((row) => row.length < 5 || row.length > COLUMNS || /[{}]/.test(row))).toEqual([]);
  });

  test('a player without a name has a number', () => {
    const text = sayRefusal(language, { code: 'notHeld', seat: 2, card: '5H' }, PEOPLE);
    expect(text).toMatch(/^(Player|Joueur) 3 /);
  });

  test('every setting says what it decides and what it takes', () => {
    for (const { name } of SETTINGS) {
      expect(aboutSettingIn(language, name), name).not.toBe('');
      const changed = parseRules(SIX_CARD, { [name]: '' });
      if (changed.ok || changed.refusal.code !== 'badSetting') throw new Error(`${name} takes nothing`);
      expect(sayRefusal(language, changed.refusal)).toContain(
        sayRequirement(language, changed.refusal.expected),
      );
    }
  });

  test('a code of a newer host is not said', () => {
    const newer = { code: 'flood' } as unknown as Refusal;
    expect(sayRefusal(language, newer, PEOPLE)).toBeUndefined();
    expect(shortRefusal(language, newer)).toBe('');
  });
});
