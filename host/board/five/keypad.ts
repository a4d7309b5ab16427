// The keys as Johnny-Five's own Keypad tells of them.
import {
  BUTTON_IDS,
  FIRST_BUTTON_CODE,
  KEY_IDS,
  type KeyId,
  keyCode,
} from '../../../shared/protocol/index.ts';
import type { KeyStroke } from '../keys.ts';
import type { PartOptions } from '../part.ts';
import { FivePart } from './part.ts';

/** What a key says of itself. */
type Label = string | number;

interface FiveKeypadOptions extends PartOptions {
  /** Labels of the sixteen keys, row by row, flat or as four rows; what stands on the keys unless given. */
  readonly keys?: readonly Label[] | readonly (readonly Label[])[];
  /** Milliseconds until a key counts as held; 500 unless given. */
  readonly holdtime?: number;
}

/** By type, the names under which an event is emitted. */
const NAMES = {
  down: ['down', 'press', 'tap', 'impact', 'hit', 'touch'],
  hold: ['hold'],
  up: ['up', 'release'],
} as const;
type EventType = keyof typeof NAMES;

/** What is told of a key: `which` is a list of one label, and the time is in milliseconds since 1970. */
interface KeypadEvent {
  readonly type: EventType;
  readonly which: readonly Label[];
  readonly timestamp: number;
}
type EventName = (typeof NAMES)[EventType][number] | 'change';
type Listener = (event: KeypadEvent) => void;

/** Milliseconds. */
const HOLD_TIME = 500;

/**
 * Emits `down` (also as `press`, `tap`, `impact`, `hit`, `touch`), `hold` and `up` (also as `release`), and each as `change`, with
 * `{ type, which, timestamp }`. Player buttons, MUGGINS and UNDO are told too, by the names P1 to P6, MUGGINS and UNDO.
 */
export class FiveKeypad extends FivePart {
  readonly #labels: ReadonlyMap<KeyId, Label>;
  readonly #holdtime: number;
  readonly #held = new Map<KeyId, () => void>();

  constructor(options: FiveKeypadOptions) {
    super(options);
    const { keys = KEY_IDS.slice(0, FIRST_BUTTON_CODE), holdtime = HOLD_TIME } = options;
    const labels = keys.flat() as readonly Label[];
    if (labels.length !== FIRST_BUTTON_CODE)
      throw new RangeError(`keys: ${labels.length} labels for ${FIRST_BUTTON_CODE} keys`);
    const all = [...labels, ...BUTTON_IDS];
    this.#labels = new Map(KEY_IDS.map((key) => [key, all[keyCode(key)] ?? key]));
    this.#holdtime = holdtime;
    this.io.on('stroke', (stroke: KeyStroke) => this.#take(stroke));
  }

  override on(event: EventName, listener: Listener): this {
    return super.on(event, listener);
  }

  override once(event: EventName, listener: Listener): this {
    return super.once(event, listener);
  }

  #take({ key, action }: KeyStroke): void {
    this.#held.get(key)?.();
    this.#held.delete(key);
    if (action === 'press')
      this.#held.set(
        key,
        this.io.clock.after(this.#holdtime, () => this.#tell('hold', key)),
      );
    this.#tell(action === 'press' ? 'down' : 'up', key);
  }

  #tell(type: EventType, key: KeyId): void {
    const event: KeypadEvent = { type, which: [this.#labels.get(key) ?? key], timestamp: Date.now() };
    for (const name of NAMES[type]) this.emit(name, event);
    this.emit('change', { ...event });
  }
}
