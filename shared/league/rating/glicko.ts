// Glicko-2, by the steps of Mark Glickman's "Example of the Glicko-2 system" (glicko.net/glicko/glicko2.pdf). A period is a month.
import { type RatedGame, type Rating, START } from './game.ts';

/** A player before or after a period, in points of a rating. */
export interface GlickoFigures {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** A game of a player in a period: the opponent before the period, and 1 for a win. */
export interface ScoredGame {
  readonly opponent: GlickoFigures;
  readonly score: 0 | 1;
}

const NEW = { rating: START, deviation: 350, volatility: 0.06, games: 0 };
/** Points of a rating in one unit of the system's own scale. */
const SCALE = 173.7178;
/** How far the volatility moves (Glickman's tau), and the tolerance of the search for it. */
const CHANGE = 0.5;
const NEAR = 0.000001;

/** A player after a period. Without a game only the deviation grows. */
export function afterPeriod(player: GlickoFigures, games: readonly ScoredGame[]): GlickoFigures {
  // Steps 2 to 4: the variance, and how much better the games went than expected.
  let [told, gained] = [0, 0];
  for (const { opponent, score } of games) {
    const weight = 1 / Math.sqrt(1 + 3 * (opponent.deviation / SCALE / Math.PI) ** 2);
    const expected = 1 / (1 + Math.exp((-weight * (player.rating - opponent.rating)) / SCALE));
    told += weight ** 2 * expected * (1 - expected);
    gained += weight * (score - expected);
  }
  const before = player.deviation / SCALE;
  const volatility = told === 0 ? player.volatility : volatilityAfter(player, 1 / told, gained / told);
  // Steps 6 to 8.
  const after = 1 / Math.sqrt(1 / (before ** 2 + volatility ** 2) + told);
  return { rating: player.rating + after ** 2 * gained * SCALE, deviation: after * SCALE, volatility };
}

/** Step 5: the root of Glickman's f, by the Illinois algorithm. */
function volatilityAfter({ deviation, volatility }: GlickoFigures, variance: number, change: number): number {
  const start = Math.log(volatility ** 2);
  const spread = (deviation / SCALE) ** 2 + variance;
  const f = (x: number): number => {
    const sum = spread + Math.exp(x);
    return (Math.exp(x) * (change ** 2 - sum)) / (2 * sum ** 2) - (x - start) / CHANGE ** 2;
  };
  let one = start;
  let other = Math.log(change ** 2 - spread);
  if (Number.isNaN(other)) {
    other = start - CHANGE;
    while (f(other) < 0) other -= CHANGE;
  }
  let [atOne, atOther] = [f(one), f(other)];
  while (Math.abs(other - one) > NEAR) {
    const next = one + ((one - other) * atOne) / (atOther - atOne);
    const atNext = f(next);
    if (atNext * atOther <= 0) [one, atOne] = [other, atOther];
    else atOne /= 2;
    [other, atOther] = [next, atNext];
  }
  return Math.exp(one / 2);
}

/** A player with the number of their games. */
type Rated = GlickoFigures & Pick<Rating, 'games'>;

/** Glicko-2 ratings, month by month, from the first game to the month of the last. */
export function glickoRatings(games: readonly RatedGame[]): ReadonlyMap<string, Rating> {
  const byMonth = new Map<number, RatedGame[]>();
  for (const game of games) byMonth.set(monthOf(game), [...(byMonth.get(monthOf(game)) ?? []), game]);
  const months = [...byMonth.keys()];
  const last = Math.max(...months);
  let players: ReadonlyMap<string, Rated> = new Map();
  for (let month = Math.min(...months); month <= last; month++)
    players = afterMonth(players, byMonth.get(month) ?? []);
  return players;
}

function afterMonth(
  players: ReadonlyMap<string, Rated>,
  games: readonly RatedGame[],
): ReadonlyMap<string, Rated> {
  const before = (person: string): Rated => players.get(person) ?? NEW;
  const people = new Set([...players.keys(), ...games.flatMap(({ winner, loser }) => [winner, loser])]);
  return new Map(
    [...people].map((person) => {
      const own = games.flatMap(({ winner, loser }): readonly ScoredGame[] => {
        if (winner === person) return [{ opponent: before(loser), score: 1 }];
        return loser === person ? [{ opponent: before(winner), score: 0 }] : [];
      });
      const player = before(person);
      return [person, { ...afterPeriod(player, own), games: player.games + own.length }];
    }),
  );
}

/** Months since the year 0. */
const monthOf = ({ day }: RatedGame): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
