// The board of a simulated world: the real firmware image in the emulator, in the time of the world.
import { readFileSync } from 'node:fs';
import { holePixel } from '../../../hardware/board.ts';
import {
  type EmulatorPort,
  type FaultKind,
  type Faults,
  parseHex,
  prebuiltImage,
  readPegs,
  SteppedBoard,
} from '../../../hardware/emulator/index.ts';
import { HOLES, type KeyId, type LaneCount } from '../../../shared/protocol/index.ts';
import { pegsText } from '../ledger.ts';

export const LANES: LaneCount = 3;

/** What can be seen of a board. */
export interface BoardEvents {
  /** A frame was latched that shows these pegs. */
  readonly latched: (pegs: string) => void;
  /** A frame was latched in which an effect hides pegs. */
  readonly covered: () => void;
  /** The chip starts: it shows its memory until a host says more. */
  readonly started: (isPowerOn: boolean) => void;
  /** A signal of the board is outside of its datasheet. */
  readonly violated: (what: string) => void;
}

/** CPU cycles of a millisecond. */
const MILLISECOND = 16_000;

/** The pixels of all holes; dealer and turn have lights of their own. */
const HOLE_PIXELS = Array.from({ length: LANES }, (_, lane) =>
  Array.from({ length: HOLES }, (__, at) => holePixel(lane, at + 1)),
).flat();

/** Whether an effect runs: a light of all three colours in a hole, which hides pegs. */
const isCovered = (pixels: Uint8Array): boolean =>
  HOLE_PIXELS.some((pixel) => pixels.subarray(3 * pixel, 3 * pixel + 3).every((light) => light > 0));

export class SimulatedBoard {
  readonly #board: SteppedBoard;
  readonly #events: BoardEvents;

  constructor(events: BoardEvents, seed: number) {
    this.#events = events;
    this.#board = new SteppedBoard({
      flash: parseHex(readFileSync(prebuiltImage(), 'utf8')),
      lanes: LANES,
      seed,
      onViolation: ({ part, kind, nanoseconds, limit }) =>
        events.violated(`${part} ${kind}: ${nanoseconds} ns, limit ${limit} ns`),
      onLatch: (pixels) => {
        if (isCovered(pixels)) events.covered();
        else events.latched(pegsText(readPegs(pixels, LANES)));
      },
    });
    events.started(true);
  }

  get power(): boolean {
    return this.#board.machine.power;
  }
  get plugged(): boolean {
    return this.#board.machine.plugged;
  }
  get rows(): readonly string[] {
    return this.#board.machine.text;
  }
  get hits(): Readonly<Record<FaultKind, number>> {
    return this.#board.machine.counts.faults;
  }

  openPort(): EmulatorPort {
    this.#events.started(false);
    return this.#board.openPort();
  }
  press(key: KeyId): void {
    this.#board.machine.press(key);
  }
  release(key: KeyId): void {
    this.#board.machine.release(key);
  }
  unplug(): void {
    this.#board.unplug();
  }
  plug(): void {
    this.#board.machine.plug();
  }
  powerOff(): void {
    this.#board.powerOff();
  }
  powerOn(): void {
    this.#events.started(true);
    this.#board.machine.powerOn();
  }
  reset(): void {
    this.#events.started(false);
    this.#board.machine.reset();
  }
  damage(faults: Faults): void {
    this.#board.machine.setFaults(faults);
  }
  /** Keeps up with the world. */
  runTo(milliseconds: number): void {
    this.#board.machine.runTo(milliseconds * MILLISECOND);
  }
}
