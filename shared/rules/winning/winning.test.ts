// The table of winning: what must hold of it, what another program finds, and what others have published.
import { describe, expect, test } from 'vitest';
import { RANKS } from '../cards/cards.ts';
import { scorePlay } from '../cards/play.ts';
import { total } from '../cards/score.ts';
import { averageCounts } from '../study/shapes.ts';
import { CRIB_ROLES } from '../study/sources.ts';
import { SIX_CARD } from '../terms/ruleset.ts';
import { playedDeals, type Worth } from '../testing/derive.ts';
import { modelOf, type PeggedDeal, peggedDeals, solve, writeGrid } from '../testing/wins.ts';
import { hasWinModel, winChance } from './chance.ts';
import { DEALER_HANDS, PONE_HANDS } from './generated/tables.ts';
import { readGrid } from './grid.ts';
import { playOut, type Seat } from './pegger.ts';
import { keptBy } from './play.ts';

const HOLES = Array.from({ length: 121 }, (_, at) => at + 1);
const chanceAt = (dealer: number, pone: number): number => winChance('dealer', [121 - dealer, 121 - pone]);

describe('the table', () => {
  test('a hole less to go never makes a side win less often, and never makes the other win more', () => {
    const falls = HOLES.flatMap((mine) =>
      HOLES.flatMap((theirs) => {
        const chance = winChance('dealer', [mine, theirs]);
        const worse = mine > 1 && winChance('dealer', [mine - 1, theirs]) < chance;
        const better = theirs > 1 && winChance('dealer', [mine, theirs - 1]) > chance;
        return worse || better ? [[mine, theirs]] : [];
      }),
    );
    expect(falls).toEqual([]);
  });

  test('one side wins where the other does not', () => {
    const sums = HOLES.flatMap((mine) =>
      HOLES.map((theirs) => winChance('dealer', [mine, theirs]) + winChance('pone', [theirs, mine])),
    );
    expect(sums.filter((sum) => Math.abs(sum - 1) > 1e-12)).toEqual([]);
  });

  test('who is out has won', () => {
    expect([winChance('pone', [0, 5]), winChance('dealer', [5, -3])]).toEqual([1, 0]);
  });

  test('the deal is worth something at 0-0, where the dealer has the odd crib, and at 120-120, where heels and the last card win', () => {
    expect(chanceAt(0, 0)).toBeGreaterThan(0.54);
    expect(chanceAt(120, 120)).toBeGreaterThan(0.5);
    // A pone within a hand counts first.
    expect(chanceAt(114, 114)).toBeLessThan(0.5);
  });
});

/** Throws by the own hand alone: what the model makes of cribs takes a while, and is not looked at here. */
const NO_CRIB: Worth = { dealer: () => 0, pone: () => 0 };

/** Deals that the solver and the other program are given. */
const DEALS = [...peggedDeals(200, 9, NO_CRIB)];

