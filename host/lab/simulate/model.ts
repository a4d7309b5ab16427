// A fast model of the board, for the thousands of hours that the emulator is too slow for: the contract, the rate of its line, its
// pixels, its key queue and its memory, without the instructions. model.campaign.test.ts holds it to the firmware image.

import { noHits } from '../../../hardware/emulator/faults.ts';
import { EmulatorPort, type FaultKind, type Faults } from '../../../hardware/emulator/index.ts';
import type { KeyId } from '../../../shared/protocol/index.ts';
import { type BoardEvents, LANES, NO_PEGS, type SimulatedBoard } from './board.ts';
import { ModelChip } from './chip.ts';
import type { Tally } from './keysender.ts';
import { ModelLine } from './line.ts';
import { ModelEeprom } from './memory.ts';
import { ProcessTime, type WorldTime } from './time.ts';

/** Out of the shop. */
const FRESH = {
  lanes: LANES,
  brightness: 64,
  colours: [0, 1, 2, 3],
  pegs: NO_PEGS,
  first: 0,
  entries: [],
  log: 0,
};
const BLANK = ['', '', '', ''] as const;

export class ModelBoard implements SimulatedBoard {
  readonly hits: Record<FaultKind, number> = noHits();
  readonly eeprom = new ModelEeprom(FRESH);
  plugged = true;
  readonly #time: WorldTime;
  readonly #events: BoardEvents;
  readonly #toBoard: ModelLine;
  readonly #toHost: ModelLine;
  readonly #closed = new Set<KeyId>();
  #tally: Tally = { waiting: 0, open: 0 };
  #chip: ModelChip | undefined;
  #life: ProcessTime | undefined;
  #port: EmulatorPort | undefined;

  /** Powers the board on, with its cable plugged in. */
  constructor(time: WorldTime, events: BoardEvents) {
    this.#time = time;
    this.#events = events;
    const { hits } = this;
    const toBoard = (bytes: Uint8Array): void => this.#chip?.receive(bytes);
    const toHost = (bytes: Uint8Array): void => this.#port?.arrived(bytes);
    this.#toBoard = new ModelLine({ time, direction: 'toBoard', hits, deliver: toBoard });
    this.#toHost = new ModelLine({ time, direction: 'toHost', hits, deliver: toHost });
    this.powerOn();
  }

  get power(): boolean {
    return this.#chip !== undefined;
  }

  get rows(): readonly string[] {
    return this.#chip?.rows ?? BLANK;
  }

  openPort(): EmulatorPort {
    const port = new EmulatorPort({
      write: (bytes, done) => {
        if (this.#port === port) this.#toBoard.send(bytes);
        done();
      },
      close: () => {
        if (this.#port === port) this.#port = undefined;
      },
    });
    const opened = this.#port === undefined && this.power && this.plugged;
    if (opened) {
      this.#port = port;
      this.#drop();
      this.reset();
    }
    queueMicrotask(() => (opened ? port.opened() : port.refused('the port cannot be opened')));
    return port;
  }

  press(key: KeyId): void {
    this.#closed.add(key);
    this.#chip?.contact(key, true);
  }

  release(key: KeyId): void {
    this.#closed.delete(key);
    this.#chip?.contact(key, false);
  }

  unplug(): void {
    this.plugged = false;
    this.#drop();
    this.#losePort();
  }

  plug(): void {
    this.plugged = true;
  }

  powerOff(): void {
    this.#tally = { waiting: 0, open: 0 };
    this.#life?.end();
    this.#chip = undefined;
    this.#drop();
    this.#losePort();
  }

  powerOn(): void {
    if (!this.power) this.#start(true);
  }

  reset(): void {
    if (this.power) this.#start();
  }

  damage(faults: Faults): void {
    this.#toBoard.damage(faults);
    this.#toHost.damage(faults);
  }

  #start(isPowerOn = false): void {
    this.#life?.end();
    const life = new ProcessTime(this.#time);
    this.#life = life;
    this.#events.started(isPowerOn);
    this.#chip = new ModelChip({
      time: life,
      eeprom: this.eeprom,
      tally: this.#tally,
      closed: this.#closed,
      send: (bytes) => {
        if (this.#port !== undefined) this.#toHost.send(bytes);
      },
      latched: this.#events.latched,
      keptAlone: (pegs) => this.#events.keptAlone?.(pegs),
    });
  }

  #drop(): void {
    this.#toBoard.drop();
    this.#toHost.drop();
  }

  #losePort(): void {
    const port = this.#port;
    this.#port = undefined;
    port?.lost();
  }
}
