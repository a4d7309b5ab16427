// `muggins judge`: a situation is found by its words, and its remedy names one rule.
import { describe, expect, test } from 'vitest';
import { findOffence, OFFENCES, SITUATIONS, STAGES } from '../../../shared/rules/rulings/index.ts';
import { LANGUAGE_CODES } from '../../../shared/words/generated/languages.ts';
import { findSituations } from '../../../shared/words/judge.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { say } from '../../../shared/words/say.ts';
import { muggins } from '../testing/muggins.ts';

async function judge(...words: readonly string[]) {
  const { code, out, err } = await muggins('judge', ...words);
  return { code, out: out.split('\n'), err };
}

describe('found by what somebody says', () => {
  test.each<[said: string, title: string, rule: string]>([
    ['dealer led first', 'The dealer led first', 'ACC 2010, rule 7.1.b'],
    ['wrong player started', 'The dealer led first', 'ACC 2010, rule 7.1.b'],
    ['2 cards together', 'A player played two cards together', 'ACC 2010, rule 7.1.f'],
    ['crib for hand', 'The dealer took the crib for the hand', 'ACC 2010, rule 5.2.c'],
    ['starter mixed', 'A player mixed the starter with other cards', 'ACC 2010, rule 9.3.a'],
    ['saw bottom card of the cut', 'The pone saw the bottom card of the cut', 'ACC 2010, rule 6.1.b'],
    ['pegged too much', 'A player pegged too many points', 'ACC 2010, rule 8.4.c'],
    ['7.3', 'A player said go but could have played', 'ACC 2010, rule 7.3, second-hand'],
    [
      '5 cards stuck',
      'The pone has too many cards, found after the starter is turned',
      'ACC 2025, rule 4.4.d (9), second-hand',
    ],
  ])('%s', async (said, title, rule) => {
    const { code, out } = await judge(said);
    expect([code, out[0]]).toEqual([0, title]);
    expect(out).toContain(rule);
    expect(out[1]).toMatch(/^ {2}1\. /);
  });

  test('words that fit nothing are refused, and what there is is named', async () => {
    expect(await judge('umbrella')).toMatchObject({
      code: 2,
      err: expect.stringContaining('No situation found.'),
    });
  });
});

test('without words every situation is listed, once', async () => {
  const { out } = await judge();
  expect(out.filter((line) => line.startsWith('  '))).toHaveLength(SITUATIONS.length);
});

test('a rule that is known second-hand says so, in JSON too', async () => {
  expect((await judge('renege')).out.join(' ')).toContain('Second-hand:');
  const { situations } = JSON.parse((await judge('renege', '--json')).out.join('\n'));
  expect(situations[0]).toMatchObject({
    offence: 'renege',
    source: { rule: '7.3', verified: false },
    wrong: null,
  });
});

describe('the table of situations', () => {
  test('every offence is in it, in the order of a deal, each by its own rule', () => {
    const offences = new Set(SITUATIONS.map(({ offence }) => offence));
    expect(OFFENCES.filter(({ code }) => !offences.has(code))).toEqual([]);
    const stages = SITUATIONS.map(({ stage }) => STAGES.indexOf(stage));
    expect(stages).toEqual(stages.toSorted((a, b) => a - b));
    for (const { code, offence, source } of SITUATIONS)
      if (code === offence) expect(source).toEqual(findOffence(code)?.source);
  });

  test.each(LANGUAGE_CODES)('in %s each is found first by its own title', (code) => {
    const language = LANGUAGES[code];
    const titles = SITUATIONS.map((each) => say(language, `situation-${each.code}`));
    expect(new Set(titles).size).toBe(titles.length);
    for (const [at, title] of titles.entries())
      expect(findSituations(language, title)[0]).toBe(SITUATIONS[at]);
  });
});
