// What each step says about a group, and what a chain makes of it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CardGame, cardsOf, type ScoreCard } from '../cards/card.ts';
import { checkOutcome, houseShare, sharesOf } from '../cards/outcome.ts';
import { isRotation, type NightFormat, type TieStep } from '../format/format.ts';
import { rulesOf } from '../format/parse.ts';
import { FORMATS } from '../format/presets.ts';
import { type FlatChanges, format } from '../testing/night.ts';
import { placed } from './chain.ts';
import { type BrokenTie, figureIn } from './steps.ts';

/** Games such as 'a>b': wins of 2 points by 5 holes. */
const wins = (text: string): readonly CardGame[] =>
  text
    .split(' ')
    .filter((each) => each !== '')
    .map((each, index): CardGame => {
      const entrants = each.split('>');
      const shares = [
        { ...houseShare({ points: 2, spread: 5 }, true) },
        { ...houseShare({ points: 0, spread: -5 }, false) },
      ];
      return { game: `${index}`, round: index + 1, kind: 'played', entrants, shares, final: true };
    });

/** Ranks as text: 'a1 b2 c2'. */
function ranked(
  games: readonly CardGame[],
  steps: readonly TieStep[],
  broken: readonly BrokenTie[] = [],
  names = 'abcd',
): string {
  const cards: readonly ScoreCard[] = cardsOf(format({ games: 22 }), [...names], games);
  return placed(cards, steps, { games, broken })
    .map(({ rank, card }) => `${card.entrant}${rank}`)
    .join(' ');
}

describe('head-to-head', () => {
  test.each<[what: string, games: string, names: string, ranks: string]>([
    ['the one who won', 'b>a', 'ab', 'b1 a2'],
    ['not met', 'a>c b>c', 'ab', 'a1 b1'],
    ['met twice, one each', 'a>b b>a', 'ab', 'a1 b1'],
    ['met three times', 'a>b b>a b>a', 'ab', 'b1 a2'],
    ['three: a mini-table', 'b>a b>c c>a', 'abc', 'b1 c2 a3'],
    ['three in a ring stay level', 'a>b b>c c>a', 'abc', 'a1 b1 c1'],
    ['three of whom two have not met: says nothing', 'a>b a>c', 'abc', 'a1 b1 c1'],
    ['three of whom two met twice: says nothing', 'a>b a>b a>c b>c', 'abc', 'a1 b1 c1'],
    // What one pass leaves level is looked at again, alone.
    ['four: a ring of three behind one, looked at again', 'a>b a>c a>d b>c c>d d>b', 'abcd', 'a1 b2 c2 d2'],
    ['four: two above, two below, by their own games', 'a>b a>c d>a b>c b>d c>d', 'abcd', 'a1 b2 c3 d4'],
  ])('%s', (_, games, names, ranks) => {
    expect(ranked(wins(games), ['headToHead'], [], names)).toBe(ranks);
  });

  test('a game that was forfeited is not a meeting', () => {
    const games = wins('b>a').map((game) => ({ ...game, kind: 'forfeit' as const }));
    expect(ranked(games, ['headToHead'], [], 'ab')).toBe('a1 b1');
  });
});

describe('play-off and cut', () => {
  const broken: readonly BrokenTie[] = [
    { by: 'cut', order: ['a', 'b'] },
    { by: 'playoff', order: ['c', 'b', 'a'] },
  ];
  test.each<[steps: readonly TieStep[], names: string, ranks: string]>([
    [['playoff'], 'abc', 'c1 b2 a3'],
    [['playoff'], 'ab', 'b1 a2'],
    [['cut'], 'ab', 'a1 b2'],
    [['cut', 'playoff'], 'ab', 'a1 b2'],
    [['playoff', 'cut'], 'ab', 'b1 a2'],
    // Somebody who was not in it is level as before.
    [['playoff', 'cut'], 'abcd', 'a1 b1 c1 d1'],
  ])('%j among %s', (steps, names, ranks) => {
    expect(ranked([], steps, broken, names)).toBe(ranks);
  });

  test('the last one counts', () => {
    const again: readonly BrokenTie[] = [...broken, { by: 'playoff', order: ['a', 'b', 'c'] }];
    expect(ranked([], ['playoff'], again, 'abc')).toBe('a1 b2 c3');
  });
});

test('nobody, and one alone', () => {
  expect(placed([], ['points'], { games: [], broken: [] })).toEqual([]);
  const [only, ...rest] = placed(cardsOf(format(), ['a'], []), ['points'], { games: [], broken: [] });
  expect([only?.rank, only?.decision, rest]).toEqual([1, undefined, []]);
});

test('fewest holes lacked are ahead, and the figures are holes', () => {
  const games = wins('a>b').map((game) => ({
    ...game,
    shares: game.shares.map((share) => ({ ...share, lacked: share.won ? 3 : 7 })),
  }));
  const cards = cardsOf(format(), ['b', 'a'], games);
  expect(placed(cards, ['lacked'], { games, broken: [] })[0]?.decision).toEqual({
    above: 'a',
    below: 'b',
    step: 'lacked',
    figures: [3, 7],
  });
});

