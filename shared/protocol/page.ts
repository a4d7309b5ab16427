/** docs/protocol.md, written from the schema: every message with its bytes numbered, and an example. */

import { encode } from './codec.ts';
import { COLOURS } from './colours.ts';
import {
  EFFECTS,
  ENTRY_KINDS,
  type Field,
  KEY_ACTIONS,
  MESSAGE_NAMES,
  MESSAGES,
  type Message,
  type MessageName,
  type MessageShape,
  PROTOCOL_VERSION,
  STATUSES,
  TEXT_COLUMNS,
} from './schema.ts';

const hex = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0');

const INTRODUCTION = `# The wire contract, version ${PROTOCOL_VERSION.major}.${PROTOCOL_VERSION.minor}

Written from \`shared/protocol/schema.ts\`; a test fails when this page is stale.

Host and board talk Firmata 2.x at 115200 baud. Firmata has no checksum, no acknowledgement and no sequence
number, so everything that changes or reports the board's state travels in the messages below, inside Firmata
sysex with the command bytes 01 to 0F that Firmata leaves to users. Plain Firmata is left with the version, the
firmware's name and the pins that the board does not use.

## A frame

| byte | value | |
|---|---|---|
| 0 | \`F0\` | start of sysex |
| 1 | 01-0F | id of the message; under 0F the first byte of the payload says which |
| 2 | 00-7F | sequence number |
| 3... | 00-7F | payload |
| last 4 to last 2 | 00-7F | checksum, low seven bits first |
| last | \`F7\` | end of sysex |

- **Sequence.** The host numbers its messages 1 to 127 and begins again at 1; it has one unanswered message at a
  time. The answer carries the same number. A key event has a number of its own, 1 to 127, which \`keyAck\` repeats.
  0 marks what answers nothing: the \`board\` message at start, and a refusal of a frame whose number cannot be trusted.
- **Numbers.** \`u7\` is one byte; \`u14\` is two and \`u28\` four, low seven bits first.
- **Idempotent.** Every message carries whole state, so repeating one is harmless. \`effect\` and \`tone\` begin
  something: the same frame, with the same number, directly again, is acknowledged and begins nothing.
- **Nothing half-done.** A frame is obeyed when checksum, id, length and every value are right; otherwise nothing
  changes and the status says why.
- **Greeting.** Until the first \`hello\` since start, the board refuses everything else with \`notGreeted\`. That is
  how a host learns that the board has restarted behind its back.
- **Silence.** A board that has heard nothing whole from its host for five seconds forgets the greeting and the key events
  that wait, and pegs by itself; so does one that nobody has greeted within two seconds of its start.
- **Entries.** What is keyed while the board pegs by itself are entries, numbered in a log that survives a power cut. After
  \`hello\` the host reads the oldest, keeps it on disk, takes it, and reads the next, until none waits. A power cut or a
  lost frame at any moment leaves the entry with the board: the host is offered it again, and knows it by log and number.
  No entry is told before all that were taken are off the board's memory, so at most the oldest can be with both. A log that
  runs short of room folds the scores of a game into one for each lane; the oldest entry is never among them.
- **Older firmware.** A host goes on with firmware of its major version and an older minor one, without what that lacks.

## The checksum

CRC-21 with the polynomial of CAN FD, x^21 + 0x102899, register started at 0x155555, each byte from id to the end
of the payload fed as eight bits, highest first.

How wide must it be? With 10 % of bytes damaged, a peg message of 13 bytes arrives damaged in 1 - 0.9^13 = 75 % of
cases: 75,000 of 100,000. If damage were to scatter the check bits evenly, a wrong frame would pass

| check bits | wrong frames that pass, of 75,000 |
|---|---|
| 8 | 290 |
| 16 | 1.1 |
| 21 | 0.036 |
| 28 | 0.0003 |

That bound is far above what happens: damage that makes a status byte (half of all replaced bytes) breaks the
frame open, any burst within 21 bits is always caught, as are up to five flipped bits in frames of this length,
and what passes must still be a legal peg state: each hole at most 121.
Twenty-one bits fill three seven-bit bytes exactly; a fourth byte would bring a four-lane move over 24 bytes with
its answer. \`noise.test.ts\` sends the 100,000 messages under four kinds of damage.

## Messages
`;