/** A game from a score on, deal by deal and peg by peg, averaged over all deals: how often the dealer wins. */
function recursion(deals: readonly PeggedDeal[]): (dealer: number, pone: number) => number {
  const pegs = deals.map(({ heels, play, pone, dealer, crib }): readonly (readonly [Seat, number])[] => [
    ...([[0, heels]] as const),
    ...play,
    ...([
      [1, pone],
      [0, dealer + crib],
    ] as const),
  ]);
  const known = new Map<string, number>();
  function chance(dealer: number, pone: number): number {
    const key = `${dealer} ${pone}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const won = pegs.reduce((sum, deal) => sum + afterDeal(deal, [dealer, pone]), 0) / pegs.length;
    known.set(key, won);
    return won;
  }
  function afterDeal(deal: readonly (readonly [Seat, number])[], scores: [number, number]): number {
    for (const [seat, points] of deal) {
      scores[seat] += points;
      if (scores[seat] >= 121) return seat === 0 ? 1 : 0;
    }
    return 1 - chance(scores[1], scores[0]);
  }
  return chance;
}

test('200 positions, solved from the end back and by a recursion over every peg: the same', () => {
  const wins = solve(modelOf(DEALS).deal);
  const other = recursion(DEALS);
  for (let each = 0; each < 200; each++) {
    const [dealer, pone] = [(each * 61) % 121, (each * 83 + 7) % 121];
    expect(wins[(121 - dealer) * 122 + 121 - pone], `${dealer}-${pone}`).toBeCloseTo(other(dealer, pone), 12);
  }
});

test('a table is read as it was written, with steps of any size', () => {
  const table = Float64Array.from([0, 1, 0.5, 0.49, 0.99, 0.4999, 0.0031, 0, 1]);
  expect(readGrid(writeGrid(table, 3, 1e-4), 3, 1e-4)).toEqual(
    table.map((each) => Math.round(each / 1e-4) * 1e-4),
  );
});

test('a hand with a five and tens is kept more often than one of odd cards, by either player', () => {
  for (const role of CRIB_ROLES)
    expect(keptBy(role)([4, 9, 10, 11])).toBeGreaterThan(5 * keptBy(role)([1, 3, 8, 12]));
});

test('the pegger plays by the rules, and scores each card as they do', () => {
  for (const { hands, crib, starter } of playedDeals(SIX_CARD, NO_CRIB, 200, 3)) {
    const ranksOf = (cards: readonly number[]) => cards.map((place) => place >> 2);
    const [dealer = [], pone = []] = hands.map(([, cards]) => ranksOf(cards));
    const seen = [ranksOf([...crib.slice(0, 2), starter]), ranksOf([...crib.slice(2), starter])] as const;
    const { laid, pegs } = playOut({ hands: [dealer, pone], seen });
    const ranks = ([0, 1] as const).map((seat) =>
      laid.filter(([who]) => who === seat).map(([, rank]) => rank),
    );
    expect(ranks.map((own) => own.toSorted())).toEqual([dealer, pone].map((own) => own.toSorted()));
    const scored = scorePlay(laid.map(([, rank]) => RANKS[rank] ?? 'A'));
    for (const seat of [0, 1] as const) {
      const points = scored.reduce(
        (sum, { items }, at) => sum + (laid[at]?.[0] === seat ? total(items) : 0),
        0,
      );
      expect(pegs.reduce((sum, [who, more]) => sum + (who === seat ? more : 0), 0)).toBe(points);
    }
  }
});

describe('published figures (docs/winning.md)', () => {
  // Assumed: equal players who play by the score as well as people and programs do. The model does not, and neither did any two of these.
  test.each([
    ['Colvert: 56 of 100', 0, 0, 0.56, 0.01],
    ['Cribbage Pro, millions of games: 55.5 %', 0, 0, 0.555, 0.01],
    // Stated in whole per cent, of play that is the best for winning on both sides.
    ['Carte Primus: 51 %', 35, 37, 0.51, 0.015],
  ])('%s: the dealer at %i-%i', (_, dealer, pone, published, tolerance) => {
    expect(Math.abs(chanceAt(dealer, pone) - published)).toBeLessThan(tolerance);
  });

  const mean = (list: ArrayLike<number>): number =>
    Array.from(list).reduce((sum, share, points) => sum + share * points, 0);
  const hands = [mean(readGrid(DEALER_HANDS, 30, 1e-5)), mean(readGrid(PONE_HANDS, 30, 1e-5))] as const;
  const deals = [...peggedDeals(3000, 4, NO_CRIB)];
  const inPlay = (seat: Seat): number =>
    deals.flatMap(({ play }) => play).reduce((sum, [who, more]) => sum + (who === seat ? more : 0), 0) / 3000;
  const crib = averageCounts(SIX_CARD)?.crib ?? 0;
  /** Four jacks of 52 cards; the published sums have no line for them, and come to as much with them. */
  const heels = (2 * 4) / 52;

  test.each([
    ["the pone's play", inPlay(1), 2.05, 0.15],
    ["the dealer's play, with heels", inPlay(0) + heels, 3.5, 0.15],
    ["the pone's hand", hands[1], 8.1, 0.1],
    ["the dealer's hand", hands[0], 8.0, 0.1],
    ["the pone's deal", inPlay(1) + hands[1], 10.15, 0.15],
    ["the dealer's deal", inPlay(0) + heels + hands[0] + crib, 16.2, 0.15],
  ])('Chambers, Colvert and Rook: %s', (_, ours, published, tolerance) => {
    expect(Math.abs(ours - published)).toBeLessThan(tolerance);
  });

  test('the hands are those that luck is measured against', () => {
    const known = averageCounts(SIX_CARD);
    expect(hands[0]).toBeCloseTo(known?.dealer ?? 0, 1);
    expect(hands[1]).toBeCloseTo(known?.pone ?? 0, 1);
  });
});

test.each([
  ['61 up', { target: 61 }, true],
  ['122 up', { target: 122 }, false],
  ['no heels', { heels: 0 }, false],
  ['the loser wins', { lowball: true }, false],
  ['no going out on a go', { outOnGo: false }, false],
  ['muggins', { muggins: 'called' }, true],
] as const)('%s: %s', (_, changes, known) => {
  expect(hasWinModel({ ...SIX_CARD, ...changes })).toBe(known);
});
