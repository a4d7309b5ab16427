// The wire contract as data: every message that host and board exchange inside Firmata user sysex. The codec reads this
// table; the firmware's checks and dispatch, the host's order of sending and docs/protocol.md are generated from it.

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
    doc: 'Opens a session. The board forgets the key events that no host has acknowledged and the presses before the greeting, and tells how many presses they were (`keysRefused`).',
    fields: [
      { name: 'major', kind: 'u7', doc: 'contract version of the host, major' },
      { name: 'minor', kind: 'u7', doc: 'contract version of the host, minor' },
    ],
  },
  pegs: {
    id: 0x02,
    from: 'host',
    urgency: 'picture',
    doc: 'The whole peg state. Hole 0 is off the track. A rear peg that is still on the lap before stands in a higher hole than its front peg; boards up to version 1.1 refuse that.',
    fields: [
      {
        name: 'holes',
        kind: 'holes',
        doc: 'front and rear hole, lane by lane; exactly as many lanes as the board has',
      },
    ],
  },
  indicators: {
    id: 0x03,
    from: 'host',
    urgency: 'picture',
    doc: 'The indicator pixels: they show the dealer and whose turn it is.',
    fields: [
      { name: 'dealer', kind: 'lane', doc: 'lane of the dealer, from 1; 0 for nobody' },
      { name: 'turn', kind: 'lane', doc: 'lane whose turn it is, from 1; 0 for nobody' },
    ],
  },
  effect: {
    id: 0x04,
    from: 'host',
    urgency: 'cue',
    doc: 'Starts a light effect.',
    fields: [
      { name: 'effect', kind: 'u7', max: EFFECTS.length - 1, doc: 'index in the list of effects' },
      { name: 'lane', kind: 'lane', doc: 'lane it is about, from 1; 0 for the whole board' },
    ],
  },
  text: {
    id: 0x05,
    from: 'host',
    urgency: 'text',
    doc: 'One row of the display.',
    fields: [
      { name: 'row', kind: 'u7', max: TEXT_ROWS - 1, selects: true, doc: 'row from the top, from 0' },
      { name: 'text', kind: 'text', doc: 'the whole row; 0x01-0x04 are spade, heart, diamond, club' },
    ],
  },
  tone: {
    id: 0x06,
    from: 'host',
    urgency: 'cue',
    doc: 'Plays a tone.',
    fields: [
      { name: 'hertz', kind: 'u14', doc: 'pitch, 31-5000; 0 is silence' },
      { name: 'milliseconds', kind: 'u14', doc: 'length' },
    ],
  },
  setup: {
    id: 0x07,
    from: 'host',
    urgency: 'setting',
    doc: 'Settings that the board keeps through a power cut. A different number of lanes clears the pegs.',
    fields: [
      { name: 'lanes', kind: 'lanes', doc: 'lanes that are wired; 5 and 6 since version 1.6' },
      { name: 'brightness', kind: 'u7', min: 1, max: 127, doc: 'brightness of a front peg' },
    ],
  },
  readCounters: {
    id: 0x08,
    from: 'host',
    answer: 'counters',
    doc: 'What has gone wrong since start?',
    fields: [],
  },
  ping: { id: 0x09, from: 'host', doc: 'Is the board still there?', fields: [] },
  keyAck: {
    id: 0x0a,
    from: 'host',
    answer: 'none',
    doc: 'Takes delivery of the key event with this sequence number.',
    fields: [],
  },
  board: {
    id: 0x0b,
    from: 'board',
    doc: 'Identifies the board: its contract, firmware and settings. The board also sends it once at start.',
    fields: [
      { name: 'major', kind: 'u7', doc: 'contract version of the board, major' },
      { name: 'minor', kind: 'u7', doc: 'contract version of the board, minor' },
      { name: 'firmwareMajor', kind: 'u7', doc: 'firmware version, major' },
      { name: 'firmwareMinor', kind: 'u7', doc: 'firmware version, minor' },
      { name: 'firmwarePatch', kind: 'u7', doc: 'firmware version, patch' },
      { name: 'kind', kind: 'u7', max: BOARD_KINDS.length - 1, doc: 'index in the list of processors' },
      { name: 'lanes', kind: 'lanes', doc: 'lanes that are wired' },
      { name: 'brightness', kind: 'u7', min: 1, max: 127, doc: 'brightness of a front peg' },
      { name: 'reset', kind: 'u7', max: 15, doc: 'reset reasons, bits as in MCUSR' },
      {
        name: 'freeRam',
        kind: 'u14',
        doc: 'bytes that neither static data nor the stack has touched since start',
      },
    ],
  },
  ack: {
    id: 0x0c,
    from: 'board',
    doc: 'The board has obeyed or refused the message with this sequence number.',
    fields: [{ name: 'status', kind: 'u7', max: STATUSES.length - 1, doc: 'index in the list of statuses' }],
  },
  key: {
    id: 0x0d,
    from: 'board',
    doc: 'A debounced key event, with a sequence number of its own. The board repeats it until the host acknowledges it. It holds 32 presses with their releases, up to version 1.2 eight.',
    fields: [
      { name: 'key', kind: 'u7', doc: 'key code' },
      { name: 'action', kind: 'u7', max: KEY_ACTIONS.length - 1, doc: 'index in the list of actions' },
      { name: 'time', kind: 'u14', doc: 'board time of the event in milliseconds, modulo 16384' },
    ],
  },
  counters: {
    id: 0x0e,
    from: 'board',
    doc: 'Counts of faults since start. A counter that reaches 16383 stays there.',
    fields: [
      { name: 'badChecksum', kind: 'u14', doc: 'frames refused for their checksum' },
      { name: 'badFrame', kind: 'u14', doc: 'frames refused for length, value or an unknown id' },
      { name: 'rxOverrun', kind: 'u14', doc: 'bytes lost in the UART (DOR0)' },
      { name: 'rxOverflow', kind: 'u14', doc: 'bytes lost because the receive buffer was full' },
      { name: 'keyResend', kind: 'u14', doc: 'key events sent again' },
      {
        name: 'keyLost',
        kind: 'u14',
        doc: 'key presses that no host took: the queue was full, or no host was there',
      },
      { name: 'frames', kind: 'u14', doc: 'pixel frames clocked out' },
    ],
  },
  colours: {
    id: EXTENDED_ID,
    part: 1,
    from: 'host',
    since: 1,
    urgency: 'setting',
    doc: 'The colours of lanes 1 to 4, however many the board has. The board keeps them through a power cut.',
    fields: [
      {
        name: 'lane1',
        kind: 'u7',
        max: COLOURS.length - 1,
        doc: 'colour of lane 1, index in the list of colours',
      },
      { name: 'lane2', kind: 'u7', max: COLOURS.length - 1, doc: 'the same of lane 2' },
      { name: 'lane3', kind: 'u7', max: COLOURS.length - 1, doc: 'the same of lane 3' },
      { name: 'lane4', kind: 'u7', max: COLOURS.length - 1, doc: 'the same of lane 4' },
    ],
  },
  readEntry: {
    id: EXTENDED_ID,
    part: 2,
    from: 'host',
    since: 1,
    answer: 'entry',
    urgency: 'entry',
    doc: 'Asks for the oldest of the board’s own entries that no host has taken.',
    fields: [],
  },
  entry: {
    id: EXTENDED_ID,
    part: 3,
    from: 'board',
    since: 1,
    doc: 'A score that somebody keyed while no host was there. Its kind is `none` if no entry waits.',
    fields: [
      { name: 'waiting', kind: 'u14', doc: 'entries that wait, this one among them' },
      {
        name: 'log',
        kind: 'u14',
        doc: 'random number that the board drew when its memory was first used: it tells boards apart',
      },
      {
        name: 'number',
        kind: 'u28',
        doc: 'number of the entry; every entry of this log has another, in order',
      },
      { name: 'kind', kind: 'u7', max: ENTRY_KINDS.length - 1, doc: 'index in the list of kinds of entries' },
      { name: 'lane', kind: 'lane', doc: 'lane of a score, from 1; otherwise 0' },
      {
        name: 'points',
        kind: 'u7',
        doc: 'points of a score as keyed, or the sum of a lane’s scores where the log was folded; otherwise 0',
      },
    ],
  },
  takeEntry: {
    id: EXTENDED_ID,
    part: 4,
    from: 'host',
    since: 1,
    urgency: 'entry',
    doc: 'The host has kept this entry on disk. The board forgets it if it is the oldest; any other changes nothing.',
    fields: [
      { name: 'log', kind: 'u14', doc: 'as in `entry`' },
      { name: 'number', kind: 'u28', doc: 'as in `entry`' },
    ],
  },
  readHealth: {
    id: EXTENDED_ID,
    part: 5,
    from: 'host',
    since: 1,
    answer: 'health',
    doc: 'How are the parts of the board?',
    fields: [],
  },
  health: {
    id: EXTENDED_ID,
    part: 6,
    from: 'board',
    since: 1,
    doc: 'The state of the board’s parts and memory.',
    fields: [
      { name: 'staticRam', kind: 'u14', doc: 'bytes of RAM that the variables take' },
      { name: 'stackRoom', kind: 'u14', doc: 'bytes of RAM between the variables and the end' },
      { name: 'stackMost', kind: 'u14', doc: 'bytes of that which the stack has reached since start' },
      { name: 'recordSlots', kind: 'u7', doc: 'places in the EEPROM that the record takes in turn' },
      { name: 'recordsFound', kind: 'u7', doc: 'places that held a sound record at start; 0 on a new board' },
      {
        name: 'recordsBad',
        kind: 'u7',
        doc: 'records that did not read back as written since start; 127 for more',
      },
      { name: 'recordsWritten', kind: 'u28', doc: 'records written in the life of the board' },
      { name: 'entryRoom', kind: 'u14', doc: 'entries of its own that the board can keep' },
      { name: 'entriesWaiting', kind: 'u14', doc: 'entries that no host has taken' },
      { name: 'display', kind: 'u7', doc: 'I2C address at which the display answers; 0 if none does' },
      { name: 'selfTest', kind: 'u7', max: 1, doc: '1 while the self-test runs' },
      { name: 'lane1', kind: 'u7', max: COLOURS.length - 1, doc: 'colour of lane 1' },
      { name: 'lane2', kind: 'u7', max: COLOURS.length - 1, doc: 'colour of lane 2' },
      { name: 'lane3', kind: 'u7', max: COLOURS.length - 1, doc: 'colour of lane 3' },
      { name: 'lane4', kind: 'u7', max: COLOURS.length - 1, doc: 'colour of lane 4' },
      { name: 'closed', kind: 'u28', since: 2, doc: 'keys whose contact is closed: bit n is key code n' },
    ],
  },
  selfTest: {
    id: EXTENDED_ID,
    part: 7,
    from: 'host',
    since: 1,
    doc: 'Starts or ends the self-test of pixels, display and buzzer. The board reports keys as always.',
    fields: [{ name: 'on', kind: 'u7', max: 1, doc: '1 starts it, 0 ends it' }],
  },
  keysRefused: {
    id: EXTENDED_ID,
    part: 8,
    from: 'board',
    since: 3,
    doc: 'The board could not hold or deliver key presses, or saw them before the greeting, and has sounded a low tone. It is numbered, repeated and acknowledged as the key events are, and stands in their order where the presses are missing: a press after them counts only when the host has taken all before them. Hosts up to version 1.2 are not sent it.',
    fields: [
      { name: 'presses', kind: 'u7', min: 1, max: MOST_REFUSED, doc: 'presses; 127 for that many or more' },
    ],
  },
  readKeyTime: {
    id: EXTENDED_ID,
    part: 9,
    from: 'host',
    since: 4,
    answer: 'keyTime',
    doc: 'Up to which time has the host taken every key event? So it knows how long a key has been held by the board’s clock, whichever clock runs faster.',
    fields: [],
  },
  keyTime: {
    id: EXTENDED_ID,
    part: 10,
    from: 'board',
    since: 4,
    doc: 'The board time up to which the host has taken every key event.',
    fields: [
      {
        name: 'time',
        kind: 'u14',
        doc: 'time of the oldest event that waits; if none does, of the last scan of the keys. Milliseconds, modulo 16384',
      },
    ],
  },
  debounce: {
    id: EXTENDED_ID,
    part: 11,
    from: 'host',
    since: 5,
    urgency: 'setting',
    doc: 'When a contact counts as closed, and as open. The board keeps it through a power cut. Boards up to version 1.4 are symmetric.',
    fields: [
      {
        name: 'mode',
        kind: 'u7',
        max: DEBOUNCE_MODES.length - 1,
        doc: 'index in the list of debounce modes',
      },
    ],
  },
  moreColours: {
    id: EXTENDED_ID,
    part: 12,
    from: 'host',
    since: 6,
    urgency: 'setting',
    doc: 'The colours of lanes 5 and 6. The board keeps them through a power cut. A kind of board that cannot have so many lanes answers `unknownMessage`.',
    fields: [
      { name: 'lane5', kind: 'u7', max: COLOURS.length - 1, doc: 'colour of lane 5' },
      { name: 'lane6', kind: 'u7', max: COLOURS.length - 1, doc: 'colour of lane 6' },
    ],
  },
  readUnfinished: {
    id: EXTENDED_ID,
    part: 13,
    from: 'host',
    since: 7,
    answer: 'unfinished',
    doc: 'Did the session begin in the middle of an entry? A host that has not counted the same presses itself lacks a part of it.',
    fields: [],
  },
  unfinished: {
    id: EXTENDED_ID,
    part: 14,
    from: 'board',
    since: 7,
    doc: 'Key presses that a host had taken when the session began, of an entry that no button had ended: those since the last button of a player, UNDO or NEXT, without DEL. The board keeps the count through a reset, but not through a power cut.',
    fields: [
      {
        name: 'presses',
        kind: 'u7',
        max: MOST_REFUSED,
        doc: 'presses; 126 for that many or more; 127 if others were lost, as `keysRefused` tells',
      },
    ],
  },
  lanes: {
    id: EXTENDED_ID,
    part: 15,
    from: 'host',
    since: 8,
    urgency: 'picture',
    doc: 'Which lanes begin at the far end, and which sides are on a later lap. The board keeps the ends through a power cut. A lap lights the indicator of its lane faintly, as a lap peg stands beside the start.',
    fields: [
      {
        name: 'farEnds',
        kind: 'u7',
        max: 31,
        doc: 'lanes whose hole 1 is beside the game holes of the others: bit n is lane n + 2; lane 1 always begins at the start',
      },
      { name: 'laps', kind: 'u7', max: 63, doc: 'lanes whose side is on a later lap: bit n is lane n + 1' },
    ],
  },
} as const satisfies Record<string, MessageShape>;
