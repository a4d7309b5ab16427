// What people read when scenarios are done (finding 28).
import { expect, test } from 'vitest';
import { SIX_CARD } from '../../../shared/rules/index.ts';
import { judge } from './judge.ts';
import { failureText, summaryText } from './report.ts';
import type { Rig } from './rig.ts';
import type { ScenarioResult } from './run.ts';

const outcome = (file: string, passed: boolean): ScenarioResult => {
  return { file, title: file, passed, seconds: 1, frames: 10 };
};

test.each([
  [[outcome('a.txt', true)], '1 scenario; 10 frames looked at; 1.0 s\n1 passed, 0 failed'],
  [
    [outcome('a.txt', true), outcome('b.txt', false)],
    '2 scenarios; 20 frames looked at; 1.0 s\n1 passed, 1 failed',
  ],
])('the end of a run %#', (outcomes, text) => expect(summaryText(outcomes, 1)).toBe(text));

test.each([
  [['a.txt'], 'this scenario failed: a.txt'],
  [['a.txt', 'b.txt'], 'these scenarios failed: a.txt, b.txt'],
])('which have failed: %j', (files, text) =>
  expect(failureText(files.map((file) => outcome(file, false)))).toBe(text),
);

test('of a rule set an event gives the name', () => {
  const event = { type: 'gameStarted', game: 1, rules: SIX_CARD, players: ['Red', 'Blue'], move: 1 } as const;
  const rig = { history: { events: [event] }, cursor: 0 } as unknown as Rig;
  expect(judge(rig, { type: 'noEvent', name: 'gameStarted', settings: [] })).toMatchObject({
    found: '{"type":"gameStarted","game":1,"rules":"six-card","players":["Red","Blue"],"move":1}',
  });
});
