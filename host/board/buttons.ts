/** The player buttons, MUGGINS and UNDO: Johnny-Five's own `Button`, on pins that checked key events move. */
import five from 'johnny-five';
import { BUTTONS, type KeyId, type LaneCount } from '../../hardware/board.ts';
import type { Clock } from './clock.ts';
import { HOLD_MILLISECONDS, HoldWatch, type KeyEvent, type Stroke } from './keys.ts';
import { Part, type PartOptions } from './part.ts';

export interface ButtonsOptions extends PartOptions {
  readonly clock: Clock;
  readonly lanes: LaneCount;
}

/** Emits `press`, `release` and `hold` (once, after two seconds), each with a KeyEvent. */
export class Buttons extends Part {
  private readonly buttons = new Map<KeyId, five.Button>();
  private readonly holds: HoldWatch;
  private time = 0;

  constructor({ clock, lanes, ...options }: ButtonsOptions) {
    super(options);
    this.holds = new HoldWatch({
      clock,
      whenHeard: (heard) => this.io.whenHeard(heard),
      report: (key, time) => this.tell({ key, action: 'hold', time }),
    });
    // Before the pins move, so that the buttons' events know their board time.
    this.io.on('stroke', ({ time }: Stroke) => {
      this.time = time;
    });
    for (const { id } of wired(lanes)) {
      const pin = this.io.buttonPin(id);
      if (pin !== undefined) this.buttons.set(id, this.button(id, pin));
    }
  }

  /** Johnny-Five's Button of a key; undefined for keys of the keypad and lanes that are not there. */
  byId(key: KeyId): five.Button | undefined {
    return this.buttons.get(key);
  }

  /** Reports nothing further, and leaves no timer running. */
  dispose(): void {
    this.holds.clear();
    for (const [id, button] of this.buttons) {
      const pin = this.io.buttonPin(id);
      button.removeAllListeners();
      // A button that is down repeats its hold by a timer until it is up.
      if (pin !== undefined) this.io.level(pin, this.io.HIGH);
      // Johnny-Five keeps every Button for good; the board must not be kept with it.
      Reflect.deleteProperty(button, 'board');
      Reflect.deleteProperty(button, 'io');
    }
    this.buttons.clear();
  }

  private button(key: KeyId, pin: number): five.Button {
    const button = undebounced(
      () => new five.Button({ board: this.board, pin, isPullup: true, holdtime: HOLD_MILLISECONDS }),
    );
    button.on('press', () => {
      this.holds.press(key, this.time);
      this.tell({ key, action: 'press', time: this.time });
    });
    button.on('release', () => {
      this.holds.release(key, this.time);
      this.tell({ key, action: 'release', time: this.time });
    });
    return button;
  }

  private tell(event: KeyEvent): void {
    this.emit(event.action, event);
  }
}

const wired = (lanes: LaneCount) => BUTTONS.filter((_, i) => i < lanes || i >= BUTTONS.length - 2);

/**
 * Johnny-Five's Button waits seven milliseconds for its contact to settle and reports only the last change. The
 * firmware has debounced already; and after a repeat on a noisy line a press and its release may come together,
 * of which the press would be lost, or come later than the digit keyed after it.
 */
function undebounced<T>(build: () => T): T {
  const kept = five.Fn.debounce;
  five.Fn.debounce = (run) => run;
  try {
    return build();
  } finally {
    five.Fn.debounce = kept;
  }
}
