// The rating of Case's Ladder: an Elo that moves faster in the first 50 games (igl.net/rating.html).
import { type RatedGame, type Rating, START } from './game.ts';

type CaseFigures = Pick<Rating, 'rating' | 'games'>;

/** The most that a game can move a rating by. It is larger up to the 50th game. */
const stakeOf = ({ games }: CaseFigures): number => (games < 50 ? 50 : 30);

/** The figures of both players after a game. */
export function afterGame(
  winner: CaseFigures,
  loser: CaseFigures,
): readonly [winner: CaseFigures, loser: CaseFigures] {
  const surprise = 1 - 1 / (10 ** ((loser.rating - winner.rating) / 400) + 1);
  return [
    { rating: winner.rating + stakeOf(winner) * surprise, games: winner.games + 1 },
    { rating: loser.rating - stakeOf(loser) * surprise, games: loser.games + 1 },
  ];
}

/** The ratings of Case's Ladder, game by game. */
export function caseRatings(games: readonly RatedGame[]): ReadonlyMap<string, Rating> {
  const found = new Map<string, Rating>();
  const before = (person: string): Rating =>
    found.get(person) ?? { rating: START, deviation: null, games: 0 };
  for (const { winner, loser } of games) {
    const [won, lost] = afterGame(before(winner), before(loser));
    found.set(winner, { ...won, deviation: null });
    found.set(loser, { ...lost, deviation: null });
  }
  return found;
}
