// Time as the board layer sees it, so that tests can turn it by hand.

export interface Clock {
  /** Milliseconds that only ever grow; where they start means nothing. */
  now(): number;
  /** Runs once after so many milliseconds. Returns what calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

/** Lets the process end while a timer waits. A browser's timer is a number, and ends with its page. */
export const unawaited = (timer: ReturnType<typeof setTimeout>): void => {
  if (typeof timer === 'object') timer.unref();
};

export const systemClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
