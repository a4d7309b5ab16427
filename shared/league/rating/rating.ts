// The rating systems by name, and the games that they use: those between two people.
import type { PlayedEvent, SamePerson } from '../season/person.ts';
import { rubbersIn } from '../team/agreed.ts';
import type { TeamSeason } from '../team/season.ts';
import { caseRatings } from './case.ts';
import { type RatedGame, type Rating, type RatingName, type RatingSystem, SHOWN_FROM } from './game.ts';
import { glickoRatings } from './glicko.ts';

const RATINGS: Readonly<Record<RatingName, RatingSystem>> = { glicko: glickoRatings, case: caseRatings };

/** The games of closed nights that count for ratings: singles that both sides signed, or that were checked. The oldest first. */
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
    .toSorted(byDay);

const byDay = (a: RatedGame, b: RatedGame): number => (a.day < b.day ? -1 : Number(a.day > b.day));

/**
 * The legs of a season of teams that count for ratings: singles of the cards that count, the oldest first. A card does not give
 * the order of its legs; those that the home side won come first.
 */
export function ratedInSeason(season: TeamSeason): readonly RatedGame[] {
  const unrated = new Set(season.competitions.filter(({ rated }) => rated === false).map(({ id }) => id));
  const games = rubbersIn(season).flatMap(
    ({ fixture, players: [ours, theirs], legs }): readonly RatedGame[] => {
      const [[home, ...partners], [away, ...others]] = [ours, theirs];
      if (unrated.has(fixture.competition) || partners.length + others.length > 0) return [];
      if (home === undefined || away === undefined) return [];
      const won = (winner: string, loser: string, count: number) =>
        Array.from({ length: count }, (): RatedGame => ({ day: fixture.day, winner, loser }));
      return [...won(home, away, legs[0]), ...won(away, home, legs[1])];
    },
  );
  return games.toSorted(byDay);
}

/** A person's line in a list of ratings. */
export interface RatedPerson extends Rating {
  readonly person: string;
}

/** The list, the best first, and how many people are left out for too few games. */
export function ratingList(
  games: readonly RatedGame[],
  by: RatingName,
): { readonly rows: readonly RatedPerson[]; readonly hidden: number } {
  const all = [...RATINGS[by](games)].map(([person, rating]): RatedPerson => ({ person, ...rating }));
  const rows = all.filter((each) => each.games >= SHOWN_FROM).toSorted((a, b) => b.rating - a.rating);
  return { rows, hidden: all.length - rows.length };
}

/** The Glicko-2 rating of a person; null with too few games to show it. */
export const ratingOf = (games: readonly RatedGame[], person: string): Rating | null =>
  ratingList(games, 'glicko').rows.find((each) => each.person === person) ?? null;
