// What the scoreboard says.

/** The scoreboard. */
export interface ScoreboardWords {
  readonly leads: (name: string, holes: number) => string;
  readonly level: string;
  readonly match: string;
  readonly games: string;
  readonly points: string;
  readonly gameNumber: (game: number) => string;
  readonly scan: (name: string) => string;
  readonly scanShort: string;
  readonly lost: string;
  readonly begin: string;
  readonly paused: string;
}
