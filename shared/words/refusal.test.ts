// Every refusal in every language: a sentence that keeps its names, and a line that fits the display.

import { describe, expect, test } from 'vitest';
import { charCode } from '../protocol/index.ts';
import { parseRules, type Refusal, SETTINGS, SIX_CARD } from '../rules/index.ts';
import { REFUSALS } from '../rules/terms/index.ts';
import { LANGUAGES } from './languages.ts';
import { peopleOf } from './people.ts';
import { requirementIn, sayRefusal, shortRefusal } from './refusal.ts';
import { LANGUAGE_CODES } from './registry.ts';
import { SHORT_LENGTH } from './section.ts';
import { SAMPLE_REFUSALS } from './testing/refusals.ts';
import { unaccented } from './wording.ts';

const PEOPLE = peopleOf(['Ann', 'Bob']);

/** Words that only English has; what is typed stands in quotation marks. */
const ENGLISH =
  /\b(the|The|pegs?|hands?|[Pp]ress|[Kk]ey|counts|counted|deals?|is|are|was|and|of|not|cards|with|that|it|It|for|or|to|nobody|[Nn]o|There|missed|players?)\b/;

const samplesOf = (code: Refusal['code']): readonly Refusal[] => SAMPLE_REFUSALS[code];

/** With the largest figures that a table can meet. */
const EXTREMES: readonly Refusal[] = [
  { code: 'impossiblePlay', points: 99, possible: [] },
  { code: 'impossibleCount', points: 99, possible: [], crib: false },
  { code: 'badFigure', offence: 'renege', figure: 'points', value: 99, least: 10, most: 99 },
  { code: 'wrongPlay', card: 'TH', points: 12, possible: [0, 12] },
  { code: 'wrongNumberOfCards', expected: 6, got: 12 },
];

describe.each(LANGUAGE_CODES)('%s', (code) => {
  const language = LANGUAGES[code];

  test.each(REFUSALS)('%s', (refused) => {
    const samples = samplesOf(refused);
    expect(samples.length).toBeGreaterThan(0);
    for (const refusal of samples) {
      const text = sayRefusal(language, refusal, PEOPLE) ?? '';
      expect(text).toMatch(/^[^a-z].*[.?]$/);
      expect(text).not.toMatch(/undefined|\[object/);
      const shown = unaccented(shortRefusal(language, refusal));
      expect(shown).toMatch(/^.{5,20}$/);
      expect([...shown].filter((char) => charCode(char) === undefined)).toEqual([]);
      if (code !== 'en') expect(text.replace(/« [^»]* »/g, '')).not.toMatch(ENGLISH);
    }
  });

  test('nothing is cut off at twenty characters', () => {
    const all = [...Object.values<readonly Refusal[]>(SAMPLE_REFUSALS).flat(), ...EXTREMES];
    const rows = language.refusals as unknown as Record<
      string,
      readonly [unknown, (each: Refusal) => string]
    >;
    const long = all
      .map((each) => rows[each.code]?.[1](each) ?? '')
      .filter((line) => line.length > SHORT_LENGTH);
    expect(long).toEqual([]);
  });

  test('names every player that English names', () => {
    const lost = Object.values<readonly Refusal[]>(SAMPLE_REFUSALS)
      .flat()
      .filter((refusal) => {
        const [english, text] = [LANGUAGES.en, language].map(
          (each) => sayRefusal(each, refusal, PEOPLE) ?? '',
        );
        return PEOPLE.names.some((name) => english?.includes(name) && !text?.includes(name));
      });
    expect(lost).toEqual([]);
  });

  test('a player without a name has a number', () => {
    const text = sayRefusal(language, { code: 'notHeld', seat: 2, card: '5H' }, PEOPLE);
    expect(text).toMatch(/^(Player|Joueur) 3 /);
  });

  test('every setting says what it takes', () => {
    for (const { name } of SETTINGS) {
      const changed = parseRules(SIX_CARD, { [name]: '' });
      if (changed.ok || changed.refusal.code !== 'badSetting') throw new Error(`${name} takes nothing`);
      const { expected } = changed.refusal;
      expect(requirementIn(language.requirements, expected)).not.toBe(expected.code);
      expect(sayRefusal(language, changed.refusal)).toContain(requirementIn(language.requirements, expected));
    }
  });

  test('a code of a newer host is not said', () => {
    const newer = { code: 'flood' } as unknown as Refusal;
    expect(sayRefusal(language, newer, PEOPLE)).toBeUndefined();
    expect(shortRefusal(language, newer)).toBe('');
  });
});
