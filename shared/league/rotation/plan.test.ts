// Plans of whole nights against the laws of a rotation: fields of 2 to 80, 1 to 22 rounds; and fields that change.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORMAT_WORDS, type RotationForm, type RotationFormat } from '../format/format.ts';
import { breachesOf } from '../testing/breaches.ts';
import { brokenLaws, fieldOf, fieldsUnderTest } from '../testing/laws.ts';
import { format } from '../testing/night.ts';
import { chanceOf, shuffled } from './chance.ts';
import { circleCycle } from './cycle.ts';
import { roundsFor } from './length.ts';
import { planRounds, repeatsOf } from './plan.ts';
import type { RoundPlan } from './record.ts';

const planFor = (of: RotationFormat, field: number, seed = 1): readonly RoundPlan[] =>
  planRounds({ format: of, present: fieldOf(field), drawn: [], planned: [], missed: {}, seed });

test.each(FORMAT_WORDS.method)('%s: a sample of fields and rounds keeps the laws', (rotation) => {
  const faults = fieldsUnderTest(7, 5).flatMap(([field, games]) => brokenLaws({ rotation, field, games }));
  expect(faults).toEqual([]);
});

describe('how many rounds', () => {
  // league.md B1: with nine games an odd field of 11 to 39 needs ten rounds, and nobody sits out twice; nine do not manage in ten.
  test.each<[odd: RotationForm['odd'], field: number, games: number, rounds: number]>([
    ...Array.from({ length: 15 }, (_, index) => ['sitOut', 11 + 2 * index, 9, 10] as const).map(
      (row): [RotationForm['odd'], number, number, number] => [...row],
    ),
    ['sitOut', 9, 9, 11],
    ['sitOut', 3, 9, 14],
    ['sitOut', 1, 9, 9],
    ['sitOut', 10, 9, 9],
    ['helper', 11, 9, 9],
    ['houseGame', 11, 9, 9],
    ['nobody', 11, 9, 9],
  ])('%s, %i players, %i games', (odd, field, games, rounds) => {
    expect(roundsFor(format({ odd, games }), field)).toBe(rounds);
  });

  test('nine games, eleven players who sit out: ten rounds, nobody twice, the tenth game does not count', () => {
    const plan = planFor(format(), 11);
    const idle = plan.flatMap((round) => round.idle);
    expect(plan).toHaveLength(10);
    expect([idle.length, new Set(idle).size]).toEqual([10, 10]);
    expect(breachesOf(format(), plan, fieldOf(11))).toEqual([]);
  });

  test('eight players, nine rounds: eight pairs meet twice, and it says where', () => {
    const found = breachesOf(format(), planFor(format(), 8), fieldOf(8));
    expect(found.map(({ code }) => code)).toEqual(Array(8).fill('meetAgain'));
    expect(found.map((each) => ('round' in each ? each.round : 0))).toEqual([8, 8, 8, 8, 9, 9, 9, 9]);
    expect(found[0]).toMatchObject({ times: 2 });
    expect(breachesOf(format({ meetAtMost: 2 }), planFor(format(), 8), fieldOf(8))).toEqual([]);
  });
});

describe('an odd field', () => {
  const counts = (plan: readonly RoundPlan[], field: number): readonly number[] =>
    fieldOf(field).map((id) => plan.filter(({ pairs }) => pairs.flat().includes(id)).length);

  test.each([
    [11, [9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10]],
    [13, [9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10]],
  ])('%i with a helper: whoever sat out catches up in a round that nobody waits in', (field, played) => {
    const of = format({ odd: 'helper' });
    const plan = planFor(of, field);
    expect(plan).toHaveLength(10);
    expect(plan[9]?.idle).toEqual([]);
    expect(counts(plan, field).toSorted((a, b) => a - b)).toEqual(played);
    expect(breachesOf(of, plan, fieldOf(field))).toEqual([]);
  });

  test('a house game is a round for whoever sits out: no round is added', () => {
    const plan = planFor(format({ odd: 'houseGame', bye: { points: 2, spread: 0 } }), 11);
    expect(plan).toHaveLength(9);
    expect(plan.every(({ idle }) => idle.length === 1)).toBe(true);
  });
});

