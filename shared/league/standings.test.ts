// The golden night, published cards, and standings under every order of the steps against an independent oracle.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CardGame, cardsOf } from './cards/card.ts';
import { type GameOutcome, sharesOf } from './cards/outcome.ts';
import { writeLine, writeTotals } from './cards/writing.ts';
import type { NightFormat, TieStep } from './format/format.ts';
import { rulesOf } from './format/parse.ts';
import { GOLDEN_CARD, GOLDEN_GAMES, GOLDEN_RANKS } from './testing/golden.ts';
import { format, NAMES } from './testing/night.ts';
import { ranksBy, type ScoredGame } from './testing/oracle.ts';
import { standingsOf } from './ties/chain.ts';

const rulesFor = (of: NightFormat) => {
  const rules = rulesOf(of);
  if (!rules.ok) throw new Error(JSON.stringify(rules.refusal));
  return rules.value;
};

/** Games as cards have them; the winner is the second of every other game. */
const cardGames = (games: readonly ScoredGame[], of: NightFormat): readonly CardGame[] =>
  games.map(({ winner, loser, scores: [won, lost] }, index): CardGame => {
    const turned = index % 2 === 1;
    const outcome: GameOutcome = {
      winner: turned ? 1 : 0,
      spread: won - lost,
      scores: turned ? [lost, won] : [won, lost],
      ending: 'target',
    };
    return {
      game: `${index}`,
      round: index + 1,
      kind: 'played',
      entrants: turned ? [loser, winner] : [winner, loser],
      shares: sharesOf(of, rulesFor(of), index + 1, outcome),
      final: true,
    };
  });

const golden: readonly ScoredGame[] = GOLDEN_GAMES.map(({ winner, loser, score }) => ({
  winner,
  loser,
  scores: [121, score],
}));
const PLAYERS = NAMES.slice(0, 10);

describe('the golden night (league.md F1)', () => {
  const night = () => {
    const of = format();
    const games = cardGames(golden, of);
    return { of, games, ...standingsOf({ format: of, entrants: PLAYERS, games, broken: [] }) };
  };

  test('ranks, cards, and what decided', () => {
    const { of, places, provisional } = night();
    const found = places.map(({ rank, card, decision }) => [
      rank,
      card.entrant,
      writeTotals(of.scoring, card.totals),
      card.totals.plus,
      card.totals.minus,
      decision?.step,
    ]);
    expect(found).toEqual(GOLDEN_RANKS);
    expect(provisional).toBe(false);
  });

  test('Bob is ahead of Cid because he beat him in round 4', () => {
    const { places } = night();
    expect(places[1]?.decision).toEqual({ above: 'Bob', below: 'Cid', step: 'headToHead', figures: [1, 0] });
    expect(places[3]?.decision).toEqual({ above: 'Ivy', below: 'Dot', step: 'plus', figures: [67, 63] });
    expect(places[4]?.decision).toEqual({ above: 'Dot', below: 'Jim', step: 'wins', figures: [6, 5] });
  });

  test('the card of Gus as written', () => {
    const { of, games } = night();
    const gus = cardsOf(of, PLAYERS, games).find(({ entrant }) => entrant === 'Gus');
    expect(gus?.lines.map((line) => `${writeLine(of.scoring, line)} ${line.opponent}`).join(', ')).toBe(
      GOLDEN_CARD,
    );
  });

  test('the sums of all cards', () => {
    const { places } = night();
    const sum = (total: 'wins' | 'points' | 'skunks' | 'net' | 'plus' | 'minus' | 'games'): number =>
      places.reduce((all, { card }) => all + card.totals[total], 0);
    expect([sum('games'), sum('wins'), sum('points'), sum('skunks')]).toEqual([90, 45, 96, 6]);
    expect([sum('net'), sum('plus'), sum('minus')]).toEqual([0, 700, 700]);
  });

  test('with spread before wins Jim would be fourth', () => {
    const { games } = night();
    const ties: readonly TieStep[] = ['points', 'net', 'wins', 'plus', 'headToHead'];
    const other = standingsOf({ format: format({ ties }), entrants: PLAYERS, games, broken: [] });
    expect(other.places[3]?.card.entrant).toBe('Jim');
  });

  test('without head-to-head Bob and Cid share a rank, and the next is left out', () => {
    const { games } = night();
    const ties: readonly TieStep[] = ['points', 'wins', 'net', 'plus'];
    const level = standingsOf({ format: format({ ties }), entrants: PLAYERS, games, broken: [] }).places;
    expect(level.slice(0, 4).map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
    expect(level[1]?.decision).toEqual({ above: 'Bob', below: 'Cid', step: 'level', figures: [0, 0] });
    expect(level[2]?.decision).toMatchObject({ above: 'Cid', below: 'Ivy', step: 'points' });
  });

  test('one game that is not final makes them provisional', () => {
    const { of, games } = night();
    const open = games.map((game, index) => (index === 44 ? { ...game, final: false } : game));
    const live = standingsOf({ format: of, entrants: PLAYERS, games: open, broken: [] });
    expect(live.provisional).toBe(true);
    expect(live.places.filter(({ card }) => card.totals.provisional === 1)).toHaveLength(2);
  });
});

const STEPS: readonly TieStep[] = [
  'points',
  'wins',
  'skunks',
  'net',
  'plus',
  'pegged',
  'lacked',
  'headToHead',
];

/** Games with few figures, so that many are level. */
const someGames = fc.integer({ min: 2, max: 7 }).chain((players) =>
  fc.tuple(
    fc.constant(NAMES.slice(0, players)),
    fc.array(
      fc
        .tuple(fc.nat(players - 1), fc.nat(players - 1), fc.constantFrom(119, 91, 90, 60))
        .filter(([a, b]) => a !== b),
      { maxLength: 16 },
    ),
  ),
);

const ranksOf = (names: readonly string[], games: readonly ScoredGame[], ties: readonly TieStep[]) => {
  const of = format({ ties, games: 22 });
  const { places } = standingsOf({ format: of, entrants: names, games: cardGames(games, of), broken: [] });
  return Object.fromEntries(places.map(({ rank, card }) => [card.entrant, rank]));
};

test('ranks under any steps in any order are the oracle’s', () => {
  let decided = 0;
  fc.assert(
    fc.property(someGames, fc.shuffledSubarray([...STEPS], { minLength: 1 }), ([names, made], steps) => {
      const games = made.map(
        ([a, b, score]): ScoredGame => ({
          winner: `${names[a]}`,
          loser: `${names[b]}`,
          scores: [121, score],
        }),
      );
      const expected = ranksBy(names, games, steps);
      expect(ranksOf(names, games, steps)).toEqual(expected);
      decided += new Set(Object.values(expected)).size - 1;
    }),
    { numRuns: 600, seed: 11 },
  );
  expect(decided).toBeGreaterThan(1000);
});

/** Every order of some things. */
const orders = <T>(things: readonly T[]): readonly (readonly T[])[] =>
  things.length === 0
    ? [[]]
    : things.flatMap((one) => orders(things.filter((each) => each !== one)).map((rest) => [one, ...rest]));

test('the golden night under each of the 120 orders of its steps', () => {
  const chain: readonly TieStep[] = ['points', 'wins', 'net', 'plus', 'headToHead'];
  const all = orders(chain);
  expect(all).toHaveLength(120);
  for (const ties of all)
    expect([ties, ranksOf(PLAYERS, golden, ties)]).toEqual([ties, ranksBy(PLAYERS, golden, ties)]);
});
