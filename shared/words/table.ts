/** What the table says besides the rules: codes, their figures, and the English words. */

import type { Words } from './message.ts';
import { type Reason, reasonWords } from './reason.ts';

/** The figures behind each code. */
export interface TroubleDetails {
  /** The disk refused to keep a move, so that it was not made. */
  disk: { readonly reason: Reason };
  paused: Record<never, never>;
  /** A reader read a card that nobody taught it. */
  unknownCard: { readonly port: string; readonly card: string };
}

/** Every code in English. */
export const TROUBLE_WORDS: Words<TroubleDetails> = {
  disk: ({ reason }) =>
    `Not kept, so not pegged: ${reasonWords(reason)}. See to the disk of the host's machine, then key it again.`,
  paused: () =>
    'The table is paused: nothing is pegged until it goes on. Resume it on the table page, or begin a new game.',
  unknownCard: ({ port, card }) =>
    `The reader at ${port} sent "${card}", which is no card that it was taught. Key the card, or teach it: muggins deck learn --port ${port}`,
};
