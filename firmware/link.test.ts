import { describe, expect, test } from 'vitest';
import { DEBOUNCE, KEY_RESEND_MILLISECONDS } from '../hardware/board.ts';
import golden from '../shared/protocol/frames.golden.json' with { type: 'json' };
import {
  encode,
  keyCode,
  type LanePegs,
  PROTOCOL_VERSION,
  type Status,
  type WireMessage,
} from '../shared/protocol/index.ts';
import { ack, effect, HELLO, indicators, keyAck, ping, tone } from './testing/messages.ts';
import { messagesIn, NativeBoard, rx, toHex } from './testing/native.ts';
import { toolFound } from './testing/tools.ts';

const pegs = (sequence: number, ...holes: readonly LanePegs[]): WireMessage => ({
  type: 'pegs',
  sequence,
  holes,
});
const none: LanePegs = { front: 0, rear: 0 };

const { press: PRESS, release: RELEASE } = DEBOUNCE.asymmetric;
/** Until a contact counts as closed. */
const COUNT = `ms ${PRESS}`;
/** A little more than a debounce, so that a contact counts either way. */
const SETTLE = `ms ${RELEASE + 1}`;

describe.skipIf(!toolFound('g++'))('the contract on the firmware compiled for this machine', () => {
  const board = new NativeBoard();
  /** What the board sends to the last command. */
  const last = (...commands: readonly string[]): readonly WireMessage[] =>
    messagesIn(board.talk(commands).at(-1) ?? '');

  test('refusals that the schema alone can not know', () => {
    const rows: readonly (readonly [message: WireMessage, status: Status])[] = [
      [pegs(9, none, none), 'badLength'],
      [pegs(9, none, none, none, none), 'badLength'],
      [indicators(4, 0, 9), 'badValue'],
      [indicators(0, 4, 9), 'badValue'],
      [effect(1, 4, 9), 'badValue'],
      [tone(30, 100, 9), 'badValue'],
      [tone(5001, 100, 9), 'badValue'],
    ];
    for (const [message, status] of rows) expect(last(rx(HELLO), rx(message))).toEqual([ack(9, status)]);
  });

  test('before the first hello everything else is refused; a host of another major version stays outside', () => {
    const host = golden.good.filter(({ from, message }) => from === 'host' && message.type !== 'hello');
    for (const { bytes, message } of host) {
      expect(last(`rx ${bytes}`)).toEqual([ack(message.sequence, 'notGreeted')]);
    }
    const stranger: WireMessage = { type: 'hello', sequence: 5, major: 2, minor: 0 };
    expect(last(rx(stranger))).toMatchObject([{ type: 'board', sequence: 5, ...PROTOCOL_VERSION }]);
    expect(last(rx(stranger), rx(ping(6)))).toEqual([ack(6, 'notGreeted')]);
  });

  test('the board introduces itself at power-on: Firmata version, name, then the contract', () => {
    const [sent = ''] = board.talk(['power']);
    const name = toHex(Array.from('muggins', (c) => [c.charCodeAt(0), 0]).flat());
    expect(sent.startsWith(`F9 02 05 F0 79 00 01 ${name} F7 `)).toBe(true);
    expect(messagesIn(sent.slice(sent.indexOf('F7 ') + 3))).toMatchObject([
      { type: 'board', sequence: 0, lanes: 3, brightness: 64, reset: 1, freeRam: 777 },
    ]);
  });

  test('a frame that breaks off is refused at once, and the next one is taken', () => {
    const half = toHex(encode(pegs(3, none, none, none)).subarray(0, 6));
    const sent = last(rx(HELLO), `rx ${half} ${toHex(encode(ping(4)))}`);
    expect(sent).toEqual([ack(0, 'badLength'), ack(4)]);
    expect(last(rx(HELLO), `rx ${half} 90 ${toHex(encode(ping(4)))}`)).toEqual([ack(0, 'badLength'), ack(4)]);
    const long = `F0 ${'01 '.repeat(100)}F7`;
    expect(last(rx(HELLO), `rx ${long} ${toHex(encode(ping(4)))}`)).toEqual([ack(0, 'badLength'), ack(4)]);
  });

  test('counters say what went wrong', () => {
    const wrong = ['F0 09 0D 04 4A 06 F7', 'F0 0F 20 34 37 12 F7', 'F0 F7'].map((bytes) => `rx ${bytes}`);
    expect(last(rx(HELLO), ...wrong, rx({ type: 'readCounters', sequence: 9 }))).toEqual([
      {
        type: 'counters',
        sequence: 9,
        badChecksum: 1,
        badFrame: 2,
        rxOverrun: 16_383,
        rxOverflow: 7,
        keyResend: 0,
        keyLost: 0,
        frames: 1,
      },
    ]);
  });

  test('an answer that has no room is left out whole', () => {
    const lines = board.talk([
      rx(HELLO),
      'room 7',
      rx(ping(3)),
      'room 8',
      rx(ping(4)),
      'room 127',
      rx(ping(5)),
    ]);
    expect(messagesIn([lines[2], lines[4], lines[6]].filter(Boolean).join(' '))).toEqual([ack(4), ack(5)]);
  });

  test('the same tone or effect directly again does not begin again', () => {
    const between = (second: WireMessage) =>
      board
        .talk([rx(HELLO), rx(tone(440, 100)), 'ms 60', rx(second), 'ms 60; hertz; ms 60; hertz'])
        .filter((_, i) => i === 5 || i === 7);
    expect(between(tone(440, 100))).toEqual(['0', '0']);
    expect(between(tone(440, 100, 4))).toEqual(['440', '0']);
    const lit = (second: WireMessage) => {
      const lines = board.talk([rx(HELLO), rx(effect(3)), 'ms 300', rx(second), 'ms 300; chain']);
      return /[1-9A-F]/.test(lines.at(-1) ?? '');
    };
    expect(lit(effect(3))).toBe(false);
    expect(lit(effect(3, 0, 6))).toBe(true);
  });

  describe('key events', () => {
    /** A host that knows `keysRefused`. */
    const newest: WireMessage = { ...HELLO, ...PROTOCOL_VERSION };
    const press = 'contacts 01 00 00';
    const release = 'contacts 00 00 00';
    const key = (sequence: number, action: number, code = 0) => ({
      type: 'key',
      sequence,
      key: code,
      action,
    });

    test('every contact has the code that board.ts gives it', () => {
      const contacts: readonly (readonly [id: Parameters<typeof keyCode>[0], bytes: string])[] = [
        ['1', '01 00 00'],
        ['A', '08 00 00'],
        ['4', '10 00 00'],
        ['B', '80 00 00'],
        ['7', '00 01 00'],
        ['D', '00 80 00'],
        ['P1', '00 00 01'],
        ['P3', '00 00 04'],
        ['MUGGINS', '00 00 10'],
        ['UNDO', '00 00 20'],
      ];
      for (const [id, bytes] of contacts) {
        expect(last(rx(HELLO), `contacts ${bytes}`, SETTLE)).toMatchObject([key(1, 1, keyCode(id))]);
      }
      expect(last(rx(HELLO), 'contacts 00 00 08', 'ms 20')).toEqual([]);
    });

    test('the head is repeated until it is acknowledged; then the next goes out at once', () => {
      const lines = board.talk([
        rx(HELLO),
        press,
        COUNT,
        release,
        `ms ${KEY_RESEND_MILLISECONDS - 1}; ms 1`,
        rx(keyAck(2)),
        rx(keyAck(1)),
        rx(keyAck(2)),
        `ms ${KEY_RESEND_MILLISECONDS}`,
        rx({ type: 'readCounters', sequence: 4 }),
      ]);
      const sent = lines.map((line) => (line === '' ? [] : messagesIn(line)));
      expect(sent.slice(2, 10)).toMatchObject([[key(1, 1)], [], [], [key(1, 1)], [], [key(2, 0)], [], []]);
      expect(sent[2]).toEqual([{ ...key(1, 1), time: PRESS }]);
      expect(sent[10]).toMatchObject([{ keyResend: 1, keyLost: 0 }]);
    });

    test('numbers run from 1 to 127 and begin again at 1', () => {
      const commands = Array.from({ length: 70 }, (_, i) => [
        press,
        SETTLE,
        rx(keyAck(((2 * i) % 127) + 1)),
        release,
        SETTLE,
        rx(keyAck(((2 * i + 1) % 127) + 1)),
      ]).flat();
      const sent = board
        .talk([rx(HELLO), ...commands])
        .slice(1)
        .filter((line) => line !== '');
      const sequences = sent.flatMap(messagesIn).map(({ sequence }) => sequence);
      expect(sequences).toEqual(Array.from({ length: 140 }, (_, i) => (i % 127) + 1));
    });

    test('hello refuses presses that wait, and a key held through it is silent until it is pressed again', () => {
      const held = board.talk([press, 'ms 50', rx(HELLO), 'ms 50', release, 'ms 50', press, SETTLE]);
      expect(held.slice(3, 7)).toEqual(['', '', '', '']);
      expect(messagesIn(held[7] ?? '')).toMatchObject([key(1, 1)]);
      const again = board.talk([
        rx(HELLO),
        press,
        SETTLE,
        rx({ ...newest, sequence: 2 }),
        rx(keyAck(2)),
        'ms 50',
        release,
        'ms 50',
      ]);
      expect(messagesIn(again[3] ?? '')).toMatchObject([
        { type: 'board' },
        { type: 'keysRefused', sequence: 2, presses: 1 },
      ]);
      expect(again.slice(4)).toEqual(['', '', '', '']);
    });
  });
});
