// How contacts bounce: what was recorded and what makers promise, each with its source, and traces of that length. The firmware's
// debouncing has to make one press and one release of every one of them (bounce.test.ts).
import { Xorshift } from '../../hardware/emulator/random.ts';

/** The moments, in milliseconds from the first touch or the first gap on, at which a contact moves again: an even number. */
type Moments = readonly number[];

/** What is known of a contact. */
interface BouncingContact {
  readonly contact: string;
  /** Longest bounce in milliseconds. */
  readonly longest: number;
  readonly source: string;
}

/**
 * Contacts such as makers of a board buy, and worse ones. Not among them are contacts that nothing can tell from a second press:
 * a JUDCO 1024-2 bounced for 133 to 973 ms (bouncy-button-data, issues 6 and 7), one of Ganssle's switches for 157 ms.
 */
export const CONTACTS: readonly BouncingContact[] = [
  {
    contact: 'push button, Dailywell KPB22',
    longest: 0.87,
    source: 'gsuberland/switch_bouncing: 32 openings',
  },
  { contact: 'cheap push button', longest: 3, source: 'staffansprojects.com 2011/02, Button Bouncing' },
  { contact: '4x4 membrane keypad, Parallax 27899; Omron B3F', longest: 5, source: 'their data sheets' },
  { contact: 'sixteen of eighteen switches', longest: 6.2, source: 'Ganssle, A Guide to Debouncing' },
  { contact: 'what issue and bench ask for', longest: 8, source: 'invented' },
  { contact: 'cheap tactile switch 6 x 6', longest: 9.3, source: 'adamfk/bouncy-button-data, issue 11' },
  { contact: 'five more of the same', longest: 14, source: 'adamfk/bouncy-button-data, issue 23' },
];

/** Traces that were read off the recordings: the moments are those of the plots and of the session's log. */
export const RECORDED: readonly {
  readonly contact: string;
  readonly closing: Moments;
  readonly opening: Moments;
}[] = [
  { contact: 'tactile switch, XKB TC-1103', closing: [0.003, 0.006], opening: [] },
  {
    contact: 'large push button, Schneider XB2',
    closing: [0.02, 0.045, 0.09, 0.105, 0.14, 0.155, 0.18, 0.195],
    opening: [],
  },
  {
    contact: 'push button, Dailywell MPS22',
    closing: [],
    opening: [0.03, 0.05, 0.1, 0.15, 0.17, 0.19, 0.21, 0.28],
  },
  {
    contact: 'push button, Dailywell KPB22',
    closing: [],
    opening: [0.13, 0.17, 0.25, 0.38, 0.5, 0.52, 0.55, 0.68, 0.79, 0.81, 0.85, 0.87],
  },
];

/** How a contact fills the time of its bounce. */
export const SHAPES: Readonly<Record<string, (longest: number, seed: number) => Moments>> = {
  'goes off for nearly all of it': (longest) => [0.02 * longest, 0.98 * longest],
  'goes off at once, comes back half-way, and goes once more': (longest) => [
    0.01 * longest,
    0.5 * longest,
    0.7 * longest,
    longest,
  ],
  'chatters in time with the scans': (longest) =>
    Array.from({ length: 2 * Math.floor(longest / 2) }, (_, at) => at + 0.5),
  'chatters faster than the scans': (longest) =>
    Array.from({ length: 40 }, (_, at) => ((at + 1) * longest) / 41),
  'moves by chance': (longest, seed) => {
    const random = new Xorshift(seed);
    return Array.from({ length: 2 * (1 + random.below(8)) }, () => random.next() * longest).sort(
      (a, b) => a - b,
    );
  },
};
