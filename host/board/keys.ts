/** Key events as the board numbers them: each is taken once, and held keys are noticed. */
import { KEY_IDS, type KeyId } from '../../hardware/board.ts';
import { KEY_ACTIONS, type KeyAction, type Message } from '../../shared/protocol/index.ts';
import type { Clock } from './clock.ts';

/** Board times are milliseconds modulo this. */
export const BOARD_TIME_WRAP = 16_384;
/** Milliseconds after which a key counts as held. */
export const HOLD_MILLISECONDS = 2_000;

/** What a contact did, checked and in order. */
export interface Stroke {
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

/**
 * Tells new key events from repeated ones. The board sends the next only when the one before was acknowledged, so
 * a repeated number is the event just taken, whose acknowledgement was lost.
 */
export class KeyInbox {
  private last: number | undefined;

  /** The event, if it is new and its key is one of ours. */
  take({ sequence, key: code, action: index, time }: Message<'key'>): Stroke | undefined {
    if (sequence === this.last) return undefined;
    this.last = sequence;
    const key = KEY_IDS[code];
    const action = KEY_ACTIONS[index];
    return key === undefined || action === undefined ? undefined : { key, action, time };
  }
}

/** Reports keys that stay pressed: while they are, by the host's clock, or at the release, by the board's. */
export class HoldWatch {
  private readonly clock: Clock;
  private readonly report: (key: KeyId, time: number) => void;
  private readonly pressed = new Map<KeyId, { readonly time: number; readonly cancel: () => void }>();

  constructor(clock: Clock, report: (key: KeyId, time: number) => void) {
    this.clock = clock;
    this.report = report;
  }

  press(key: KeyId, time: number): void {
    this.forget(key);
    const heldAt = (time + HOLD_MILLISECONDS) % BOARD_TIME_WRAP;
    const cancel = this.clock.after(HOLD_MILLISECONDS, () => {
      this.pressed.delete(key);
      this.report(key, heldAt);
    });
    this.pressed.set(key, { time, cancel });
  }

  /** Call before the release is told: a hold that the host had no time to see comes first. */
  release(key: KeyId, time: number): void {
    const press = this.pressed.get(key);
    if (!press) return;
    this.forget(key);
    const held = (time - press.time + BOARD_TIME_WRAP) % BOARD_TIME_WRAP;
    if (held >= HOLD_MILLISECONDS) this.report(key, (press.time + HOLD_MILLISECONDS) % BOARD_TIME_WRAP);
  }

  /** Forgets all keys. */
  clear(): void {
    for (const { cancel } of this.pressed.values()) cancel();
    this.pressed.clear();
  }

  private forget(key: KeyId): void {
    this.pressed.get(key)?.cancel();
    this.pressed.delete(key);
  }
}
