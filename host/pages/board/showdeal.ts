// The deal of the README, as the page Board plays it by itself: what is pressed, and what it leaves on the board.
import type { KeyId } from '../../../shared/protocol/index.ts';
import type { Phase } from '../../../shared/rules/index.ts';

/** A line of the deal. */
interface DealStep {
  readonly code: string;
  readonly keys: readonly KeyId[];
  /** Scores after it, of who does not deal and of who does. */
  readonly scores: readonly [pone: number, dealer: number];
  readonly phase: Phase;
}

/** House rules of the deal. */
export const DEAL_RULES = { mode: 'always', muggins: 'called' } as const;

/** The lines. */
export const DEAL: readonly DealStep[] = [
  { code: 'cut', keys: ['P2'], scores: [0, 0], phase: 'deal' },
  { code: 'dealt', keys: ['D'], scores: [0, 0], phase: 'starter' },
  { code: 'starter', keys: ['5'], scores: [0, 0], phase: 'play' },
  { code: 'play', keys: ['2', 'P2', '1', 'P1'], scores: [1, 2], phase: 'play' },
  { code: 'played', keys: ['D'], scores: [1, 2], phase: 'show' },
  { code: 'hand', keys: ['6', '7', '8', '8', '1', '0', 'P1'], scores: [11, 2], phase: 'show' },
  { code: 'muggins', keys: ['4', 'MUGGINS'], scores: [11, 6], phase: 'show' },
  { code: 'dealers', keys: ['9', '9', 'C', '2', '4', 'P2'], scores: [11, 10], phase: 'show' },
  { code: 'crib', keys: ['3', '3', 'B', '1', '5', 'P2'], scores: [11, 14], phase: 'deal' },
];
