// What a machine is made from, what it has counted, and what it complains of.
import type { BoardKind, LaneCount } from '../../shared/protocol/index.ts';
import type { UsbCounts } from './usb.ts';

export interface MachineOptions {
  /** The board that Muggins is on; unless given an Uno, or a Mega if there are more than four lanes. */
  readonly board?: BoardKind;
  /** The flash, as `parseHex` returns it. */
  readonly flash: Uint8Array;
  readonly lanes?: LaneCount;
  readonly eeprom?: Uint8Array;
  /** Milliseconds that USB adds in each direction; the bridge of an Uno takes about 1. */
  readonly latency?: number;
  readonly seed?: number;
  /** Longest bounce of a contact in milliseconds: 4 unless given. */
  readonly bounce?: number;
  /** Rate of the serial line that the host has set; that of the contract unless given. */
  readonly baud?: number;
  /** False for a board whose display is not wired. */
  readonly display?: boolean;
  readonly onLatch?: (pixels: Uint8Array, time: number, cut: boolean) => void;
  readonly onViolation?: (violation: Violation) => void;
  /** Bytes for the host. */
  readonly onData?: (bytes: Uint8Array) => void;
}

/** Everything that was counted since the machine was made. */
export interface MachineCounts extends Readonly<UsbCounts> {
  readonly cycles: number;
  /** CPU cycles of these that the processor slept. */
  readonly slept: number;
  /** Bytes lost in the chip's UART because the firmware did not fetch them in time. */
  readonly overruns: number;
  /** Bytes that reached a chip whose receiver was off. */
  readonly ignored: number;
  /** Lowest stack pointer seen at an interrupt since the chip last started. */
  readonly lowestStack: number;
  /** CPU cycle at which the contact of a key last began to close or open. */
  readonly contactBegan: number;
}

/** Something that the firmware did to a part outside the part's datasheet. Tests fail on any. */
export interface Violation {
  readonly part: 'pixels' | 'display' | 'keypad';
  /** Which limit; see the model of the part. */
  readonly kind: string;
  /** Pixel in the chain, byte to the display since power-on, or keypad line (rows, then columns). */
  readonly index: number;
  /** What was measured, in nanoseconds, and the limit that it broke. */
  readonly nanoseconds: number;
  readonly limit: number;
  /** CPU cycles since the machine was made. */
  readonly time: number;
}
