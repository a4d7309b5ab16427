// What the page Help says: how a deal goes, what counts, how counts are checked, and what the words mean.

/** What scores, in the show and in the play. */
export type HelpScore =
  | 'fifteen'
  | 'pair'
  | 'pairRoyal'
  | 'doublePairRoyal'
  | 'run'
  | 'flush'
  | 'nobs'
  | 'heels'
  | 'thirtyOne'
  | 'go';

/** The words of a cribbage player. */
type HelpTerm =
  | 'board'
  | 'claim'
  | 'count'
  | 'crib'
  | 'cut'
  | 'deal'
  | 'discard'
  | 'dispute'
  | 'doubleSkunk'
  | 'fifteen'
  | 'flush'
  | 'pegs'
  | 'gameHole'
  | 'gamePoints'
  | 'go'
  | 'heels'
  | 'lane'
  | 'last'
  | 'lurch'
  | 'match'
  | 'muggins'
  | 'nobs'
  | 'offence'
  | 'overcount'
  | 'pairs'
  | 'peg'
  | 'pip'
  | 'play'
  | 'pone'
  | 'renege'
  | 'run'
  | 'show'
  | 'side'
  | 'skunk'
  | 'spread'
  | 'starter'
  | 'square'
  | 'stinkHole'
  | 'street';

/** Help for players, on a page of its own. */
export interface HelpWords {
  readonly deal: string;
  /** A deal, step by step. */
  readonly steps: readonly string[];
  readonly counting: string;
  readonly countingAbout: string;
  /** Columns of the table of what counts. */
  readonly columns: readonly [what: string, example: string, points: string];
  /** Name, and what it is. */
  readonly scores: Readonly<Record<HelpScore, readonly [name: string, about: string]>>;
  readonly hands: string;
  readonly handsAbout: string;
  /** 'A 10 is a 10': what is said beside a hand and its starter. */
  readonly starter: string;
  readonly checking: string;
  /** What the board does about counts, and what one can do about it. */
  readonly checks: readonly string[];
  readonly glossary: string;
  readonly terms: Readonly<Record<HelpTerm, readonly [term: string, meaning: string]>>;
}
