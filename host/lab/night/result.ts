// What a simulated night came to.

/** How it went. `lost`, `doubled` and `wrong` are to be 0. */
export interface EveningResult {
  readonly results: number;
  readonly expected: number;
  /** Games that a table has and the hall has not. */
  readonly lost: number;
  /** Lines of cards beyond those that were played. */
  readonly doubled: number;
  /** Cards or ranks that are not the oracle's, and results that wait for the desk. */
  readonly wrong: number;
  /** Whether the hall's journal, read again, gives the very same night. */
  readonly rebuilt: boolean;
  readonly kills: number;
  readonly cuts: number;
  readonly deaths: number;
  /** How often the hall's disk was full for a while. */
  readonly full: number;
  /** Tables that ran twice, with one journal and one key, and those that the hall has named. */
  readonly clones: { readonly made: number; readonly noticed: number };
  /** Milliseconds of the night from a game's end, or the line's return, to the receipt: the 99th percentile and the longest. */
  readonly delay: { readonly p99: number; readonly most: number };
  /** Hours of the night. */
  readonly hours: number;
  readonly seconds: number;
}
