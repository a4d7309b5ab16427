// Key events as the board numbers them: each is taken once, and held keys are noticed.
import {
  KEY_ACTIONS,
  KEY_IDS,
  type KeyAction,
  type KeyId,
  type WireMessage,
} from '../../shared/protocol/index.ts';
import type { Clock } from './clock.ts';

/** Board times are milliseconds modulo this. */
const BOARD_TIME_WRAP = 16_384;
/** Milliseconds after which a key counts as held. */
const HOLD_MILLISECONDS = 2_000;

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

interface HoldOptions {
  readonly clock: Clock;
  /** Calls back when everything that the board has said up to now was heard. */
  readonly whenHeard: (heard: () => void) => void;
  readonly report: (key: KeyId, time: number) => void;
}

/**
 * Reports keys that stay pressed: while they are, by the host's clock, or at the release, by the board's. A key
 * whose release may be on its way, behind a line that has fallen silent or a host that was busy, is not held yet.
 */
export class HoldWatch {
  readonly #options: HoldOptions;
  readonly #pressed = new Map<KeyId, { readonly time: number; readonly cancel: () => void }>();

  constructor(options: HoldOptions) {
    this.#options = options;
  }

  press(key: KeyId, time: number): void {
    this.#forget(key);
    const { clock, whenHeard } = this.#options;
    const cancel = clock.after(HOLD_MILLISECONDS, () => whenHeard(() => this.#held(key, press)));
    const press = { time, cancel };
    this.#pressed.set(key, press);
  }

  /** Call before the release is told: a hold that the host had no time to see comes first. */
  release(key: KeyId, time: number): void {
    const press = this.#pressed.get(key);
    if (!press) return;
    this.#forget(key);
    const held = (time - press.time + BOARD_TIME_WRAP) % BOARD_TIME_WRAP;
    if (held >= HOLD_MILLISECONDS) this.#tell(key, press.time);
  }

  /** Forgets all keys. */
  clear(): void {
    for (const { cancel } of this.#pressed.values()) cancel();
    this.#pressed.clear();
  }

  #held(key: KeyId, press: { readonly time: number }): void {
    if (this.#pressed.get(key) !== press) return;
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
