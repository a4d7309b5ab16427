// All keys, with the events of Johnny-Five's Keypad and the board's time. Player buttons are reported here as well: Johnny-Five's
// Button waits 7 ms, and of a press and release in that time it emits only the last (lib/button.js, `trigger`).
import { BUTTON_IDS, FIRST_BUTTON_CODE, KEY_IDS, type KeyId, keyCode } from '../../shared/protocol/index.ts';
import { Component, type ComponentOptions } from './component.ts';
import type { KeyStroke } from './keys.ts';

/** The text on a key. */
type Label = string | number;

export interface KeypadOptions extends ComponentOptions {
  /** Labels of the sixteen keys, row by row, flat or as four rows; as printed on the keys unless given. */
  readonly keys?: readonly Label[] | readonly (readonly Label[])[];
  /** Milliseconds after which a key counts as held, up to 8,000; 500 unless given. */
  readonly holdtime?: number;
}

/** By type, the names under which an event is emitted. */
const NAMES = { down: ['down', 'press'], hold: ['hold'], up: ['up', 'release'] } as const;

export interface KeypadEvent {
  readonly type: keyof typeof NAMES;
  /** A list of one label. */
  readonly which: readonly Label[];
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly key: KeyId;
  /** Board time in milliseconds, modulo 16384. */
  readonly time: number;
}

type KeypadEvents = Record<(typeof NAMES)[keyof typeof NAMES][number] | 'change', [event: KeypadEvent]>;

const HOLD_TIME = 500;
/** Board times are milliseconds modulo this. */
const BOARD_TIME_WRAP = 16_384;
/** Milliseconds until the board is asked again how long a key has been held, at least: its clock may run much slower. */
const ASK_AGAIN = 20;

interface Press {
  readonly time: number;
  cancel: () => void;
}

/**
 * Emits `down` (also as `press`), `hold` and `up` (also as `release`), and each as `change`. Player buttons, MUGGINS and UNDO have
 * the labels P1 to P6, MUGGINS and UNDO. The board's clock alone decides about `hold`: a key is not held because its release
 * is on its way or because the host was busy.
 */
export class Keypad extends Component<KeypadEvents> {
  readonly #labels: ReadonlyMap<KeyId, Label>;
  readonly #holdtime: number;
  readonly #pressed = new Map<KeyId, Press>();

  constructor(options: KeypadOptions) {
    super(options);
    const { keys = KEY_IDS.slice(0, FIRST_BUTTON_CODE), holdtime = HOLD_TIME } = options;
    const labels = keys.flat() as readonly Label[];
    if (labels.length !== FIRST_BUTTON_CODE)
      throw new RangeError(`keys: ${labels.length} labels for ${FIRST_BUTTON_CODE} keys`);
    const all = [...labels, ...BUTTON_IDS];
    this.#labels = new Map(KEY_IDS.map((key) => [key, all[keyCode(key)] ?? key]));
    this.#holdtime = holdtime;
    this.io.on('key', (stroke) => this.#take(stroke));
    this.io.once('close', () => this.#forgetAll());
  }

  #take({ key, action, time }: KeyStroke): void {
    const before = this.#forget(key);
    if (action === 'press') {
      const press = { time, cancel: () => {} };
      this.#pressed.set(key, press);
      this.#wait(key, press, this.#holdtime);
    } else if (before && since(before.time, time) >= this.#holdtime) {
      // The host was too busy to see it.
      this.#emitHold(key, before);
    }
    this.#emitAll({ type: action === 'press' ? 'down' : 'up', key, time });
  }

  #wait(key: KeyId, press: Press, milliseconds: number): void {
    const again = (time: number): void => this.#check(key, press, time);
    press.cancel = this.io.clock.after(milliseconds, () => {
      this.io.ask({ type: 'readKeyTime' }).then(
        ({ time }) => again(time),
        () => {},
      );
    });
  }

  /** @param until board time up to which all key events have come */
  #check(key: KeyId, press: Press, until: number): void {
    if (this.#pressed.get(key) !== press) return;
    const missing = this.#holdtime - since(press.time, until);
    if (missing > 0) {
      this.#wait(key, press, Math.max(missing, ASK_AGAIN));
      return;
    }
    this.#pressed.delete(key);
    this.#emitHold(key, press);
  }

  #emitHold(key: KeyId, { time }: Press): void {
    this.#emitAll({ type: 'hold', key, time: (time + this.#holdtime) % BOARD_TIME_WRAP });
  }

  #emitAll({ type, key, time }: Pick<KeypadEvent, 'type' | 'key' | 'time'>): void {
    const event = { type, which: [this.#labels.get(key) ?? key], timestamp: Date.now(), key, time };
    for (const name of NAMES[type]) this.emit(name, event);
    this.emit('change', event);
  }

  #forget(key: KeyId): Press | undefined {
    const press = this.#pressed.get(key);
    press?.cancel();
    this.#pressed.delete(key);
    return press;
  }

  #forgetAll(): void {
    for (const key of [...this.#pressed.keys()]) this.#forget(key);
  }
}

/** Milliseconds from one board time to a later one. */
const since = (earlier: number, later: number): number =>
  (later - earlier + BOARD_TIME_WRAP) % BOARD_TIME_WRAP;
