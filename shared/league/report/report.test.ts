// A report folds to what it claims, whatever befell the event; and what contradicts itself is found.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from '../night/report.ts';
import { eventsOf } from '../night/rooms.ts';
import type { NightState } from '../night/state.ts';
import { openNight, reason, win } from '../testing/night.ts';
import { ChanceWeekend } from '../testing/weekend.ts';
import { foldReport } from './fold.ts';
import { type EventReport, reportedEvent } from './report.ts';

const reportIn = (night: NightState, event = ''): EventReport => ({
  ...reportedEvent(night, { club: 'bell', event, date: '2026-11-26', made: 1 }),
  ...{ revision: 1, previous: null },
});

/** As the other end reads it. */
const sent = (report: EventReport): EventReport => JSON.parse(canonical(report));

test('weekends by chance, with brackets, walkovers and a consolation: every event folds to what it claims', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 24 }),
      fc.constantFrom<1 | 3 | 5>(1, 3, 5),
      fc.boolean(),
      fc.array(fc.nat(), { maxLength: 40, size: 'max' }),
      (players, games, lite, thrown) => {
        const bracket = { order: 'acc', byes: 'seeds', third: true } as const;
        const weekend = new ChanceWeekend({ players, qualify: 4, games, bracket, lite });
        weekend.qualify(players);
        for (const chance of thrown) weekend.step(chance);
        for (const { event } of eventsOf(weekend.state))
          expect(foldReport(sent(reportIn(weekend.state, event))).faults).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

/** Nine players, so that each sits out and has a house game; a forfeit, a tie broken by a cut, games signed and not. */
function oddNight(): NightState {
  const figures = { forfeitWin: { points: 2, spread: 0 }, forfeitLoss: { points: 0, spread: 0 } };
  const night = openNight(9, { odd: 'houseGame', bye: { points: 2, spread: 10 }, games: 2, ...figures });
  night.do('draw, draw');
  const [first, second, ...rest] = night.state.games.map(({ game }) => game);
  night.do({ type: 'forfeit', game: first ?? '', loser: 1, reason });
  night.do({ type: 'void', game: second ?? '', reason });
  for (const game of rest) night.do({ type: 'correct', game, outcome: win(8), reason });
  const reasons = Object.fromEntries(night.state.games.map(({ game }) => [game, reason]));
  return night.do({ type: 'close', reasons }).state;
}

test('house games and forfeits count; void games are not in it', () => {
  const report = sent(reportIn(oddNight()));
  expect(report.legs).toHaveLength(oddNight().games.length - 1);
  expect(report.desk.idle.map(({ length }) => length)).toEqual([1, 1]);
  expect(foldReport(report)).toEqual({ standings: report.claimed.standings, faults: [] });
});

type Change = (report: EventReport) => EventReport;
const leg =
  (at: number, changes: object): Change =>
  (report) => ({
    ...report,
    legs: report.legs.map((each, i) => (i === at ? { ...each, ...changes } : each)),
  });
const place =
  (changes: object): Change =>
  (report) => {
    const [first, ...others] = report.claimed.standings;
    return { ...report, claimed: { standings: [{ ...first, ...changes }, ...others] as never } };
  };
const twice = <T>([first, ...rest]: readonly T[]): readonly T[] => [first as T, first as T, ...rest];

test.each<[what: string, change: Change, faults: readonly object[]]>([
  ['a place that is claimed', place({ wins: 9 }), [{ code: 'place', side: expect.any(String) }]],
  ['a rank', place({ rank: 2 }), [{ code: 'place' }]],
  [
    'a side that is claimed and did not play',
    place({ side: 'Zoe' }),
    [
      { code: 'place', side: 'Zoe', folded: null },
      { code: 'place', claimed: null },
    ],
  ],
  [
    'another winner',
    leg(1, { outcome: { winner: 1, spread: 8, scores: [113, 121], ending: 'target' } }),
    Array(9).fill({ code: 'place' }),
  ],
  [
    'holes that no game ends with',
    leg(1, { outcome: { winner: 0, spread: 9, scores: [121, 113], ending: 'target' } }),
    [{ code: 'outcome' }],
  ],
  ['a forfeit with a score', leg(1, { forfeitedBy: 0 }), [{ code: 'outcome' }]],
  ['neither score nor forfeit', leg(1, { outcome: null }), [{ code: 'outcome' }]],
  ['a game of no contest', leg(1, { contest: '9.9' }), [{ code: 'missing', id: '9.9' }]],
  ['a game that is listed twice', (each) => ({ ...each, legs: twice(each.legs) }), [{ code: 'twice' }]],
  [
    'a side that is listed twice',
    (each) => ({ ...each, sides: twice(each.sides) }),
    [{ code: 'twice' }, { code: 'twice' }],
  ],
  [
    'a sit-out of a stranger',
    (each) => ({ ...each, desk: { ...each.desk, idle: [['Zoe']] } }),
    [{ code: 'missing', at: 'desk', id: 'Zoe' }],
  ],
  [
    'a format with a field of a later version',
    (each) => ({ ...each, format: { ...each.format, gravity: 9 } as never }),
    [{ code: 'format', refusal: { code: 'unknownField', field: 'gravity' } }],
  ],
  [
    'a format that cannot be played',
    (each) => ({ ...each, format: { ...each.format, ties: ['luck'] as never } }),
    [{ code: 'format', refusal: { code: 'badFormat' } }],
  ],
])('%s is found', (_, change, faults) => {
  const report = sent(reportIn(oddNight()));
  expect(foldReport(report).faults).toEqual([]);
  expect(foldReport(change(report)).faults).toMatchObject(faults);
});
