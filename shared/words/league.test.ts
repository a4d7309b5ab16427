// What is said of a league night, in every language: whole sentences that keep their names and figures.
import { describe, expect, test } from 'vitest';
import { FIGURES, TIE_STEPS, type TieDecision } from '../league/index.ts';
import { LANGUAGE_CODES } from './generated/languages.ts';
import { LANGUAGES } from './languages.ts';
import {
  sayCardFault,
  sayDecision,
  sayDeskTask,
  sayHallRefusal,
  sayLeagueRefusal,
  sayStep,
} from './league.ts';
import { FAULT_SAMPLES, LEAGUE_SAMPLES, TASK_SAMPLES } from './testing/league.ts';

const NAMES: Readonly<Record<string, string>> = { ann: 'Ann', bob: 'Bob' };
const name = (id: string): string => NAMES[id] ?? id;

// A failing disk under `muggins hall import` spoke of keys and pegs.
test('a disk that refuses a hall says nothing of pegs', () => {
  const reason = { code: 'failing', details: { text: 'i/o error' } } as const;
  const words = (['disk', 'inDoubt'] as const).map((code) =>
    sayHallRefusal(LANGUAGES.en, { code, details: { reason } }, name),
  );
  expect(words[0]).toMatch(/^Not saved, so nothing has changed: /);
  expect(words[1]).toMatch(/^The hall cannot save anything/);
  expect(words.join()).not.toMatch(/peg|key/);
});

const SENTENCE = /^[^a-z].*[.?]$/;

describe.each(LANGUAGE_CODES)('%s', (code) => {
  const language = LANGUAGES[code];

  const sentence = (text: string | undefined): void => {
    expect(text).toMatch(SENTENCE);
    expect(text).not.toMatch(/undefined|NaN|\[object|\{\$/);
  };

  test.each(Object.entries(LEAGUE_SAMPLES))('%s', (_, refusals) => {
    for (const refusal of refusals) {
      const text = sayLeagueRefusal(language, refusal, name) ?? '';
      sentence(text);
      if (JSON.stringify(refusal).includes('"ann"')) expect(text).toContain('Ann');
    }
  });

  test.each([...TIE_STEPS, ...FIGURES.map((figure) => ({ figure, fewest: true })), 'level'] as const)(
    'decided by %j',
    (step) => {
      const decision: TieDecision = { above: 'bob', below: 'ann', step, figures: [2, 1] };
      const text = sayDecision(language, decision, name);
      sentence(text);
      expect(text.indexOf('Bob')).toBeLessThan(text.indexOf('Ann'));
      if (!['playoff', 'cut', 'level'].includes(`${step}`)) expect(text).toMatch(/2.*1/);
    },
  );

  test('cards that do not agree, and what needs the director', () => {
    for (const fault of Object.values(FAULT_SAMPLES).flat()) {
      const text = sayCardFault(language, fault, ['Ann', 'Bob']);
      sentence(text);
      expect(text).toContain(fault.code === 'wrongPoints' ? 'Bob' : 'Ann');
    }
    const tasks = Object.values(TASK_SAMPLES).flat();
    for (const task of tasks) sentence(sayDeskTask(language, task, name));
    expect(new Set(tasks.map((task) => sayDeskTask(language, task, name))).size).toBe(tasks.length);
  });

  test('a code of a newer host', () => {
    const newer = { code: 'flood' } as never;
    expect(sayLeagueRefusal(language, newer, name)).toBeUndefined();
    expect(sayDeskTask(language, newer, name)).toBe('flood');
  });
});

test('in English and in French', () => {
  const decision: TieDecision = { above: 'bob', below: 'ann', step: 'headToHead', figures: [1, 0] };
  expect(sayDecision(LANGUAGES.en, decision, name)).toBe(
    'Bob is ahead of Ann: 1 win to 0 in the games between tied players.',
  );
  expect(sayDecision(LANGUAGES.fr, { ...decision, step: 'net', figures: [8, -9] }, name)).toBe(
    'Bob devance Ann\u00a0: écart net +8 contre −9.',
  );
  const halves = { ...decision, step: 'points', figures: [4, 3.5] } as const;
  expect(sayDecision(LANGUAGES.en, halves, name)).toBe('Bob is ahead of Ann: 4 game points to 3½.');
  const minus = { figure: 'minus', fewest: true } as const;
  expect(sayDecision(LANGUAGES.en, { ...decision, step: minus, figures: [3, 8] }, name)).toBe(
    'Bob is ahead of Ann: 3 minus points to 8.',
  );
  expect([sayStep(LANGUAGES.en, 'net'), sayStep(LANGUAGES.en, minus)]).toEqual([
    'net spread',
    'minus points (fewest)',
  ]);
  expect(sayStep(LANGUAGES.fr, minus)).toBe('écarts perdus (le moins)');
  const fault = { code: 'wrongPoints', side: 0, points: 1, expected: 3 } as const;
  expect(sayCardFault(LANGUAGES.en, fault, ['Ann', 'Bob'])).toBe(
    'Ann wrote 1 game point. This game is worth 3.',
  );
});
