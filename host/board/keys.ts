// Key events as the board numbers and counts them.
import {
  FIRST_BUTTON_CODE,
  KEY_ACTIONS,
  KEY_IDS,
  type KeyAction,
  type KeyId,
  keyCode,
  MOST_REFUSED,
  type WireMessage,
} from '../../shared/protocol/index.ts';

/** What a contact did, checked and in order. */
export interface KeyStroke {
  readonly key: KeyId;
  readonly action: KeyAction;
  /** Board time in milliseconds, modulo 16384. */
  readonly time: number;
}

/** A key event with holds, as the table gets it. */
export interface KeyEvent {
  readonly key: KeyId;
  readonly action: KeyAction | 'hold';
  /** Board time in milliseconds, modulo 16384. */
  readonly time: number;
}

/** What the board numbers as key events. */
export type KeyMessage = WireMessage<'key' | 'keysRefused'>;

/** The stroke of a message, if its key is one of ours. */
export function strokeOf({ key: code, action: index, time }: WireMessage<'key'>): KeyStroke | undefined {
  const key = KEY_IDS[code];
  const action = KEY_ACTIONS[index];
  return key === undefined || action === undefined ? undefined : { key, action, time };
}

/** Presses of an unfinished entry after one more key, as the board counts them (firmware/muggins/src/keys.cpp, `follow`). */
export function unfinishedAfter(presses: number, key: KeyId): number {
  if (key === '*') return presses;
  if (key === 'D' || (key !== 'MUGGINS' && keyCode(key) >= FIRST_BUTTON_CODE)) return 0;
  return Math.min(presses + 1, OTHERS_LOST - 1);
}

/** What the board answers in place of the presses of an unfinished entry where `keysRefused` follows. */
export const OTHERS_LOST = MOST_REFUSED;
