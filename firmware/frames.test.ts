// The frames that everybody agrees on, and the checks that are generated from the schema, on the firmware of both boards.
import { describe, expect, test } from 'vitest';
import golden from '../shared/protocol/frames.golden.json' with { type: 'json' };
import {
  answerTo,
  BOARD_KINDS,
  type BoardKind,
  checksum,
  decode,
  EXTENDED_ID,
  type HostMessageName,
  MOST_LANES,
  STATUSES,
  type Status,
  type WireMessage,
} from '../shared/protocol/index.ts';
import { ack, HELLO, setup } from './testing/messages.ts';
import { messagesIn, NativeBoard, rx, toHex } from './testing/native.ts';
import { toolFound } from './testing/tools.ts';

const none = { front: 0, rear: 0 };

/** How a board of this kind answers what the contract allows: it may lack the lanes. */
function statusOn(kind: BoardKind, message: WireMessage): Status {
  const most = MOST_LANES[kind];
  switch (message.type) {
    case 'moreColours':
      return most > 4 ? 'ok' : 'unknownMessage';
    case 'setup':
      return message.lanes > most ? 'badValue' : 'ok';
    case 'indicators':
      return Math.max(message.dealer, message.turn) > most ? 'badValue' : 'ok';
    case 'effect':
      return message.lane > most ? 'badValue' : 'ok';
    case 'pegs':
      return message.holes.length > most ? 'badLength' : 'ok';
    default:
      return 'ok';
  }
}

describe.skipIf(!toolFound('g++')).each(BOARD_KINDS)('the contract on the firmware of the %s', (kind) => {
  const most = MOST_LANES[kind];
  const board = new NativeBoard(kind);
  /** What the board sends to the last command. */
  const last = (...commands: readonly string[]): readonly WireMessage[] =>
    messagesIn(board.talk(commands).at(-1) ?? '');

  describe('golden frames', () => {
    const good = golden.good.filter(({ from }) => from === 'host');
    test.each(good)('$name is obeyed', ({ bytes, message }) => {
      const lanes = Math.min(message.holes?.length ?? most, most);
      const [answer, ...more] = last(rx(HELLO, setup(lanes)), `rx ${bytes}`);
      expect(more).toEqual([]);
      const expected = answerTo(message.type as HostMessageName);
      const status = statusOn(kind, message as WireMessage);
      if (status !== 'ok') expect(answer).toEqual(ack(message.sequence, status));
      else if (expected === 'none') expect(answer).toBeUndefined();
      else if (expected === 'ack') expect(answer).toEqual(ack(message.sequence));
      else expect(answer).toMatchObject({ type: expected, sequence: message.sequence });
    });

    test.each(golden.broken)('$name is refused, and nothing changes', ({ bytes, refused, sequence }) => {
      const picture = rx({ type: 'pegs', sequence: 3, holes: [{ front: 7, rear: 3 }, none, none] });
      const lines = board.talk([rx(HELLO), picture, `chain; frames; rx ${bytes}; ms 50; chain; frames`]);
      expect(messagesIn(lines[4] ?? '')).toEqual([ack(sequence, refused as Status)]);
      expect(lines.slice(6)).toEqual(lines.slice(2, 4));
    });

    test.each(golden.good.filter(({ from }) => from === 'board'))(
      '$name is not for the board',
      ({ bytes, message }) => {
        expect(last(rx(HELLO), `rx ${bytes}`)).toEqual([ack(message.sequence, 'unknownMessage')]);
      },
    );
  });

  describe('the checks that are generated from the schema agree with the codec', () => {
    const bytesOf = (text: string): number[] => text.split(' ').map((byte) => Number.parseInt(byte, 16));
    const host = golden.good.filter(
      ({ from, message }) =>
        from === 'host' && message.type !== 'tone' && (message.holes?.length ?? 0) <= most,
    );
    /** The bodies to try: each byte of a field takes every value, one byte is missing, one is too many. */
    const variants = (frame: readonly number[]): readonly (readonly number[])[] => {
      const first = frame[1] === EXTENDED_ID ? 4 : 3;
      const body = frame.slice(1, -4);
      const values = (at: number) => Array.from({ length: 0x80 }, (_, value) => body.with(at, value));
      const fields = Array.from(body.keys()).slice(first - 1);
      return [body.slice(0, -1), [...body, 0], ...fields.flatMap(values)];
    };
    const statusOf = (body: readonly number[]): Status => {
      const decoded = decode(Uint8Array.from(body));
      return decoded.ok ? statusOn(kind, decoded.message) : decoded.status;
    };

    test.each(host)('$name', ({ bytes, message }) => {
      const lanes = Math.min(message.holes?.length ?? most, most);
      const bodies = variants(bytesOf(bytes)).map((body) => [...body, ...checksum(body)]);
      const lines = board.talk(
        bodies.flatMap((body) => [rx(HELLO), rx(setup(lanes)), `rx ${toHex([0xf0, ...body, 0xf7])}`]),
      );
      bodies.forEach((body, at) => {
        const [answer] = messagesIn(lines[3 * at + 2] ?? '');
        const status = answer?.type === 'ack' ? STATUSES[answer.status] : 'ok';
        expect([toHex(body), status]).toEqual([toHex(body), statusOf(body)]);
      });
    });
  });
});