describe('chance', () => {
  test('the same seed, the same draw; another seed, another', () => {
    const drawn = format({ rotation: 'draw' });
    expect(planFor(drawn, 12, 4)).toEqual(planFor(drawn, 12, 4));
    expect(planFor(drawn, 12, 4)).not.toEqual(planFor(drawn, 12, 5));
    expect(planFor(format(), 12, 4)).not.toEqual(planFor(format(), 12, 5));
  });

  test('a draw is no circle: its rounds come in another order', () => {
    const circle = planFor(format(), 12, 4);
    const draw = planFor(format({ rotation: 'draw' }), 12, 4);
    expect(draw).not.toEqual(circle);
    expect(draw.flatMap(({ pairs }) => pairs)).toHaveLength(54);
  });

  test('the circle by its seed: the seats are shuffled, and the first deals turn in every other lap', () => {
    const seats = shuffled(fieldOf(4), chanceOf(9));
    const lap = circleCycle(4).map((round) => round.map(([a, b]) => [seats[a], seats[b]]));
    const turned = lap.map((round) => round.map(([a, b]) => [b, a]));
    const plan = planFor(format({ games: 9 }), 4, 9);
    expect(plan.map(({ pairs }) => pairs)).toEqual([...lap, ...turned, ...lap]);
  });

  test('sides: nobody meets their own side while the sides have not met', () => {
    const plan = planFor(format({ rotation: 'sides', games: 6 }), 12);
    const [left, right] = [0, 1].map((side) => new Set(plan[0]?.pairs.map((pair) => pair[side])));
    const mixed = plan.flatMap(({ pairs }) => pairs).filter(([a, b]) => left?.has(a) === left?.has(b));
    expect([left?.size, right?.size]).toEqual([6, 6]);
    expect(mixed.length).toBeLessThanOrEqual(6);
  });
});

