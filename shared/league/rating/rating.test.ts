// Ratings: the published rows of Case's Ladder, Glickman's example, and another program's Glicko-2 over random months.
import fc from 'fast-check';
import { Glicko2 } from 'glicko2';
import { describe, expect, test } from 'vitest';
import { afterGame, caseRatings } from './case.ts';
import type { RatedGame } from './game.ts';
import { afterPeriod, glickoRatings } from './glicko.ts';

const game = (text: string, day = '2026-11-26'): RatedGame => {
  const [winner = '', loser = ''] = text.split('>');
  return { day, winner, loser };
};

describe("Case's Ladder", () => {
  // igl.net/rating.html.
  test.each([
    [1500, 1500, 49, 1525, 1475],
    [1500, 1700, 50, 1522.79, 1677.21],
    [1700, 1500, 50, 1707.21, 1492.79],
  ])('%i beats %i after %i games', (winner, loser, games, won, lost) => {
    const after = afterGame({ rating: winner, games }, { rating: loser, games });
    expect(after.map(({ rating }) => Number(rating.toFixed(2)))).toEqual([won, lost]);
  });

  test('a new player moves more than an old one, so the sum moves too', () => {
    const [won, lost] = afterGame({ rating: 1500, games: 0 }, { rating: 1500, games: 50 });
    expect([won.rating, lost.rating]).toEqual([1525, 1485]);
  });

  test('game by game, from 1500', () => {
    const ratings = caseRatings([game('ann>bob'), game('ann>cid'), game('cid>bob')]);
    expect([...ratings].map(([who, { rating, games }]) => [who, Math.round(rating), games])).toEqual([
      ['ann', 1548, 2],
      ['bob', 1450, 2],
      ['cid', 1502, 2],
    ]);
  });
});

describe('Glicko-2', () => {
  const at = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });

  test("Glickman's example", () => {
    const after = afterPeriod(at(1500, 200), [
      { opponent: at(1400, 30), score: 1 },
      { opponent: at(1550, 100), score: 0 },
      { opponent: at(1700, 300), score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  test('a month without a game: only the deviation grows', () => {
    expect(afterPeriod(at(1400, 50), [])).toEqual({
      ...{ rating: 1400, volatility: 0.06 },
      deviation: expect.closeTo(Math.sqrt(50 ** 2 + (0.06 * 173.7178) ** 2), 6),
    });
  });

  test('as another program has it, over random months', () => {
    const one = fc.tuple(fc.nat(5), fc.nat(5), fc.integer({ min: 1, max: 5 }));
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 60 }), (drawn) => {
        const games = drawn
          .filter(([winner, loser]) => winner !== loser)
          .map(([winner, loser, month]) => game(`${winner}>${loser}`, `2026-0${month}-10`))
          .toSorted((a, b) => a.day.localeCompare(b.day));
        expect(roundedAll(glickoRatings(games))).toEqual(theirs(games));
      }),
      { numRuns: 300 },
    );
  });

  /** Ratings and deviations by person, to 3 places. */
  const roundedAll = (ratings: ReturnType<typeof glickoRatings>) =>
    Object.fromEntries(
      [...ratings].map(([who, { rating, deviation }]) => [who, [rating.toFixed(3), deviation?.toFixed(3)]]),
    );

  function theirs(games: readonly RatedGame[]) {
    const system = new Glicko2({ tau: 0.5, rating: 1500, rd: 350, vol: 0.06 });
    const players = new Map<string, ReturnType<typeof system.makePlayer>>();
    const months = games.map(({ day }) => Number(day.slice(5, 7)));
    for (let month = Math.min(...months); month <= Math.max(...months); month++) {
      const own = games.filter((_, index) => months[index] === month);
      for (const who of own.flatMap(({ winner, loser }) => [winner, loser]))
        if (!players.has(who)) players.set(who, system.makePlayer(1500, 350, 0.06));
      const player = (who: string) => players.get(who) as ReturnType<typeof system.makePlayer>;
      system.updateRatings(own.map(({ winner, loser }) => [player(winner), player(loser), 1] as const));
    }
    return Object.fromEntries(
      [...players].map(([who, each]) => [who, [each.getRating().toFixed(3), each.getRd().toFixed(3)]]),
    );
  }
});
