// The emulated board as pages see and touch it: its lights, its display, and hands on its keys, its power and its cable.
import type { WorkerBoard } from '../../../hardware/emulator/index.ts';
import { laneOfButton } from '../../../shared/protocol/index.ts';
import type { Log } from '../../system/log.ts';
import type { Visitor } from '../kit/live.ts';
import { answer } from '../kit/validation.ts';
import { KeyPresses } from './keypresses.ts';
import {
  BOARD_FAULTS,
  type BoardFault,
  type EmulatorMessage,
  FAULT_SHARE,
  type HandsMessage,
} from './wire.ts';

/** The part of the emulator that pages reach. */
export type PageEmulator = Pick<
  WorkerBoard,
  'view' | 'press' | 'release' | 'wait' | 'powerOn' | 'powerOff' | 'plug' | 'unplug' | 'faults' | 'on' | 'off'
>;

interface EmulatedBoardOptions {
  readonly emulator: PageEmulator | undefined;
  /** Something that pages see of the board has changed. */
  readonly changed: () => void;
  readonly log: Log;
}

/** The emulated board, if there is one. */
export class EmulatedBoard {
  readonly #emulator: PageEmulator | undefined;
  readonly #log: Log;
  readonly #keys: KeyPresses | undefined;
  readonly #changed: () => void;
  #faults: readonly BoardFault[] = [];

  constructor({ emulator, changed, log }: EmulatedBoardOptions) {
    this.#emulator = emulator;
    this.#log = log;
    this.#changed = changed;
    this.#keys =
      emulator && new KeyPresses(emulator, ({ message }) => log.warn({ reason: message }, 'a key was lost'));
    emulator?.on('view', this.#changed);
  }

  close(): void {
    this.#emulator?.off('view', this.#changed);
  }

  /** What can be seen and heard of it now; undefined without it. */
  get message(): EmulatorMessage | undefined {
    if (this.#emulator === undefined) return undefined;
    const { pixels, text, backlight, tone, power, plugged } = this.#emulator.view;
    return {
      type: 'board',
      pixels: btoa(String.fromCharCode(...pixels)),
      rows: text,
      backlight,
      tone,
      power,
      plugged,
      faults: this.#faults,
    };
  }

  /** A page asks for something. */
  obey(page: Visitor, message: HandsMessage): void {
    const emulator = this.#emulator;
    if (emulator === undefined) page.refuse(answer('realBoard', {}));
    else if (message.type === 'key') this.#key(page, message);
    else if (message.type === 'power') this.#power(page, emulator, message.on);
    else if (message.type === 'faults') this.#fail(emulator, message.kinds);
    else if (message.in) emulator.plug();
    else emulator.unplug();
  }

  /** The page is gone, and lets go of its keys. */
  leave(page: Visitor): void {
    this.#keys?.leave(page);
  }

  #fail(emulator: PageEmulator, kinds: readonly BoardFault[]): void {
    this.#faults = BOARD_FAULTS.filter((kind) => kinds.includes(kind));
    emulator.faults(Object.fromEntries(this.#faults.map((kind) => [kind, FAULT_SHARE])));
    this.#changed();
  }

  #power(page: Visitor, emulator: PageEmulator, on: boolean): void {
    const done = on ? emulator.powerOn() : emulator.powerOff();
    done.catch((error: Error) => {
      this.#log.error({ reason: error.message }, 'the emulated board was not switched');
      page.refuse(answer('notSwitched', {}));
    });
  }

  #key(page: Visitor, { key, action }: Extract<HandsMessage, { type: 'key' }>): void {
    const lane = laneOfButton(key);
    const lanes = this.#emulator?.view.lanes ?? 0;
    if (lane >= lanes) page.refuse(answer('noKey', { key, lanes }));
    else if (action === 'release') this.#keys?.release(page, key);
    else if (this.#keys?.press(page, key) === false) page.refuse(answer('tooManyKeys', {}));
  }
}