describe('a field that changes', () => {
  const nine = format();
  const later = (
    rounds: number,
    field: number,
    present: readonly string[],
    missed: Readonly<Record<string, number>> = {},
    of = nine,
  ): { drawn: readonly RoundPlan[]; rest: readonly RoundPlan[] } => {
    const plan = planFor(of, field);
    const drawn = plan.slice(0, rounds);
    const rest = planRounds({ format: of, present, drawn, planned: plan.slice(rounds), missed, seed: 3 });
    return { drawn, rest };
  };

  test('a latecomer takes the chair that would have been empty: nobody meets again, nobody sits out', () => {
    const present = [...fieldOf(11), 'late'];
    const { drawn, rest } = later(2, 11, present, { late: 2 });
    expect(repeatsOf(drawn, rest)).toBe(0);
    expect(rest.flatMap(({ idle }) => idle)).toEqual([]);
    // Two who sat out lack a game each, which they play against each other.
    expect(rest.map(({ pairs }) => pairs.length)).toEqual([6, 6, 6, 6, 6, 6, 6, 1]);
    expect(new Set(rest.at(-1)?.pairs.flat())).toEqual(new Set(drawn.flatMap(({ idle }) => idle)));
  });

  test('where missed games are owed, a latecomer plays them at the end', () => {
    const owed = format({ late: 'owed' });
    const { rest } = later(2, 10, [...fieldOf(10), 'x', 'y'], { x: 2, y: 2 }, owed);
    for (const id of ['x', 'y'])
      expect(rest.filter(({ pairs }) => pairs.flat().includes(id)).length).toBeGreaterThanOrEqual(9);
    expect(rest.at(-1)?.pairs.flat()).toEqual(expect.arrayContaining(['x']));
    const lost = later(2, 10, [...fieldOf(10), 'x', 'y'], { x: 2, y: 2 });
    expect(lost.rest.filter(({ pairs }) => pairs.flat().includes('x'))).toHaveLength(7);
  });

  test('who comes late is not the first to sit out, and those who sat do not sit again', () => {
    const drawn: readonly RoundPlan[] = [
      { pairs: [['p2', 'p3']], idle: ['p1'] },
      { pairs: [['p1', 'p3']], idle: ['p2'] },
    ];
    const idleAfter = (rounds: readonly RoundPlan[]): string | undefined =>
      planRounds({
        format: nine,
        present: ['p1', 'p2', 'p3', 'x', 'y'],
        drawn: rounds,
        planned: [],
        missed: { x: rounds.length, y: rounds.length },
        seed: 3,
      })[0]?.idle[0];
    expect(idleAfter(drawn)).toBe('p3');
    expect(idleAfter([...drawn, { pairs: [['p1', 'p2']], idle: ['p3'] }])).toBe('p1');
  });

  test('the helper of one who lacks a game is another', () => {
    const of = format({ odd: 'helper', games: 1 });
    const drawn: readonly RoundPlan[] = [{ pairs: [['p2', 'p3']], idle: ['p1'] }];
    const rest = planRounds({ format: of, present: fieldOf(3), drawn, planned: [], missed: {}, seed: 1 });
    expect(rest).toEqual([{ pairs: [['p1', 'p2']], idle: [] }]);
  });

  test('the field is too small for a game', () => {
    expect(later(2, 10, ['p1']).rest).toEqual([]);
    expect(later(2, 10, []).rest).toEqual([]);
  });

  test('whoever comes and goes: all play, sit-outs differ by one at most, nobody meets again while it can be helped', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 16 }),
        fc.integer({ min: 1, max: 6 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 16 }), { maxLength: 3 }),
        fc.integer({ min: 0, max: 3 }),
        (field, rounds, gone, come) => {
          const late = Array.from({ length: come }, (_, index) => `late${index}`);
          const present = [...fieldOf(field).filter((id) => !gone.includes(Number(id.slice(1)))), ...late];
          const { drawn, rest } = later(
            rounds,
            field,
            present,
            Object.fromEntries(late.map((id) => [id, rounds])),
          );
          for (const { pairs, idle } of rest) {
            const seats = [...pairs.flat(), ...idle];
            expect(new Set(seats).size).toBe(seats.length);
            expect(seats.every((id) => present.includes(id))).toBe(true);
            expect(idle.length).toBeLessThanOrEqual(1);
          }
          const stayed = present.filter((id) => !late.includes(id));
          const sat = stayed.map((id) => [...drawn, ...rest].filter(({ idle }) => idle.includes(id)).length);
          expect(Math.max(...sat) - Math.min(...sat)).toBeLessThanOrEqual(1);
          for (const id of stayed) {
            const played = [...drawn, ...rest].filter(({ pairs }) => pairs.flat().includes(id)).length;
            expect(played).toBeGreaterThanOrEqual(9);
          }
        },
      ),
      { numRuns: 60, seed: 5 },
    );
  });

  test('one of sixteen leaves: nobody meets again in what is left', () => {
    for (const rounds of [1, 3, 5, 8]) {
      const { drawn, rest } = later(rounds, 16, fieldOf(16).slice(1));
      expect([rounds, repeatsOf(drawn, rest)]).toEqual([rounds, 0]);
    }
  });
});

describe('what is said about a plan', () => {
  const round = (pairs: readonly (readonly [string, string])[], ...idle: string[]): RoundPlan => ({
    pairs,
    idle,
  });
  const three = format({ games: 2 });
  test.each<[what: string, rounds: readonly RoundPlan[], found: readonly unknown[]]>([
    ['fair', [round([['a', 'b']], 'c'), round([['b', 'c']], 'a'), round([['c', 'a']], 'b')], []],
    [
      'one sits out twice while nobody else has',
      [round([['a', 'b']], 'c'), round([['b', 'a']], 'c')],
      [
        { code: 'meetAgain', round: 2, entrants: ['b', 'a'], times: 2 },
        { code: 'sitAgain', round: 2, entrant: 'c', times: 2 },
        { code: 'fewGames', entrant: 'c', games: 0 },
      ],
    ],
  ])('%s', (_, rounds, found) => {
    expect(breachesOf(three, rounds, ['a', 'b', 'c'])).toEqual(found);
  });

  test('meetings again are counted from the rounds before', () => {
    const once = round([['a', 'b']]);
    expect([repeatsOf([], [once]), repeatsOf([once], [once]), repeatsOf([once], [once, once])]).toEqual([
      0, 1, 2,
    ]);
  });
});
