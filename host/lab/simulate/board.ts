// A board as a simulated world needs it: the real firmware image in the emulator, or a model of it that is some hundred times faster.
import type { EmulatorPort, FaultKind, Faults } from '../../../hardware/emulator/index.ts';
import type { KeyId, LaneCount, LanePegs } from '../../../shared/protocol/index.ts';

export type BoardName = 'model' | 'image';

export const LANES: LaneCount = 3;
export const NO_PEGS: readonly LanePegs[] = Array.from({ length: LANES }, () => ({ front: 0, rear: 0 }));

/** Pegs in a line, as `front/rear` for each lane. */
export const pegsText = (pegs: readonly LanePegs[]): string =>
  pegs.map(({ front, rear }) => `${front}/${rear}`).join(' ');

/** What the display says while the board pegs by itself: nobody else knows the score then. */
export const ALONE = 'Pegging alone';

/** What somebody sees who looks at a board. */
export interface BoardEvents {
  /** A frame was latched that shows these pegs. */
  readonly latched: (pegs: string) => void;
  /** Pegging by itself, the board has taken these pegs into its memory, and lights them soon; a board of chips keeps that to itself. */
  readonly keptAlone?: (pegs: string) => void;
  /** A frame was latched in which an effect hides pegs. */
  readonly covered: () => void;
  /** The chip starts: it shows what its memory has until a host says more. */
  readonly started: (isPowerOn: boolean) => void;
  /** A signal of the board is not as its datasheets want it. */
  readonly violated: (what: string) => void;
}

export interface SimulatedBoard {
  readonly power: boolean;
  readonly plugged: boolean;
  /** The four rows of the display. */
  readonly rows: readonly string[];
  /** Bytes that faults of the wire have hit, by kind. */
  readonly hits: Readonly<Record<FaultKind, number>>;
  /** Opens the serial port, which resets the chip. */
  openPort(): EmulatorPort;
  press(key: KeyId): void;
  release(key: KeyId): void;
  /** Pulls the cable: an open port is lost. */
  unplug(): void;
  plug(): void;
  powerOff(): void;
  powerOn(): void;
  /** The reset button. */
  reset(): void;
  /** Damages bytes of the wire from now on. */
  damage(faults: Faults): void;
  /** Keeps up with the world; for a board that has a clock of its own. */
  runTo?(milliseconds: number): void;
}
