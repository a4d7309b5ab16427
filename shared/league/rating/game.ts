// The input and output of both rating systems: games between two people, and a rating for each person.

/** A game that counts for ratings: one person against another. */
export interface RatedGame {
  /** ISO 8601, such as 2026-11-29. */
  readonly day: string;
  /** Ids of persons. */
  readonly winner: string;
  readonly loser: string;
}

/** The rating of a person. */
export interface Rating {
  readonly rating: number;
  /** 2 times in 3 the skill is within so many points of the rating. Null for a system without it. */
  readonly deviation: number | null;
  readonly games: number;
}

/** Ratings by the id of the person, folded from all games, the oldest first. */
export type RatingSystem = (games: readonly RatedGame[]) => ReadonlyMap<string, Rating>;

/** Systems of rating: Glicko-2, and Case's Ladder. */
export const RATING_NAMES = ['glicko', 'case'] as const;
export type RatingName = (typeof RATING_NAMES)[number];

/** The rating of somebody who has not played. */
export const START = 1500;

/** Ratings from fewer games are hidden: they say more about the cards than about the player. */
export const SHOWN_FROM = 20;
