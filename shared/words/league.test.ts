// What is said of a league night, in every language: whole sentences that keep their names and figures, and lines that fit.
import { describe, expect, test } from 'vitest';
import { LEAGUE_REFUSALS, REPORT_VERDICTS, TIE_STEPS, type TieDecision } from '../league/index.ts';
import { charCode } from '../protocol/index.ts';
import { LANGUAGES } from './languages.ts';
import {
  sayBreach,
  sayCardFault,
  sayDecision,
  sayDeskTask,
  sayLeagueRefusal,
  shortLeagueRefusal,
} from './league.ts';
import { LANGUAGE_CODES } from './registry.ts';
import { BREACH_SAMPLES, FAULT_SAMPLES, LEAGUE_SAMPLES, TASK_SAMPLES } from './testing/league.ts';
import { unaccented } from './wording.ts';

const NAMES: Readonly<Record<string, string>> = { ann: 'Ann', bob: 'Bob' };
const name = (id: string): string => NAMES[id] ?? id;

/** Words that only English has. */
const ENGLISH = /\b(the|The|is|are|was|and|of|cards|with|that|it|It|for|or|to|games?|rounds?|wrote|ahead)\b/;
const SENTENCE = /^[^a-z].*[.?]$/;
/** What is typed or named stands in quotation marks. */
const unquoted = (text: string): string => text.replace(/« [^»]* »/g, '').replace(/"slow"/g, '');

describe.each(LANGUAGE_CODES)('%s', (code) => {
  const language = LANGUAGES[code];

  const sentence = (text: string | undefined): void => {
    expect(text).toMatch(SENTENCE);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    if (code !== 'en') expect(unquoted(text ?? '')).not.toMatch(ENGLISH);
  };

  test.each(LEAGUE_REFUSALS)('%s', (refused) => {
    expect(LEAGUE_SAMPLES[refused].length).toBeGreaterThan(0);
    for (const refusal of LEAGUE_SAMPLES[refused]) {
      const text = sayLeagueRefusal(language, refusal, name) ?? '';
      sentence(text);
      if (JSON.stringify(refusal).includes('"ann"')) expect(text).toContain('Ann');
      const row = language.league.refusals[refused] as readonly [unknown, (each: typeof refusal) => string];
      expect(row[1](refusal).length).toBeLessThanOrEqual(20);
      const shown = unaccented(shortLeagueRefusal(language, refusal));
      expect(shown).toMatch(/^.{5,20}$/);
      expect([...shown].filter((char) => charCode(char) === undefined)).toEqual([]);
    }
  });

  test.each([...TIE_STEPS, 'level'] as const)('decided by %s', (step) => {
    const decision: TieDecision = { above: 'bob', below: 'ann', step, figures: [2, 1] };
    const text = sayDecision(language, decision, name);
    sentence(text);
    expect(text.indexOf('Bob')).toBeLessThan(text.indexOf('Ann'));
    if (!['playoff', 'cut', 'level'].includes(step)) expect(text).toMatch(/2.*1/);
  });

  test('every other thing', () => {
    for (const breach of Object.values(BREACH_SAMPLES).flat()) {
      sentence(sayBreach(language, breach, name));
      expect(sayBreach(language, breach, name)).toContain('Ann');
    }
    for (const fault of Object.values(FAULT_SAMPLES).flat()) {
      const text = sayCardFault(language, fault, ['Ann', 'Bob']);
      sentence(text);
      expect(text).toContain(fault.code === 'wrongPoints' ? 'Bob' : 'Ann');
    }
    const tasks = Object.values(TASK_SAMPLES).flat();
    for (const task of tasks) sentence(sayDeskTask(language, task, name));
    expect(new Set(tasks.map((task) => sayDeskTask(language, task, name))).size).toBe(tasks.length);
    for (const step of TIE_STEPS) sentence(language.league.idleStep(step));
    expect(new Set(Object.values(language.league.steps)).size).toBe(TIE_STEPS.length);
  });

  test('a verdict fits the display', () => {
    const rows = REPORT_VERDICTS.map((verdict) => language.league.verdicts[verdict]);
    expect(new Set(rows).size).toBe(rows.length);
    for (const row of rows) expect(unaccented(row)).toMatch(/^.{4,20}$/);
  });

  test('a code of a newer host', () => {
    const newer = { code: 'flood' } as never;
    expect(sayLeagueRefusal(language, newer, name)).toBeUndefined();
    expect(shortLeagueRefusal(language, newer)).toBe('');
    expect(sayDeskTask(language, newer, name)).toBe('flood');
  });
});

test('in English and in French', () => {
  const decision: TieDecision = { above: 'bob', below: 'ann', step: 'headToHead', figures: [1, 0] };
  expect(sayDecision(LANGUAGES.en, decision, name)).toBe(
    'Bob is ahead of Ann: 1 win to 0 in the games of those level.',
  );
  expect(sayDecision(LANGUAGES.fr, decision, name)).toBe(
    'Bob devance Ann : 1 victoire contre 0 entre ceux à égalité.',
  );
  const breach = { code: 'meetAgain', round: 8, entrants: ['ann', 'bob'], times: 2 } as const;
  expect(sayBreach(LANGUAGES.en, breach, name)).toBe('In round 8, Ann and Bob meet again: 2 times in all.');
  const fault = { code: 'wrongPoints', side: 0, points: 2, expected: 3 } as const;
  expect(sayCardFault(LANGUAGES.en, fault, ['Ann', 'Bob'])).toBe(
    'Ann wrote 2 game points. This game is worth 3.',
  );
});
