// The ratings by their names, and the games that they are made of: those between two people.
import type { PlayedEvent, SamePerson } from '../season/person.ts';
import { caseRatings } from './case.ts';
import { type RatedGame, type Rating, type RatingSystem, SHOWN_FROM } from './game.ts';
import { glickoRatings } from './glicko.ts';

export const RATINGS = { glicko: glickoRatings, case: caseRatings } as const satisfies Readonly<
  Record<string, RatingSystem>
>;
export type RatingName = keyof typeof RATINGS;

/** The games of closed nights that count for ratings: singles that both have signed, or the desk has ruled on. The oldest first. */
export const ratedInNights = (events: readonly PlayedEvent[], samePerson: SamePerson): readonly RatedGame[] =>
  events
    .flatMap(({ date: day, cards, games }) => {
      const people = cards.map(({ players }) => players.map((each) => samePerson(each).id));
      return games.flatMap(([won, lost, , isFinal]): readonly RatedGame[] => {
        const [[winner, ...partners] = [], [loser, ...others] = []] = [people[won], people[lost]];
        const isSingles = partners.length + others.length === 0;
        if (!isFinal || !isSingles || winner === undefined || loser === undefined || winner === loser)
          return [];
        return [{ day, winner, loser }];
      });
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));

/** The Glicko-2 rating of a person; null where there are too few games to show it. */
export function ratingOf(games: readonly RatedGame[], person: string): Rating | null {
  const rating = glickoRatings(games).get(person);
  return rating === undefined || rating.games < SHOWN_FROM ? null : rating;
}
