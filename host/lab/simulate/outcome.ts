// What came of a simulated world.
import type { BoardName } from './board.ts';
import type { Judged } from './laws.ts';
import type { TroubleName } from './weather.ts';

/** A law that was broken. */
interface Failure {
  readonly law: string;
  readonly how: string;
  /** Lines of the trace by then, and virtual milliseconds. */
  readonly step: number;
  readonly time: number;
}

export interface WorldOutcome {
  readonly seed: number;
  readonly board: BoardName;
  /** Table hours that passed. */
  readonly hours: number;
  readonly failure: Failure | undefined;
  readonly troubles: Readonly<Record<TroubleName, number>>;
  readonly hits: Readonly<Record<string, number>>;
  readonly judged: Readonly<Judged>;
  readonly claims: Readonly<Record<string, number>>;
  readonly inspections: number;
  readonly entries: number;
  readonly steps: number;
  /** Of the whole trace. */
  readonly digest: string;
  /** The last lines of the trace; none where no law was broken. */
  readonly last: readonly string[];
}
