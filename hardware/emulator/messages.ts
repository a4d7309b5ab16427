// What emulator.ts and its worker say to each other.
import type { BoardKind, KeyId, LaneCount } from '../../shared/protocol/index.ts';
import type { Faults } from './faults.ts';
import type { Violation } from './options.ts';

export interface EmulatorOptions {
  /** The Arduino that is emulated; unless given an Uno, or a Mega if there are more than four lanes. */
  readonly board?: BoardKind;
  /** Lanes that are wired; the reference build has three. Five and six need a Mega. */
  readonly lanes?: LaneCount;
  /** Path of an Intel HEX file; the prebuilt firmware of the board unless given. */
  readonly image?: string;
  /** What the EEPROM holds, 1024 bytes, or 4096 of a Mega; fresh from the factory unless given. */
  readonly eeprom?: Uint8Array;
  /** Emulated time against real time, 1 unless given; 'max' runs as fast as it can. */
  readonly speed?: number | 'max';
  /** Milliseconds that USB adds in each direction, 1 unless given. */
  readonly latency?: number;
  /** Seed of contact bounce and of memory after power-on. */
  readonly seed?: number;
  /** False for a board whose display is not wired. */
  readonly display?: boolean;
}

/** What a board is like unless something else is asked for. */
export const DEFAULTS = { speed: 1, latency: 1, seed: 1, display: true } as const;

/** What the worker is started with. */
export type WorkerOptions = Required<Omit<EmulatorOptions, 'eeprom'>> & Pick<EmulatorOptions, 'eeprom'>;

/** Times are emulated milliseconds. */
export type WorkerCommand =
  | { readonly kind: 'press' | 'release'; readonly key: KeyId }
  | { readonly kind: 'tap'; readonly key: KeyId; readonly hold: number; readonly gap: number }
  | { readonly kind: 'power' | 'plug'; readonly on: boolean }
  | { readonly kind: 'faults'; readonly faults: Faults }
  | { readonly kind: 'open' | 'close' | 'eeprom' }
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
