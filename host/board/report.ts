// What the board reports of itself: what it is, and how its parts are.
import {
  BOARD_KINDS,
  type BoardKind,
  COLOURS,
  type ColourName,
  type Fields,
  KEY_IDS,
  type KeyId,
  keyCode,
  RESET_REASONS,
  type ResetReason,
  type WireMessage,
} from '../../shared/protocol/index.ts';

export interface BoardReport {
  /** Contract version, `1.0`. */
  readonly contract: string;
  /** Firmware version, `0.1.0`. */
  readonly firmware: string;
  readonly kind: BoardKind;
  readonly lanes: number;
  /** Brightness of a front peg, 1..127. */
  readonly brightness: number;
  /** Why the board last started. */
  readonly reset: readonly ResetReason[];
  /** Bytes of RAM that were never used since start. */
  readonly freeRam: number;
}

export function boardReport(message: WireMessage<'board'>): BoardReport {
  const { major, minor, firmwareMajor, firmwareMinor, firmwarePatch, lanes, brightness, freeRam } = message;
  const reasons = Object.keys(RESET_REASONS) as readonly ResetReason[];
  return {
    contract: `${major}.${minor}`,
    firmware: `${firmwareMajor}.${firmwareMinor}.${firmwarePatch}`,
    kind: BOARD_KINDS[message.kind] ?? 'uno',
    lanes,
    brightness,
    reset: reasons.filter((reason) => message.reset & RESET_REASONS[reason]),
    freeRam,
  };
}

/** How often a byte of the EEPROM can be written, at least (DS40002061B, features: 100,000 cycles). */
const EEPROM_CYCLES = 100_000;

export interface BoardHealth {
  /** Bytes of RAM: what variables take, what is left for the stack, and the most of it that was used since start. */
  readonly ram: { readonly variables: number; readonly stackRoom: number; readonly stackMost: number };
  /** The record of pegs and settings in the EEPROM. */
  readonly record: {
    /** Places that take turns. */
    readonly slots: number;
    /** Places that held a sound record at start; 0 on a new board. */
    readonly found: number;
    /** Records that did not read back as written since start. */
    readonly bad: number;
    /** Records written in the life of the board, and how many it is good for at least. */
    readonly written: number;
    readonly endurance: number;
  };
  /** Scores keyed without a host: room for them, and how many wait. */
  readonly entries: { readonly room: number; readonly waiting: number };
  /** I2C address at which the display answers; undefined if there is none. */
  readonly display: number | undefined;
  readonly selfTest: boolean;
  /** Keys whose contact is closed now. */
  readonly closed: readonly KeyId[];
  /** Colours of lanes 1 to 4. */
  readonly colours: readonly ColourName[];
}

export function boardHealth(message: Fields<'health'>): BoardHealth {
  const { staticRam, stackRoom, stackMost, recordSlots, lane1, lane2, lane3, lane4 } = message;
  return {
    ram: { variables: staticRam, stackRoom, stackMost },
    record: {
      slots: recordSlots,
      found: message.recordsFound,
      bad: message.recordsBad,
      written: message.recordsWritten,
      endurance: recordSlots * EEPROM_CYCLES,
    },
    entries: { room: message.entryRoom, waiting: message.entriesWaiting },
    display: message.display === 0 ? undefined : message.display,
    selfTest: message.selfTest === 1,
    closed: KEY_IDS.filter((id) => (message.closed >> keyCode(id)) & 1),
    colours: [lane1, lane2, lane3, lane4].flatMap((colour) => COLOURS[colour] ?? []),
  };
}