/** An example of each message, as plain data without its type. */
export const EXAMPLES: { readonly [N in MessageName]: Omit<Message<N>, 'type'> } = {
  hello: { sequence: 1, major: 1, minor: 2 },
  pegs: {
    sequence: 2,
    holes: [
      { front: 12, rear: 0 },
      { front: 29, rear: 24 },
      { front: 0, rear: 0 },
    ],
  },
  indicators: { sequence: 3, dealer: 1, turn: 2 },
  effect: { sequence: 4, effect: 1, lane: 2 },
  text: { sequence: 5, row: 0, text: 'Red 12      Blue 29 ' },
  tone: { sequence: 6, hertz: 440, milliseconds: 120 },
  setup: { sequence: 7, lanes: 3, brightness: 64 },
  readCounters: { sequence: 8 },
  ping: { sequence: 9 },
  keyAck: { sequence: 1 },
  board: {
    sequence: 1,
    major: 1,
    minor: 2,
    firmwareMajor: 0,
    firmwareMinor: 1,
    firmwarePatch: 0,
    kind: 0,
    lanes: 3,
    brightness: 64,
    reset: 2,
    freeRam: 1000,
  },
  ack: { sequence: 2, status: 0 },
  key: { sequence: 1, key: 16, action: 1, time: 5000 },
  counters: {
    sequence: 8,
    badChecksum: 0,
    badFrame: 0,
    rxOverrun: 0,
    rxOverflow: 0,
    keyResend: 1,
    keyLost: 0,
    frames: 210,
  },
  colours: { sequence: 10, lane1: 0, lane2: 1, lane3: 2, lane4: 3 },
  readEntry: { sequence: 11 },
  entry: { sequence: 11, waiting: 2, log: 4711, number: 37, kind: 1, lane: 2, points: 12 },
  takeEntry: { sequence: 12, log: 4711, number: 37 },
  readHealth: { sequence: 13 },
  health: {
    sequence: 13,
    staticRam: 1000,
    stackRoom: 1048,
    stackMost: 110,
    recordSlots: 17,
    recordsFound: 17,
    recordsBad: 0,
    recordsWritten: 30_000,
    entryRoom: 150,
    entriesWaiting: 0,
    display: 0x27,
    selfTest: 0,
    lane1: 0,
    lane2: 1,
    lane3: 2,
    lane4: 3,
    closed: 0x20_0000,
  },
  selfTest: { sequence: 14, on: 1 },
};

const WIDTH: Readonly<Record<Field['kind'], number>> = {
  u7: 1,
  u14: 2,
  u28: 4,
  text: TEXT_COLUMNS,
  holes: 0,
};

function byteRows(shape: MessageShape): readonly string[] {
  let at = shape.part === undefined ? 3 : 4;
  const part = shape.part === undefined ? [] : [`| 3 | | u7 | ${shape.part}: this message |`];
  const fields = shape.fields.map((field) => {
    const first = at;
    at += WIDTH[field.kind];
    const bytes = field.kind === 'holes' ? `${first}...` : at - 1 > first ? `${first}-${at - 1}` : `${first}`;
    const range =
      field.kind === 'u7' && (field.max ?? field.min) !== undefined ? ` ${field.min ?? 0}-${field.max}` : '';
    return `| ${bytes} | \`${field.name}\` | ${field.kind}${range} | ${field.doc} |`;
  });
  return [...part, ...fields];
}

function messageSection(name: MessageName): string {
  const shape: MessageShape = MESSAGES[name];
  const example = Array.from(encode({ type: name, ...EXAMPLES[name] } as Message), hex).join(' ');
  const rows = byteRows(shape);
  const payload = ['| byte | field | | |', '|---|---|---|---|', ...rows].join('\n');
  return [
    `### ${hex(shape.id)}${shape.part === undefined ? '' : ` ${hex(shape.part)}`} \`${name}\`, from the ${shape.from}`,
    shape.doc,
    rows.length > 0 ? payload : 'No payload.',
    `Example: \`${example}\``,
  ].join('\n\n');
}

const numbered = (title: string, values: readonly string[]): string =>
  [
    `## ${title}`,
    '',
    '| value | |',
    '|---|---|',
    ...values.map((value, i) => `| ${i} | \`${value}\` |`),
  ].join('\n');

/** The whole page as Markdown. */
export function protocolPage(): string {
  return `${[
    INTRODUCTION,
    ...MESSAGE_NAMES.map(messageSection),
    numbered('Statuses', STATUSES),
    numbered('Effects', EFFECTS),
    numbered('Key actions', KEY_ACTIONS),
    numbered('Colours', COLOURS),
    numbered('Kinds of entries', ENTRY_KINDS),
  ].join('\n\n')}\n`;
}
