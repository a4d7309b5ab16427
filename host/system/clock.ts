// Time as the board layer sees it, so that tests can turn it by hand.

export interface Clock {
  /** Milliseconds that only ever grow; where they start means nothing. */
  now(): number;
  /** Runs once after so many milliseconds. Returns what calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
