// What emulator.ts and its worker say to each other.
import type { BoardKind, KeyId, LaneCount } from '../../shared/protocol/index.ts';
import type { Faults } from './faults.ts';
import type { MachineCounts } from './options.ts';
import type { Violation } from './violation.ts';

/** What the worker is started with. */
export interface WorkerOptions {
  readonly board: BoardKind;
  readonly lanes: LaneCount;
  /** Path of the Intel HEX file. */
  readonly image: string;
  readonly eeprom: Uint8Array | undefined;
  /** Emulated time against real time; 'max' does not wait. */
  readonly speed: number | 'max';
  /** Milliseconds of USB in each direction. */
  readonly latency: number;
  readonly seed: number;
  readonly display: boolean;
}

/** Times are emulated milliseconds. */
export type WorkerCommand =
  | { readonly kind: 'press' | 'release'; readonly key: KeyId }
  | { readonly kind: 'tap'; readonly key: KeyId; readonly hold: number; readonly gap: number }
  | { readonly kind: 'power' | 'plug'; readonly on: boolean }
  | { readonly kind: 'faults'; readonly faults: Faults }
  | { readonly kind: 'open' | 'close' | 'stats' | 'eeprom' }
  | { readonly kind: 'write' | 'flash'; readonly bytes: Uint8Array }
  | { readonly kind: 'wait' | 'hold'; readonly milliseconds: number };

export interface Request {
  readonly id: number;
  readonly command: WorkerCommand;
}

/** Everything about the board that can be seen, but for the pixels. */
export interface BoardState {
  readonly power: boolean;
  readonly plugged: boolean;
  /** Four rows of twenty characters. */
  readonly text: readonly string[];
  readonly backlight: boolean;
  /** Hertz; 0 is silence. */
  readonly tone: number;
}

export interface EmulatorStats extends MachineCounts {
  /** Real seconds since start, and those of them in which the machine ran. */
  readonly wallSeconds: number;
  readonly busySeconds: number;
  /** Millions of emulated cycles in a second of running: what the emulator could do, not what it is paced to. */
  readonly megahertz: number;
}

export type WorkerReport =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'latch'; readonly time: number; readonly pixels: Uint8Array; readonly cut: boolean }
  | { readonly kind: 'violation'; readonly violation: Violation }
  | { readonly kind: 'data'; readonly bytes: Uint8Array }
  | { readonly kind: 'state'; readonly state: BoardState }
  /** The open port is gone: cable out, or power cut. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'ready' };

/** Reports in order, with the emulated milliseconds at which they were sent. */
export interface Batch {
  readonly time: number;
  readonly reports: readonly WorkerReport[];
}