// Bondurant counts skunks (league.md B3), Leisure World holes pegged.
test.each(['skunks', 'pegged'] as const)('%s: the most are ahead', (step) => {
  const games = wins('b>a').map((game) => ({
    ...game,
    shares: game.shares.map((share) => ({ ...share, skunk: share.won, pegged: share.won ? 1 : 0 })),
  }));
  expect(ranked(games, [step], [], 'ab')).toBe('b1 a2');
});

/** Figures of any card, whose fewest are ahead, or whose most. */
test('minus points: the fewest are ahead, or the most', () => {
  const ranks = (fewest: boolean): string =>
    ranked(wins('a>b a>b c>a'), [{ figure: 'minus', fewest }], [], 'abc');
  expect([ranks(true), ranks(false)]).toEqual(['c1 a2 b3', 'b1 a2 c3']);
  const cards = cardsOf(format({ games: 22 }), ['a', 'b'], wins('a>b'));
  const step = { figure: 'minus', fewest: true } as const;
  const [first] = placed(cards, [step], { games: [], broken: [] });
  expect(first?.decision).toEqual({ above: 'a', below: 'b', step, figures: [0, 5] });
});

// Of points, wins and skunks, two settle the third where a win is worth one figure, or another with a skunk.
describe('what a step decides in 1,000 events by chance', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const game = fc.tuple(fc.nat(4), fc.integer({ min: 1, max: 4 }), fc.constantFrom(1, 2, 30, 31, 61));
  const events = fc.sample(fc.array(game, { minLength: 1, maxLength: 12 }), { numRuns: 1000, seed: 7 });
  /** Whether the ranks of an event are others without the step. */
  function decides(step: TieStep, of: NightFormat): boolean {
    const rules = rulesOf(of);
    if (!rules.ok) throw new Error('no rules');
    const differs = (event: readonly (readonly [number, number, number])[]): boolean => {
      const games = event.map(([winner, by, spread], at): CardGame => {
        const outcome = checkOutcome(of, rules.value, { winner: 0, spread, scores: null, ending: 'target' });
        if (!outcome.ok) throw new Error(outcome.refusal.code);
        const entrants = [names[winner] ?? '', names[(winner + by) % 5] ?? ''];
        const shares = sharesOf(of, rules.value, at + 1, outcome.value);
        return { game: `${at}`, round: at + 1, kind: 'played', entrants, shares, final: true };
      });
      const ranks = (steps: readonly TieStep[]): string =>
        JSON.stringify(
          placed(cardsOf(of, names, games), steps, { games, broken: [] }).map(({ rank, card }) => [
            rank,
            card.entrant,
          ]),
        );
      return ranks(of.ties) !== ranks(of.ties.filter((each) => each !== step));
    };
    return events.some(differs);
  }

  const PWS = ['points', 'wins', 'skunks'] as const;
  const skunk = (from: number, points: number) => ({ from, points });
  test.each<[what: string, ties: readonly TieStep[], changes: FlatChanges, step: TieStep]>([
    // Bondurant: "most points, then wins, then skunks, then +/-" (league.md B3).
    ['Bondurant', [...PWS, 'net'], {}, 'skunks'],
    ['in another order', ['skunks', 'net', 'wins', 'points'], {}, 'points'],
    ['without skunk lines', ['points', 'skunks', 'net'], { skunks: [] }, 'skunks'],
    ['without skunk lines', ['points', 'skunks', 'wins', 'net'], { skunks: [] }, 'wins'],
    ['wins first', ['wins', 'points'], { skunks: [] }, 'points'],
    ['a skunk that is worth a win', PWS, { skunks: [skunk(31, 2)] }, 'wins'],
  ])('nothing: %s, %j', (_, ties, changes, step) => {
    expect(decides(step, format({ games: 22, ...changes, ties }))).toBe(false);
  });

  test.each<[what: string, ties: readonly TieStep[], changes: FlatChanges, step: TieStep]>([
    ['two of them settle nothing', ['points', 'skunks'], {}, 'skunks'],
    ['rounds that are worth more', PWS, { win: [2, 2, 2, 3] }, 'skunks'],
    ['a loss that is worth something', PWS, { loss: 1 }, 'skunks'],
    ['two skunk lines', PWS, { skunks: [skunk(31, 3), skunk(61, 4)] }, 'skunks'],
    ['a figure that is no word', ['wins', { figure: 'games', fewest: true }], {}, 'wins'],
  ])('something: %s, %j', (_, ties, changes, step) => {
    expect(decides(step, format({ games: 22, ...changes, ties }))).toBe(true);
  });

  const CHAINS = FORMATS.filter(isRotation).map((each) => [each.ties, each] as const);
  const different = new Map(CHAINS.map((each) => [JSON.stringify([each[1].ties, each[1].scoring]), each]));
  test.each([...different.values()])('every figure of %j', (ties, of) => {
    for (const step of ties.filter((each) => figureIn(each) !== undefined))
      expect([step, decides(step, of)]).toEqual([step, true]);
  });
});
