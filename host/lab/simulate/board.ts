// The board of a simulated world: the real firmware image in the emulator, in the time of the world.
import { readFileSync } from 'node:fs';
import { holePixel } from '../../../hardware/board.ts';
import {
  type EmulatorPort,
  parseHex,
  prebuiltImage,
  readPegs,
  SteppedBoard,
} from '../../../hardware/emulator/index.ts';
import { HOLES, type LaneCount } from '../../../shared/protocol/index.ts';
import { ALONE, pegsText } from '../ledger.ts';
import type { World } from './world.ts';

export const LANES: LaneCount = 3;

/** CPU cycles of a millisecond. */
const MILLISECOND = 16_000;

/** The pixels of all holes; dealer and turn have lights of their own. */
const HOLE_PIXELS = Array.from({ length: LANES }, (_, lane) =>
  Array.from({ length: HOLES }, (__, at) => holePixel(lane, at + 1)),
).flat();

/** Whether an effect runs: a light of all three colours in a hole, which hides pegs. */
const isCovered = (pixels: Uint8Array): boolean =>
  HOLE_PIXELS.some((pixel) => pixels.subarray(3 * pixel, 3 * pixel + 3).every((light) => light > 0));

export class SimulatedBoard extends SteppedBoard {
  readonly #world: World;

  constructor(world: World, seed: number) {
    super({
      flash: parseHex(readFileSync(prebuiltImage(), 'utf8')),
      lanes: LANES,
      seed,
      onViolation: ({ part, kind, nanoseconds, limit }) =>
        world.broken('signals', `${part} ${kind}: ${nanoseconds} ns, limit ${limit} ns`),
      onLatch: (pixels, _time, cut) => {
        if (cut || isCovered(pixels)) world.disturb();
        else this.#latched(pegsText(readPegs(pixels, LANES)));
      },
    });
    this.#world = world;
  }

  override openPort(): EmulatorPort {
    this.#starts();
    return super.openPort();
  }

  powerOn(): void {
    this.#starts(true);
    this.machine.powerOn();
  }

  reset(): void {
    this.#starts();
    this.machine.reset();
  }

  /** Keeps up with the world. */
  runTo(milliseconds: number): void {
    this.machine.runTo(milliseconds * MILLISECOND);
  }

  #latched(pegs: string): void {
    const { laws, trace } = this.#world;
    if (pegs !== laws.ledger.shown) trace(`lit ${pegs}`);
    laws.latched(
      pegs,
      this.machine.text.some((row) => row.includes(ALONE)),
    );
  }

  /** The chip starts: it shows its memory until a host says more. */
  #starts(isPowerOn = false): void {
    const { laws, trace, disturb } = this.#world;
    trace('board starts');
    disturb();
    laws.boardStarted(isPowerOn);
    laws.ledger.wake();
  }
}
