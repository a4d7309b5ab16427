// The 4x4 keypad. Johnny-Five has no controller for a matrix that the firmware scans.
import { FIRST_BUTTON_CODE, type KeyId, keyCode } from '../../shared/protocol/index.ts';
import type { Clock } from '../system/clock.ts';
import { HoldWatch, type KeyEvent, type KeyStroke } from './keys.ts';
import { Part, type PartOptions } from './part.ts';

interface KeypadOptions extends PartOptions {
  readonly clock: Clock;
}

/** Emits `press`, `release` and `hold` (after two seconds), each with a KeyEvent. */
export class Keypad extends Part {
  readonly #holds: HoldWatch;

  constructor({ clock, ...options }: KeypadOptions) {
    super(options);
    this.#holds = new HoldWatch({
      clock,
      whenHeard: (heard) => this.io.whenHeard(heard),
      report: (key, time) => this.#tell({ key, action: 'hold', time }),
    });
    this.io.on('stroke', (stroke: KeyStroke) => this.#take(stroke));
  }

  /** Reports no further hold. */
  dispose(): void {
    this.#holds.clear();
  }

  #take({ key, action, time }: KeyStroke): void {
    if (!isKeypadKey(key)) return;
    if (action === 'press') this.#holds.press(key, time);
    else this.#holds.release(key, time);
    this.#tell({ key, action, time });
  }

  #tell(event: KeyEvent): void {
    this.emit(event.action, event);
  }
}

/** True for the sixteen keys, false for the buttons. */
const isKeypadKey = (key: KeyId): boolean => keyCode(key) < FIRST_BUTTON_CODE;
