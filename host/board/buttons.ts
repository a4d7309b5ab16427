// The player buttons, MUGGINS and UNDO: Johnny-Five's own `Button`, on pins that checked key events move.
import { BUTTON_IDS, type KeyId, type LaneCount, laneOfButton } from '../../shared/protocol/index.ts';
import type { Clock } from '../system/clock.ts';
import { Contact } from './contact.ts';
import { HoldWatch, type KeyEvent, type KeyStroke } from './keys.ts';
import { Part, type PartOptions } from './part.ts';

interface ButtonsOptions extends PartOptions {
  readonly clock: Clock;
  readonly lanes: LaneCount;
}

/** Emits `press`, `release` and `hold` (once, after two seconds), each with a KeyEvent. */
export class Buttons extends Part {
  readonly #contacts: Contact[] = [];
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
      if (pin !== undefined) this.#contacts.push(this.#contact(id, pin));
    }
  }

  /** Reports nothing further, and leaves no timer running. */
  dispose(): void {
    this.#holds.clear();
    for (const contact of this.#contacts.splice(0)) contact.release();
  }

  #contact(key: KeyId, pin: number): Contact {
    const contact = Contact.on(this.board, pin);
    const { button } = contact;
    button.on('press', () => {
      this.#holds.press(key, this.#time);
      this.#tell({ key, action: 'press', time: this.#time });
    });
    button.on('release', () => {
      this.#holds.release(key, this.#time);
      this.#tell({ key, action: 'release', time: this.#time });
    });
    return contact;
  }

  #tell(event: KeyEvent): void {
    this.emit(event.action, event);
  }
}

const wired = (lanes: LaneCount) => BUTTON_IDS.filter((id) => laneOfButton(id) < lanes);
