// Another counter from the registry, counted beside ours: only a checkout has it, since it is no dependency of the package.
import { createRequire } from 'node:module';
import type { Card } from '../../../shared/rules/index.ts';

const NAME = 'cribbage-counter';

/** The points of a hand of four, then the starter. */
type PeerCount = (cards: readonly Card[]) => number;

/** Its count; undefined where it is not installed. */
export function peerCounter(): PeerCount | undefined {
  try {
    const { scoreHand } = createRequire(import.meta.url)(NAME) as {
      readonly scoreHand: (cards: string, isCrib: boolean) => { readonly score: number };
    };
    return (cards) => scoreHand(cards.join(), false).score;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
