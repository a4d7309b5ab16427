// The wire contract as data: every message that host and board exchange inside Firmata user sysex. The codec reads this
// table; the firmware's checks and dispatch, the host's order of sending and docs/protocol.md are generated from it. What each
// message and field is stands in words.json.

import { COLOURS } from './colours.ts';
import { EXTENDED_ID, type MessageShape, TEXT_ROWS } from './shape.ts';
import {
  BOARD_KINDS,
  DEBOUNCE_MODES,
  EFFECTS,
  ENTRY_KINDS,
  KEY_ACTIONS,
  MOST_REFUSED,
  STATUSES,
} from './values.ts';

/**
 * Contract version. A major step breaks old firmware. A minor one adds messages and values that old firmware refuses, and
 * fields at the end of the board's messages. A host works with older firmware of its own major version, and does without them.
 */
export const PROTOCOL_VERSION = { major: 1, minor: 8 } as const;
/** The same as people read it. */
export const CONTRACT = `${PROTOCOL_VERSION.major}.${PROTOCOL_VERSION.minor}`;

/** Every message. The order of fields is the order of bytes. */
export const MESSAGES = {
  hello: {
    id: 0x01,
    from: 'host',
    answer: 'board',
    fields: [
      { name: 'major', kind: 'u7' },
      { name: 'minor', kind: 'u7' },
    ],
  },
  pegs: {
    id: 0x02,
    from: 'host',
    urgency: 'picture',
    fields: [{ name: 'holes', kind: 'holes' }],
  },
  indicators: {
    id: 0x03,
    from: 'host',
    urgency: 'picture',
    fields: [
      { name: 'dealer', kind: 'lane' },
      { name: 'turn', kind: 'lane' },
    ],
  },
  effect: {
    id: 0x04,
    from: 'host',
    urgency: 'cue',
    fields: [
      { name: 'effect', kind: 'u7', max: EFFECTS.length - 1 },
      { name: 'lane', kind: 'lane' },
    ],
  },
  text: {
    id: 0x05,
    from: 'host',
    urgency: 'text',
    fields: [
      { name: 'row', kind: 'u7', max: TEXT_ROWS - 1, selects: true },
      { name: 'text', kind: 'text' },
    ],
  },
  tone: {
    id: 0x06,
    from: 'host',
    urgency: 'cue',
    fields: [
      { name: 'hertz', kind: 'u14' },
      { name: 'milliseconds', kind: 'u14' },
    ],
  },
  setup: {
    id: 0x07,
    from: 'host',
    urgency: 'setting',
    fields: [
      { name: 'lanes', kind: 'lanes' },
      { name: 'brightness', kind: 'u7', min: 1, max: 127 },
    ],
  },
  readCounters: { id: 0x08, from: 'host', answer: 'counters', fields: [] },
  ping: { id: 0x09, from: 'host', fields: [] },
  keyAck: { id: 0x0a, from: 'host', answer: 'none', fields: [] },
  board: {
    id: 0x0b,
    from: 'board',
    fields: [
      { name: 'major', kind: 'u7' },
      { name: 'minor', kind: 'u7' },
      { name: 'firmwareMajor', kind: 'u7' },
      { name: 'firmwareMinor', kind: 'u7' },
      { name: 'firmwarePatch', kind: 'u7' },
      { name: 'kind', kind: 'u7', max: BOARD_KINDS.length - 1 },
      { name: 'lanes', kind: 'lanes' },
      { name: 'brightness', kind: 'u7', min: 1, max: 127 },
      { name: 'reset', kind: 'u7', max: 15 },
      { name: 'freeRam', kind: 'u14' },
    ],
  },
  ack: {
    id: 0x0c,
    from: 'board',
    fields: [{ name: 'status', kind: 'u7', max: STATUSES.length - 1 }],
  },
  key: {
    id: 0x0d,
    from: 'board',
    fields: [
      { name: 'key', kind: 'u7' },
      { name: 'action', kind: 'u7', max: KEY_ACTIONS.length - 1 },
      { name: 'time', kind: 'u14' },
    ],
  },
  counters: {
    id: 0x0e,
    from: 'board',
    fields: [
      { name: 'badChecksum', kind: 'u14' },
      { name: 'badFrame', kind: 'u14' },
      { name: 'rxOverrun', kind: 'u14' },
      { name: 'rxOverflow', kind: 'u14' },
      { name: 'keyResend', kind: 'u14' },
      { name: 'keyLost', kind: 'u14' },
      { name: 'frames', kind: 'u14' },
    ],
  },
  colours: {
    id: EXTENDED_ID,
    part: 1,
    from: 'host',
    since: 1,
    urgency: 'setting',
    fields: [
      { name: 'lane1', kind: 'u7', max: COLOURS.length - 1 },
      { name: 'lane2', kind: 'u7', max: COLOURS.length - 1 },
      { name: 'lane3', kind: 'u7', max: COLOURS.length - 1 },
      { name: 'lane4', kind: 'u7', max: COLOURS.length - 1 },
    ],
  },
  readEntry: {
    id: EXTENDED_ID,
    part: 2,
    from: 'host',
    since: 1,
    answer: 'entry',
    urgency: 'entry',
    fields: [],
  },
  entry: {
    id: EXTENDED_ID,
    part: 3,
    from: 'board',
    since: 1,
    fields: [
      { name: 'waiting', kind: 'u14' },
      { name: 'log', kind: 'u14' },
      { name: 'number', kind: 'u28' },
      { name: 'kind', kind: 'u7', max: ENTRY_KINDS.length - 1 },
      { name: 'lane', kind: 'lane' },
      { name: 'points', kind: 'u7' },
    ],
  },
  takeEntry: {
    id: EXTENDED_ID,
    part: 4,
    from: 'host',
    since: 1,
    urgency: 'entry',
    fields: [
      { name: 'log', kind: 'u14' },
      { name: 'number', kind: 'u28' },
    ],
  },
  readHealth: { id: EXTENDED_ID, part: 5, from: 'host', since: 1, answer: 'health', fields: [] },
  health: {
    id: EXTENDED_ID,
    part: 6,
    from: 'board',
    since: 1,
    fields: [
      { name: 'staticRam', kind: 'u14' },
      { name: 'stackRoom', kind: 'u14' },
      { name: 'stackMost', kind: 'u14' },
      { name: 'recordSlots', kind: 'u7' },
      { name: 'recordsFound', kind: 'u7' },
      { name: 'recordsBad', kind: 'u7' },
      { name: 'recordsWritten', kind: 'u28' },
      { name: 'entryRoom', kind: 'u14' },
      { name: 'entriesWaiting', kind: 'u14' },
      { name: 'display', kind: 'u7' },
      { name: 'selfTest', kind: 'u7', max: 1 },
      { name: 'lane1', kind: 'u7', max: COLOURS.length - 1 },
      { name: 'lane2', kind: 'u7', max: COLOURS.length - 1 },
      { name: 'lane3', kind: 'u7', max: COLOURS.length - 1 },
      { name: 'lane4', kind: 'u7', max: COLOURS.length - 1 },
      { name: 'closed', kind: 'u28', since: 2 },
    ],
  },
  selfTest: {
    id: EXTENDED_ID,
    part: 7,
    from: 'host',
    since: 1,
    fields: [{ name: 'on', kind: 'u7', max: 1 }],
  },
  keysRefused: {
    id: EXTENDED_ID,
    part: 8,
    from: 'board',
    since: 3,
    fields: [{ name: 'presses', kind: 'u7', min: 1, max: MOST_REFUSED }],
  },
  readKeyTime: { id: EXTENDED_ID, part: 9, from: 'host', since: 4, answer: 'keyTime', fields: [] },
  keyTime: {
    id: EXTENDED_ID,
    part: 10,
    from: 'board',
    since: 4,
    fields: [{ name: 'time', kind: 'u14' }],
  },
  debounce: {
    id: EXTENDED_ID,
    part: 11,
    from: 'host',
    since: 5,
    urgency: 'setting',
    fields: [{ name: 'mode', kind: 'u7', max: DEBOUNCE_MODES.length - 1 }],
  },
  moreColours: {
    id: EXTENDED_ID,
    part: 12,
    from: 'host',
    since: 6,
    urgency: 'setting',
    fields: [
      { name: 'lane5', kind: 'u7', max: COLOURS.length - 1 },
      { name: 'lane6', kind: 'u7', max: COLOURS.length - 1 },
    ],
  },
  readUnfinished: { id: EXTENDED_ID, part: 13, from: 'host', since: 7, answer: 'unfinished', fields: [] },
  unfinished: {
    id: EXTENDED_ID,
    part: 14,
    from: 'board',
    since: 7,
    fields: [{ name: 'presses', kind: 'u7', max: MOST_REFUSED }],
  },
  lanes: {
    id: EXTENDED_ID,
    part: 15,
    from: 'host',
    since: 8,
    urgency: 'picture',
    fields: [
      { name: 'farEnds', kind: 'u7', max: 31 },
      { name: 'laps', kind: 'u7', max: 63 },
    ],
  },
} as const satisfies Record<string, MessageShape>;
