// What each step says about a group, and what a chain makes of it.
import { describe, expect, test } from 'vitest';
import { type CardGame, cardsOf, type ScoreCard } from '../cards/card.ts';
import { houseShare } from '../cards/outcome.ts';
import type { NightFormat, TieStep } from '../format/format.ts';
import { FORMATS } from '../format/presets.ts';
import { type FlatChanges, format } from '../testing/night.ts';
import { placed } from './chain.ts';
import { type BrokenTie, idleSteps } from './steps.ts';

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

describe('steps that can decide nothing', () => {
  const chain = (ties: readonly TieStep[], changes: FlatChanges = {}): NightFormat =>
    format({ ties, ...changes });
  const PWS = ['points', 'wins', 'skunks'] as const;
  const skunk = (from: number, points: number) => ({ from, points });
  test.each<[what: string, format: NightFormat, idle: readonly TieStep[]]>([
    // Bondurant: "most points, then wins, then skunks, then +/-" (league.md B3).
    ['Bondurant', chain(['points', 'wins', 'skunks', 'net']), ['skunks']],
    ['in another order', chain(['skunks', 'net', 'wins', 'points']), ['points']],
    ['two of them settle nothing', chain(['points', 'skunks']), []],
    ['without skunk lines', chain(['points', 'skunks', 'wins', 'net'], { skunks: [] }), ['skunks', 'wins']],
    ['wins first', chain(['wins', 'points'], { skunks: [] }), ['points']],
    ['a skunk that is worth a win', chain(PWS, { skunks: [skunk(31, 2)] }), ['wins']],
    ['rounds that are worth more', chain(PWS, { win: [6, 7] }), []],
    ['a loss that is worth something', chain(PWS, { loss: 1 }), []],
    ['a bye that is worth points', chain(PWS, { bye: { points: 2, spread: 0 } }), []],
    ['a forfeit that is worth points', chain(PWS, { forfeitWin: { points: 2, spread: 0 } }), []],
    ['two skunk lines', chain(PWS, { skunks: [skunk(31, 3), skunk(61, 4)] }), []],
    ['no skunks, and no plain wins', chain(PWS, { skunks: [], loss: 1 }), ['skunks']],
  ])('%s', (_, of, idle) => {
    expect(idleSteps(of)).toEqual(idle);
  });

  test('no preset has one', () => {
    expect(FORMATS.flatMap((each) => idleSteps(each))).toEqual([]);
  });
});
