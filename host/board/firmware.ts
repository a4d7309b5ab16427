// The name of the firmware, which every Firmata board tells: ours, or what somebody else has written to the board.
import { END_SYSEX, START_SYSEX } from '../../shared/protocol/index.ts';

const NAME = 0x79;

/** Asks a board for the name of its firmware. */
export const ASK_NAME: readonly number[] = [START_SYSEX, NAME, END_SYSEX];

/** Questions that a board which has told another name may leave unanswered. Our own may be slow: an emulated one on a busy machine. */
export const PATIENCE = 10;

const OWN_NAME = /^muggins(\.ino)?$/i;

/** Whether a board with firmware of this name is one of ours. */
export const isOwnName = (name: string): boolean => OWN_NAME.test(name);

/** The name in a whole plain message; undefined in any other. Characters come in two bytes of seven bits, after the version. */
export function nameIn(message: Uint8Array): string | undefined {
  if (message[0] !== START_SYSEX || message[1] !== NAME) return undefined;
  const characters: number[] = [];
  for (let at = 4; at + 1 < message.length - 1; at += 2)
    characters.push((message[at] ?? 0) | ((message[at + 1] ?? 0) << 7));
  return String.fromCharCode(...characters);
}
