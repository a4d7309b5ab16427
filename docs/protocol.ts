// docs/protocol.md, written from the schema: every message with its bytes numbered, and its first golden frame.

import golden from '../shared/protocol/frames.golden.json' with { type: 'json' };
import {
  answerTo,
  COLOURS,
  CONTRACT,
  EFFECTS,
  ENTRY_KINDS,
  type Field,
  type HostMessageName,
  KEY_ACTIONS,
  KEY_IDS,
  MESSAGE_NAMES,
  MESSAGES,
  type MessageName,
  type MessageShape,
  PROTOCOL_VERSION,
  STATUSES,
  TEXT_COLUMNS,
} from '../shared/protocol/index.ts';

const hex = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0');

const INTRODUCTION = `# The wire contract, version ${CONTRACT}

This page is written from \`shared/protocol/schema.ts\` by \`npm run pages\`; a test fails when it is out of date.

Host and board speak Firmata 2.x at 115200 baud. Firmata has no checksum, no acknowledgement and no sequence number. So
every message that changes or reports the state of the board travels in a sysex of our own, with the command bytes 01 to 0F
that Firmata leaves to users. Plain Firmata keeps the version, the name of the firmware and the pins that the board does not
use.

## A frame

| byte | value | |
|---|---|---|
| 0 | \`F0\` | start of sysex |
| 1 | 01-0F | id of the message; under 0F the first byte of the payload tells the messages apart |
| 2 | 00-7F | sequence number |
| 3... | 00-7F | payload |
| last 4 to last 2 | 00-7F | checksum, low seven bits first |
| last | \`F7\` | end of sysex |

- **Sequence.** The host numbers its messages 1 to 127 and begins again at 1. It has one unanswered message at a time, and the
  answer carries the same number. A key event has a number of its own, 1 to 127, which \`keyAck\` repeats. Number 0 answers
  nothing: it marks the \`board\` message at start, and the refusal of a frame whose number cannot be trusted.
- **Numbers.** A \`u7\` is one byte; a \`u14\` is two and a \`u28\` four, low seven bits first. A \`lane\` is one byte and no more
  than the lanes of the board.
- **Idempotent.** Every message carries whole state, so you may repeat it. \`effect\` and \`tone\` start something: the board
  acknowledges the same frame, with the same number, directly again, and starts nothing.
- **All or nothing.** The board obeys a frame when its checksum, id, length and every value are right. Otherwise nothing
  changes, and the status says why.
- **Greeting.** From its start until the first \`hello\`, the board refuses every other message with \`notGreeted\`. So a host
  learns that the board has restarted.
- **Silence.** A board that has received no whole frame for five seconds forgets the greeting and the key events in its queue,
  and keeps score by itself. So does a board that nobody has greeted within two seconds of its start.
- **Entries.** A score that is keyed while the board is alone is an entry, numbered in a log that survives a power cut. After
  \`hello\` the host reads the oldest entry, keeps it on disk, takes it and reads the next, until none waits. After a power cut
  or a lost frame the entry is still on the board: the board offers it again, and the host recognises its log and number. The
  board tells no entry before every taken one is erased from its memory, so at most the oldest can be in both places. When the
  log runs short of room, the board folds the scores of a game into one for each lane; it never folds the oldest entry.
- **Older firmware.** A host works with firmware of its own major version and an older minor one, and does without the rest.

## The checksum

CRC-21 with the polynomial of CAN FD, x^21 + 0x102899. The register starts at 0x155555 and takes each byte from the id to the
end of the payload as eight bits, highest first.

How wide must it be? With 10 % of bytes damaged, a peg message of 13 bytes arrives damaged in 1 - 0.9^13 = 75 % of
cases: 75,000 of 100,000. If damage scattered the check bits evenly, this many wrong frames would pass:

| check bits | wrong frames that pass, of 75,000 |
|---|---|
| 8 | 290 |
| 16 | 1.1 |
| 21 | 0.036 |
| 28 | 0.0003 |

The true figure is far below that bound. Damage that makes a status byte (half of all replaced bytes) breaks the frame open. The
checksum always catches a burst within 21 bits, and up to five flipped bits in frames of this length. A frame that passes must
still hold a legal peg state: each hole at most 121. Twenty-one bits fill three seven-bit bytes exactly; with a fourth byte, a
four-lane move and its answer would exceed 24 bytes. \`noise.test.ts\` sends 100,000 messages under each of four kinds of damage.

## Messages
`;

const WIDTH: Readonly<Record<Field['kind'], number>> = {
  u7: 1,
  lane: 1,
  lanes: 1,
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

/** The first golden frame of a message. */
function exampleOf(name: MessageName): string {
  const frame = golden.good.find(({ message }) => message.type === name);
  if (frame === undefined) throw new Error(`${name} has no golden frame`);
  return frame.bytes;
}

/** When a message came, who sends it and what answers it. */
function role(name: MessageName, { from, since }: MessageShape): string {
  const answer = from === 'host' ? answerTo(name as HostMessageName) : undefined;
  const answered = answer === 'none' ? ', never answered' : `, answered by \`${answer}\``;
  const came = since === undefined ? '' : `, since version ${PROTOCOL_VERSION.major}.${since}`;
  return `From the ${from}${answer === undefined ? '' : answered}${came}.`;
}

function messageSection(name: MessageName): string {
  const shape: MessageShape = MESSAGES[name];
  const rows = byteRows(shape);
  const payload = ['| byte | field | | |', '|---|---|---|---|', ...rows].join('\n');
  return [
    `### ${hex(shape.id)}${shape.part === undefined ? '' : ` ${hex(shape.part)}`} \`${name}\``,
    `${shape.doc} ${role(name, shape)}`,
    rows.length > 0 ? payload : 'No payload.',
    `Example: \`${exampleOf(name)}\``,
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
    numbered('Key codes', KEY_IDS),
    numbered('Key actions', KEY_ACTIONS),
    numbered('Colours', COLOURS),
    numbered('Kinds of entries', ENTRY_KINDS),
  ].join('\n\n')}\n`;
}
