// Cups of teams: byes, the draw, best losers, a plate, level matches, and results that are corrected.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cup, season, team, week } from '../testing/calendars.ts';
import { smallCard } from '../testing/teams.ts';
import { type Cup, cupOf, roundsOf } from './cup.ts';
import { matchStates } from './missing.ts';
import type { Competition, Fixture, TeamSeason } from './season.ts';

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `t${at + 1}`);
/** A season with these cups, a round a week. */
function cups(count: number, ...competitions: readonly Competition[]): TeamSeason {
  const made = season({ teams: names(count).map((id) => team(id, `at ${id}`)), competitions });
  const calendar = competitions.flatMap((each, at) =>
    Array.from({ length: roundsOf(made, each) }, (_, round) => ({
      day: week(10 * at + round),
      rounds: [{ competition: each.id, round: round + 1 }],
    })),
  );
  return { ...made, calendar };
}
const cupIn = (plan: TeamSeason, id = 'C'): Cup =>
  cupOf(plan, plan.competitions.find((each) => each.id === id) as Competition);
/** The season with the next fixtures of a cup. */
const withNext = (plan: TeamSeason, id = 'C'): TeamSeason => ({
  ...plan,
  fixtures: [...plan.fixtures, ...cupIn(plan, id).next.map((each) => ({ ...each, day: each.day ?? '' }))],
});
/** A match played: the legs of the home side, of 9. */
const played = (fixture: Fixture, legs: number): Fixture => {
  const card = smallCard(fixture, [
    Math.min(3, legs),
    Math.min(3, Math.max(0, legs - 3)),
    Math.max(0, legs - 6),
  ]);
  return { ...fixture, cards: { 0: card, 1: card } };
};
/** All open matches of a cup played, by the legs of the home side. */
const round = (plan: TeamSeason, legs: (fixture: Fixture) => number, id = 'C'): TeamSeason => {
  const next = withNext(plan, id);
  return {
    ...next,
    fixtures: next.fixtures.map((fixture) =>
      fixture.competition === id && fixture.cards === undefined ? played(fixture, legs(fixture)) : fixture,
    ),
  };
};
const meetings = ({ next }: Cup): readonly string[] => next.map(({ home, away }) => `${home}-${away}`);

describe('a cup by seeds', () => {
  test('a walkover needs no figures: it counts, and the winner goes on', () => {
    const four = withNext(cups(4, cup('C', names(4))));
    const [competition] = four.competitions as readonly [Competition];
    const open = {
      ...four,
      competitions: [{ ...competition, format: { ...competition.format, walkover: null } }],
    };
    const ruled = open.fixtures.map((each) => ({
      ...each,
      ruling: { kind: 'walkover' as const, winner: 1 as const, reason: 'nobody came' },
    }));
    const after = { ...open, fixtures: ruled };
    expect([...matchStates(after).values()].map(({ kind }) => kind)).toEqual(['walkover', 'walkover']);
    expect(meetings(cupIn(after))).toEqual(['t4-t3']);
  });

  test('6 teams: the first two have a bye, and the best are kept apart', () => {
    const six = cups(6, cup('C', names(6)));
    expect(meetings(cupIn(six))).toEqual(['t4-t5', 't3-t6']);
    const second = round(six, () => 9);
    expect(meetings(cupIn(second))).toEqual(['t1-t4', 't2-t3']);
    expect(cupIn(second).next.map(({ id, day }) => [id, day])).toEqual([
      ['C-2-1', week(1)],
      ['C-2-2', week(1)],
    ]);
    const over = round(
      round(second, () => 9),
      () => 0,
    );
    expect(cupIn(over)).toMatchObject({ winner: 't2', next: [], level: [], stray: [] });
  });

  test.each([
    [2, 1],
    [5, 3],
    [8, 3],
    [16, 4],
  ])('%i teams: %i rounds', (count, rounds) => {
    const plan = cups(count, cup('C', names(count)));
    expect([roundsOf(plan, plan.competitions[0] as Competition), cupIn(plan).rounds.length]).toEqual([
      rounds,
      rounds,
    ]);
  });
});

test('a draw by a number: the same for the same number', () => {
  const drawn = (draw: number): readonly string[] => meetings(cupIn(cups(8, cup('C', names(8), { draw }))));
  expect(drawn(7)).toEqual(drawn(7));
  expect(new Set([1, 2, 3, 4, 5].map((draw) => drawn(draw).join(' '))).size).toBe(5);
});

// mdcl.org.uk: 14 teams, 7 winners and the highest loser into one cup, the other 6 into a second, where 3 winners and the highest loser go on.
test('Maidenhead: the highest loser goes on beside the winners, the others play for the second cup', () => {
  const first = cup('C', names(14), { highestLosers: 1 });
  const second = cup('R', [], { losersOf: { competition: 'C', rounds: [1] }, highestLosers: 1 });
  const plan = cups(14, first, second);
  expect([roundsOf(plan, first), roundsOf(plan, second)]).toEqual([4, 3]);
  expect(cupIn(plan, 'R').rounds).toEqual([]);

  // The home sides win by 9-0, but t5 by 5-4 against t6.
  const after = round(plan, ({ home }) => (home === 't5' ? 5 : 9));
  expect(cupIn(after).next).toHaveLength(4);
  expect(cupIn(after).next.flatMap(({ home, away }) => [home, away])).toContain('t6');
  expect(meetings(cupIn(after, 'R'))).toEqual(['t2-t4', 't8-t10', 't12-t14']);
  const plate = round(after, ({ home }) => (home === 't8' ? 5 : 9), 'R');
  expect(
    cupIn(plate, 'R')
      .next.flatMap(({ home, away }) => [home, away])
      .toSorted(),
  ).toEqual(['t10', 't12', 't2', 't8']);
});

