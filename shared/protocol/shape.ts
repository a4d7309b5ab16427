// The shape of a message: its id, its fields as bytes, who sends it, what answers it; and the limits of a frame.

/** Firmata's frame marks; everything between them is below 0x80. */
export const START_SYSEX = 0xf0;
export const END_SYSEX = 0xf7;

/** Characters in a row of the display, as on the wire. */
export const TEXT_COLUMNS = 20;
/** Rows of the display. */
export const TEXT_ROWS = 4;
/** Bytes of a frame around its payload: F0, id, sequence, three of checksum, F7. */
export const FRAME_OVERHEAD = 7;
/** Longest frame that the host may send, F0 and F7 included: stock Firmata devices hold 64 bytes. */
export const MAX_HOST_FRAME = 60;
/** Sequence number of a frame that answers nothing; the host never uses it. */
export const UNSOLICITED = 0;
/** Sequence numbers run 1..127 and begin again at 1. */
export const LAST_SEQUENCE = 127;

/**
 * How a field lies on the wire.
 * - `u7`: one byte, `min`..`max`
 * - `lane`: one byte, a lane of the board from 1; 0 for none
 * - `lanes`: one byte, how many lanes a board has; no more than boards of its kind can have
 * - `u14`: two bytes, low seven bits first
 * - `u28`: four bytes, low seven bits first
 * - `text`: TEXT_COLUMNS bytes, each a character that the display can show
 * - `holes`: front and rear hole for each lane, two bytes a lane, to the end of the payload
 */
export type Field =
  | {
      readonly name: string;
      readonly kind: 'u7';
      readonly min?: number;
      readonly max?: number;
      /** Which of several things the message is about: a newer message replaces only one with the same value. */
      readonly selects?: true;
    }
  | {
      readonly name: string;
      readonly kind: 'u14' | 'u28';
      /** Minor version that brought it, as the last of its message. Reads as 0 from a board that is older. */
      readonly since?: number;
    }
  | { readonly name: string; readonly kind: 'lane' | 'lanes' | 'text' | 'holes' };

/**
 * What a host sends first when several messages wait. Settings lead, because a changed number of lanes clears the pegs;
 * `question` is what can wait longest.
 */
export const URGENCIES = ['setting', 'entry', 'picture', 'cue', 'text', 'question'] as const;
export type Urgency = (typeof URGENCIES)[number];

interface Shape {
  /** Sysex command byte, 0x01-0x0F: the range that Firmata leaves to users. */
  readonly id: number;
  /** First byte of the payload of a message under EXTENDED_ID: which one it is. */
  readonly part?: number;
  /** Minor version that brought it; 0 if not given. */
  readonly since?: number;
  readonly fields: readonly Field[];
}

/** A message of the host. */
export interface HostShape extends Shape {
  readonly from: 'host';
  /** The message that answers it, or `none`; `ack` if not given. */
  readonly answer?: string;
  /** `question` if not given. */
  readonly urgency?: Urgency;
}

/** A message of the board. */
export interface BoardShape extends Shape {
  readonly from: 'board';
}

export type MessageShape = HostShape | BoardShape;

/** The last id that Firmata leaves to users. The messages under it are told apart by the first byte of their payload. */
export const EXTENDED_ID = 0x0f;
