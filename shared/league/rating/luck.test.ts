// How long luck hides skill: the figures of docs/ratings.md, from clubs that are played out by chance.
import { expect, test } from 'vitest';
import { chanceOf, shuffled } from '../rotation/chance.ts';
import { caseRatings } from './case.ts';
import type { RatedGame, RatingSystem } from './game.ts';
import { glickoRatings } from './glicko.ts';

const PLAYERS = 20;
const ROUNDS = 9;
const CLUBS = 20;

/** A club of 20 that plays 4 nights a month: the first half wins `chance` of its games against the second. */
function club(nights: number, better: number, chance: () => number): readonly RatedGame[] {
  const people = Array.from({ length: PLAYERS }, (_, at) => at);
  return Array.from({ length: nights * ROUNDS }, (_, round) => {
    const month = Math.floor(round / ROUNDS / 4);
    const day = `${2026 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-10`;
    const drawn = shuffled(people, chance);
    return Array.from({ length: PLAYERS / 2 }, (__, at): RatedGame => {
      const [one = 0, other = 0] = drawn.slice(2 * at, 2 * at + 2);
      const edge = Number(one < PLAYERS / 2) - Number(other < PLAYERS / 2);
      const [winner, loser] = chance() < 0.5 + edge * (better - 0.5) ? [one, other] : [other, one];
      return { day, winner: `${winner}`, loser: `${loser}` };
    });
  }).flat();
}

const mean = (figures: readonly number[]): number =>
  figures.reduce((sum, each) => sum + each, 0) / figures.length;

/** How far apart the ratings of a club are: their standard deviation. */
const spread = (ratings: readonly number[]): number =>
  Math.sqrt(mean(ratings.map((each) => (each - mean(ratings)) ** 2)));

/** The share of pairs, one of each half, in which the better player has the better rating. */
function inOrder(games: readonly RatedGame[], system: RatingSystem): number {
  const ratings = system(games);
  const of = (player: number): number => ratings.get(`${player}`)?.rating ?? 0;
  const half = Array.from({ length: PLAYERS / 2 }, (_, at) => at);
  return mean(half.flatMap((one) => half.map((other) => Number(of(one) > of(other + PLAYERS / 2)))));
}

const clubs = (nights: number, better: number): readonly (readonly RatedGame[])[] => {
  const chance = chanceOf(7);
  return Array.from({ length: CLUBS }, () => club(nights, better, chance));
};

test.each([
  // Games of each player; then by Glicko-2 and by Case's Ladder.
  [27, 0.59, 0.63],
  [108, 0.75, 0.66],
  [324, 0.88, 0.67],
])('after %i games, of two who differ by 55 wins in 100', (games, glicko, byCase) => {
  const played = clubs(games / ROUNDS, 0.55);
  const share = (system: RatingSystem): number => mean(played.map((each) => inOrder(each, system)));
  // So few clubs come within 3 %.
  expect(Math.abs(share(glickoRatings) - glicko)).toBeLessThan(0.03);
  expect(Math.abs(share(caseRatings) - byCase)).toBeLessThan(0.03);
});

test("players of the same strength: Case's Ladder keeps them 50 points apart, Glicko-2 knows by how much it may be wrong", () => {
  const played = clubs(36, 0.5);
  const byCase = played.map((games) => spread([...caseRatings(games).values()].map(({ rating }) => rating)));
  expect(mean(byCase)).toBeGreaterThan(45);
  // K over twice the slope of the expectation: 30 * 400 / (2 * 2 * ln 10) is the variance.
  expect(mean(byCase)).toBeLessThan(1.1 * Math.sqrt((30 * 200) / Math.log(10)));
  const ratings = played.map((games) => [...glickoRatings(games).values()]);
  const told = mean(ratings.flat().map(({ deviation }) => deviation ?? 0));
  expect(told).toBeCloseTo(25, 0);
  expect(mean(ratings.map((each) => spread(each.map(({ rating }) => rating))))).toBeLessThan(told);
});