test('two best losers are level: the lot is the same each time, and another with another draw', () => {
  const best = (draw: number): string => {
    const after = round(cups(6, cup('C', names(6), { highestLosers: 1, draw })), () => 6);
    const { rounds, next } = cupIn(after);
    expect(next).toHaveLength(2);
    const losers = rounds[0]?.map(({ loser }) => loser) ?? [];
    return next.flatMap(({ home, away }) => [home, away]).find((each) => losers.includes(each)) ?? '';
  };
  expect(best(3)).toBe(best(3));
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(best)).size).toBeGreaterThan(1);
});

test('a plate waits until round 1 is over', () => {
  const plan = cups(8, cup('C', names(8)), cup('P', [], { losersOf: { competition: 'C', rounds: [1] } }));
  expect(meetings(cupIn(plan, 'P'))).toEqual([]);
  expect(
    meetings(
      cupIn(
        round(plan, () => 9),
        'P',
      ),
    ),
  ).toEqual(['t8-t6', 't5-t7']);
});

test('a final between the winners of cups', () => {
  const plan = cups(
    4,
    cup('A', ['t1', 't2']),
    cup('B', ['t3', 't4']),
    cup('F', [], { winnersOf: ['A', 'B'] }),
  );
  expect(
    cupIn(
      round(plan, () => 9, 'A'),
      'F',
    ).rounds,
  ).toEqual([]);
  expect(
    meetings(
      cupIn(
        round(
          round(plan, () => 9, 'A'),
          () => 0,
          'B',
        ),
        'F',
      ),
    ),
  ).toEqual(['t1-t4']);
});

test('cups that wait for each other never begin', () => {
  const waits = (id: string, other: string) =>
    cup(id, [], { losersOf: { competition: other, rounds: [1] }, winnersOf: [other] });
  const plan = cups(2, waits('A', 'B'), waits('B', 'A'));
  expect(['A', 'B'].map((id) => cupIn(plan, id).rounds)).toEqual([[], []]);
});

// mdcl.org.uk: after 8-8 a tie-break is played.
test('a level match waits for a ruling that names the winner', () => {
  const even = {
    ...cup('C', names(2)),
    format: { ...cup('C', []).format, rubbers: cup('C', []).format.rubbers.slice(0, 2) },
  };
  const [fixture] = withNext(cups(2, even)).fixtures as readonly [Fixture];
  const whole = smallCard(fixture, [3, 0, 0]);
  const card = { ...whole, rubbers: whole.rubbers.slice(0, 2) };
  const plan = { ...cups(2, even), fixtures: [{ ...fixture, cards: { 0: card, 1: card } }] };
  expect(cupIn(plan)).toMatchObject({ winner: undefined, next: [], level: [{ id: 'C-1-1' }] });
  const ruling = { kind: 'card', card, winner: 1, reason: 'tie-break' } as const;
  expect(cupIn({ ...plan, fixtures: [{ ...fixture, ruling }] })).toMatchObject({ winner: 't2', level: [] });
});

test('a team that withdraws loses what it has not played, and keeps what it has', () => {
  const after = round(cups(4, cup('C', names(4))), () => 9);
  const gone = {
    ...after,
    teams: after.teams.map((each) =>
      each.id === 't1' ? { ...each, withdrawn: { day: week(1), rule: 'void' as const } } : each,
    ),
  };
  expect(cupIn(gone)).toMatchObject({ winner: 't2', next: [], stray: [] });
});

test('a corrected result names the later match whose two do not meet any more, and makes the right one', () => {
  const after = withNext(round(cups(4, cup('C', names(4))), () => 9));
  const corrected = {
    ...after,
    fixtures: after.fixtures.map((fixture) => (fixture.id === 'C-1-1' ? played(fixture, 0) : fixture)),
  };
  expect(cupIn(corrected).stray.map(({ id }) => id)).toEqual(['C-2-1']);
  expect(cupIn(corrected).next).toMatchObject([{ id: 'C-2-1_2', home: 't4', away: 't2' }]);
  // Open again: nobody knows yet who meets t2.
  const open = { ...after, fixtures: after.fixtures.map(({ cards: _, ...fixture }) => fixture) };
  expect(cupIn(open).stray.map(({ id }) => id)).toEqual(['C-2-1']);
});

test('any results in any order: the winner has won all matches, everybody else has lost one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 20 }),
      fc.integer({ min: 0, max: 999 }),
      fc.infiniteStream(fc.integer({ min: 0, max: 9 })),
      (count, draw, legs) => {
        let plan = cups(count, cup('C', names(count), { draw }));
        while (cupIn(plan).next.length > 0) plan = round(plan, () => legs.next().value as number);
        const { winner, rounds } = cupIn({ ...plan, fixtures: plan.fixtures.toReversed() });
        const losers = rounds.flat().flatMap(({ loser }) => loser ?? []);
        expect([...losers, winner].toSorted()).toEqual(names(count).toSorted());
        expect(plan.fixtures).toHaveLength(count - 1);
      },
    ),
    { numRuns: 100 },
  );
});
