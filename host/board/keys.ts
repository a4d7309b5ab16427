// Key events as the board numbers them: each is taken once, and held keys are noticed.
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
import type { Clock } from '../system/clock.ts';

/** Board times are milliseconds modulo this. */
const BOARD_TIME_WRAP = 16_384;
/** Milliseconds after which a key counts as held. */
const HOLD_MILLISECONDS = 2_000;
/** Milliseconds until the board is asked again how long a key has been held, at least: its clock may run much slower. */
const ASK_AGAIN = 20;

/** What a contact did, checked and in order. */
export interface KeyStroke {
  readonly key: KeyId;
  readonly action: KeyAction;
  /** Board time in milliseconds, modulo 16384. */
  readonly time: number;
}

/** What a key did, as the rest of the program hears it. */
export interface KeyEvent {
  readonly key: KeyId;
  readonly action: KeyAction | 'hold';
  /** Board time in milliseconds, modulo 16384. */
  readonly time: number;
}

/** What the board numbers as key events. */
export type KeyMessage = WireMessage<'key' | 'keysRefused'>;

/**
 * Tells new key events from repeated ones. The board sends the next only when the one before was acknowledged, so
 * a repeated number is the event just taken, whose acknowledgement was lost.
 */
export class KeyInbox {
  #last: number | undefined;

  /** True once for each number. */
  isNew({ sequence }: KeyMessage): boolean {
    if (sequence === this.#last) return false;
    this.#last = sequence;
    return true;
  }
}

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

interface HoldOptions {
  readonly clock: Clock;
  /**
   * Calls back when it is known up to which board time all key events were heard; without a time from a board that cannot tell,
   * when all was heard that it had said before.
   */
  readonly whenHeard: (heard: (until: number | undefined) => void) => void;
  readonly report: (key: KeyId, time: number) => void;
}

interface Press {
  readonly time: number;
  cancel: () => void;
}

/**
 * Reports keys that stay pressed: while they are, or at the release. The board's clock alone decides; ours only says when to ask. So
 * a key is not held because its release is on its way, because the host was busy, or because the board's time runs slower.
 */
export class HoldWatch {
  readonly #options: HoldOptions;
  readonly #pressed = new Map<KeyId, Press>();

  constructor(options: HoldOptions) {
    this.#options = options;
  }

  press(key: KeyId, time: number): void {
    this.#forget(key);
    const press = { time, cancel: () => {} };
    this.#pressed.set(key, press);
    this.#wait(key, press, HOLD_MILLISECONDS);
  }

  /** Call before the release is told: a hold that the host had no time to see comes first. */
  release(key: KeyId, time: number): void {
    const press = this.#pressed.get(key);
    if (!press) return;
    this.#forget(key);
    if (since(press.time, time) >= HOLD_MILLISECONDS) this.#tell(key, press.time);
  }

  /** Forgets all keys. */
  clear(): void {
    for (const { cancel } of this.#pressed.values()) cancel();
    this.#pressed.clear();
  }

  #wait(key: KeyId, press: Press, milliseconds: number): void {
    const { clock, whenHeard } = this.#options;
    press.cancel = clock.after(milliseconds, () => whenHeard((until) => this.#heard(key, press, until)));
  }

  #heard(key: KeyId, press: Press, until = press.time + HOLD_MILLISECONDS): void {
    if (this.#pressed.get(key) !== press) return;
    const missing = HOLD_MILLISECONDS - since(press.time, until);
    if (missing > 0) {
      this.#wait(key, press, Math.max(missing, ASK_AGAIN));
      return;
    }
    this.#pressed.delete(key);
    this.#tell(key, press.time);
  }

  #tell(key: KeyId, pressedAt: number): void {
    this.#options.report(key, (pressedAt + HOLD_MILLISECONDS) % BOARD_TIME_WRAP);
  }

  #forget(key: KeyId): void {
    this.#pressed.get(key)?.cancel();
    this.#pressed.delete(key);
  }
}

/** Milliseconds from one board time to a later one. */
const since = (earlier: number, later: number): number =>
  (later - earlier + BOARD_TIME_WRAP) % BOARD_TIME_WRAP;
