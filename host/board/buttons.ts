// The player buttons, MUGGINS and UNDO: Johnny-Five's own `Button`, on pins that checked key events move.
import five from 'johnny-five';
import { BUTTON_IDS, type KeyId, type LaneCount, laneOfButton } from '../../shared/protocol/index.ts';
import type { Clock } from './clock.ts';
import { HoldWatch, type KeyEvent, type KeyStroke } from './keys.ts';
import { Part, type PartOptions } from './part.ts';

interface ButtonsOptions extends PartOptions {
  readonly clock: Clock;
  readonly lanes: LaneCount;
}

/** Emits `press`, `release` and `hold` (once, after two seconds), each with a KeyEvent. */
export class Buttons extends Part {
  readonly #buttons: five.Button[] = [];
  readonly #holds: HoldWatch;
  #time = 0;

  constructor({ clock, lanes, ...options }: ButtonsOptions) {
    super(options);
    this.#holds = new HoldWatch({
      clock,
      whenHeard: (heard) => this.io.whenHeard(heard),
      report: (key, time) => this.#tell({ key, action: 'hold', time }),
    });
    // Before the pins move, so that the buttons' events know their board time.
    this.io.on('stroke', ({ time }: KeyStroke) => {
      this.#time = time;
    });
    for (const id of wired(lanes)) {
      const pin = this.io.buttonPin(id);
      if (pin !== undefined) this.#buttons.push(this.#button(id, pin));
    }
  }

  /** Reports nothing further, and leaves no timer running. */
  dispose(): void {
    this.#holds.clear();
    for (const button of this.#buttons.splice(0)) {
      button.removeAllListeners();
      // Johnny-Five keeps every Button for good; the board must not be kept with it.
      Reflect.deleteProperty(button, 'board');
      Reflect.deleteProperty(button, 'io');
    }
  }

  #button(key: KeyId, pin: number): five.Button {
    const controller = settled(pin);
    const button = new five.Button({ board: this.board, pin, isPullup: true, controller });
    button.on('press', () => {
      this.#holds.press(key, this.#time);
      this.#tell({ key, action: 'press', time: this.#time });
    });
    button.on('release', () => {
      this.#holds.release(key, this.#time);
      this.#tell({ key, action: 'release', time: this.#time });
    });
    return button;
  }

  #tell(event: KeyEvent): void {
    this.emit(event.action, event);
  }
}

const wired = (lanes: LaneCount) => BUTTON_IDS.filter((id) => laneOfButton(id) < lanes);

/**
 * How a Button reads a contact that the firmware has settled: each change is told at once. Johnny-Five's own way waits
 * seven milliseconds and reports only the last change; after a repeat on a noisy line a press and its release may come
 * together, of which the press would be lost, or come later than the digit keyed after it. Its `hold` comes again and
 * again by a timer; ours comes once.
 */
function settled(pin: number): PropertyDescriptorMap {
  let down = false;
  return {
    initialize: {
      value(this: five.Button) {
        // Not by a closure: Johnny-Five keeps every Button, and the board must not be kept with it.
        this.io.digitalRead(pin, (level) => {
          if (down === (level === this.downValue)) return;
          down = !down;
          for (const event of down ? ['down', 'press'] : ['up', 'release']) this.emit(event);
        });
      },
    },
    toBoolean: { value: () => down },
  };
}
