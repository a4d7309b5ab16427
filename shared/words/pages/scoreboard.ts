// What the scoreboard says.

/** What somebody is to do, whose name stands above it. */
type TurnWords = Readonly<Record<'deal' | 'starter' | 'play' | 'hand' | 'crib', string>>;

/** The scoreboard. */
export interface ScoreboardWords {
  /** Who leads stands above it. */
  readonly leads: (holes: number, many: boolean) => string;
  readonly level: string;
  readonly turns: TurnWords;
  readonly match: string;
  readonly bestOf: (games: number) => string;
  /** All games are played. */
  readonly legs: (games: number) => string;
  readonly games: string;
  readonly points: string;
  readonly gameNumber: (game: number) => string;
  /** The race, for those who cannot see it. */
  readonly race: string;
  readonly wins: (names: readonly string[]) => string;
  readonly winsMatch: (names: readonly string[]) => string;
  /** A player alone has not come to the game hole. */
  readonly gameLost: string;
  /** 0 holes: not said. Scores with the winner's first. */
  readonly margin: (holes: number, scores: readonly number[]) => string;
  readonly stamps: Readonly<Record<'skunk' | 'doubleSkunk' | 'lurch' | 'stinkHole', string>>;
  readonly dealsNext: (name: string) => string;
  readonly cutNext: string;
  readonly matchOver: string;
  readonly goOn: string;
  readonly newMatch: string;
  readonly scan: (name: string) => string;
  /** Over the codes before play. */
  readonly join: string;
  /** Beside the code in the corner. */
  readonly scanShort: string;
  readonly lost: string;
  readonly begin: string;
  readonly paused: string;
}
