// The values that fields of messages stand for, by their index.

/** The status of an answer. `ok` is 0; every other value is a refusal, and the state is unchanged. */
export const STATUSES = [
  'ok',
  'badChecksum',
  'badLength',
  'badValue',
  'unknownMessage',
  'notGreeted',
] as const;
export type Status = (typeof STATUSES)[number];

/** Light effects that run on the board by themselves. `none` stops the one that is running. */
export const EFFECTS = [
  'none',
  'win',
  'skunkLine',
  'refused',
  'muggins',
  'attention',
  'hand24',
  'hand28',
  'hand29',
  'heels',
  'nobs',
  'stinkHole',
] as const;
export type Effect = (typeof EFFECTS)[number];

/** Actions of a key. */
export const KEY_ACTIONS = ['release', 'press'] as const;
export type KeyAction = (typeof KEY_ACTIONS)[number];

/**
 * When a contact counts. `asymmetric`: as closed at once, as open only when it has stayed open for a while. `symmetric`: either
 * way when it has been steady for as long, which is slower, and takes no notice of short contacts.
 */
export const DEBOUNCE_MODES = ['asymmetric', 'symmetric'] as const;
export type DebounceMode = (typeof DEBOUNCE_MODES)[number];

/**
 * Where the lanes begin. `same`: all beside one another, as on most boards. `opposite`: every second one at the far end, so that players who
 * face each other both peg away from themselves.
 */
export const LANE_ENDS = ['same', 'opposite'] as const;
export type LaneEnds = (typeof LANE_ENDS)[number];

/** Whether a lane, from 0, begins at the far end. */
export const beginsFar = (ends: LaneEnds, lane: number): boolean => ends === 'opposite' && lane % 2 === 1;

/** Brightness of a front peg unless set otherwise, of 1 to 127. */
export const DEFAULT_BRIGHTNESS = 64;

/** Kinds of entries, made on the board without a host. `undo` takes back the last score that stands. */
export const ENTRY_KINDS = ['none', 'score', 'newGame', 'undo'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Refused key presses that the board counts in one message. */
export const MOST_REFUSED = 127;

/** Why the board started, as bits of the ATmega328P's MCUSR (datasheet 11.9.1). */
export const RESET_REASONS = { powerOn: 1, external: 2, brownOut: 4, watchdog: 8 } as const;
export type ResetReason = keyof typeof RESET_REASONS;

/** Processors that run the firmware. */
export const BOARD_KINDS = ['uno', 'mega'] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];
