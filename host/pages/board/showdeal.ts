// The deal of the README, as the Board page plays it by itself: what is pressed, and how many moves the demo has after it.
import type { KeyId } from '../../../shared/protocol/index.ts';

/** A line of the deal. */
interface DealStep {
  readonly code: string;
  readonly keys: readonly KeyId[];
  /** Moves of the demo after it; its game is the first one. */
  readonly moves: number;
}

/** The lines. */
export const DEAL: readonly DealStep[] = [
  { code: 'cut', keys: ['P2'], moves: 2 },
  { code: 'dealt', keys: ['D', 'D'], moves: 4 },
  { code: 'play', keys: ['2', 'P2', '1', 'P1', 'D'], moves: 7 },
  { code: 'hand', keys: ['1', '0', 'P1'], moves: 8 },
  { code: 'muggins', keys: ['4', 'MUGGINS'], moves: 9 },
  { code: 'doubt', keys: ['#', '5', '6', '7', '8', '8'], moves: 12 },
  { code: 'dealers', keys: ['4', 'P2'], moves: 13 },
  { code: 'crib', keys: ['5', 'P2'], moves: 14 },
  { code: 'settled', keys: ['#', '3', '3', 'B', '1'], moves: 16 },
];
