// What the table says besides the rules: codes and their figures.

import type { Reason } from './reason.ts';

/** The figures behind each code. */
export interface TroubleDetails {
  /** The disk refused to keep a move, so that it was not made. */
  disk: { readonly reason: Reason };
  /** The disk failed in the middle: whether the last move is kept is not known, and nothing is taken until it is. */
  inDoubt: { readonly reason: Reason };
  /** The board could not pass so many key presses on. */
  keysRefused: { readonly presses: number };
  paused: Record<never, never>;
  /** The game was played for a hall and both have signed. */
  deskOnly: Record<never, never>;
  /** A reader read a card that nobody taught it. */
  unknownCard: { readonly port: string; readonly card: string };
}
