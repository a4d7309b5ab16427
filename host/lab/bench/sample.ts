// Samples of a measured quantity, what is said of them, and figures as the report prints them.

/** The smallest, the middle, and the value that ninety-nine in a hundred do not pass. */
export interface Spread {
  readonly samples: number;
  readonly least: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** The spread of some samples, at least one. */
export function spreadOf(samples: readonly number[]): Spread {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
  return { samples: sorted.length, least: at(0), p50: at(0.5), p99: at(0.99), most: at(1) };
}

/** `18.6 ms` */
export const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
/** `101 MB`, of bytes; `NaN MB` where the system does not tell. */
export const megabytes = (bytes: number | undefined): string =>
  `${((bytes ?? Number.NaN) / 1e6).toFixed(0)} MB`;
/** `252.00 million/s` */
export const millions = (value: number): string => `${(value / 1e6).toFixed(2)} million/s`;
