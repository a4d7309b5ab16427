import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEBOUNCE, KEY_RESEND_MILLISECONDS } from '../hardware/board.ts';
import golden from '../shared/protocol/frames.golden.json' with { type: 'json' };
import {
  encode,
  keyCode,
  type LanePegs,
  PROTOCOL_VERSION,
  STATUSES,
  type Status,
  type WireMessage,
} from '../shared/protocol/index.ts';
import { HELLO, messagesIn, NativeBoard, rx, toHex } from './testing/native.ts';
import { toolFound } from './testing/tools.ts';

const ack = (sequence: number, status: Status = 'ok'): WireMessage => ({
  type: 'ack',
  sequence,
  status: STATUSES.indexOf(status),
});
const ping = (sequence: number): WireMessage => ({ type: 'ping', sequence });
const keyAck = (sequence: number): WireMessage => ({ type: 'keyAck', sequence });
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
  beforeAll(() => board.build());
  afterAll(() => board.remove());
  /** What the board sends to the last command. */
  const last = (...commands: readonly string[]): readonly WireMessage[] =>
    messagesIn(board.talk(commands).at(-1) ?? '');

  test('refusals that the schema alone can not know', () => {
    const rows: readonly (readonly [message: WireMessage, status: Status])[] = [
      [pegs(9, none, none), 'badLength'],
      [pegs(9, none, none, none, none), 'badLength'],
      [{ type: 'indicators', sequence: 9, dealer: 4, turn: 0 }, 'badValue'],
      [{ type: 'indicators', sequence: 9, dealer: 0, turn: 4 }, 'badValue'],
      [{ type: 'effect', sequence: 9, effect: 1, lane: 4 }, 'badValue'],
      [{ type: 'tone', sequence: 9, hertz: 30, milliseconds: 100 }, 'badValue'],
      [{ type: 'tone', sequence: 9, hertz: 5001, milliseconds: 100 }, 'badValue'],
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
    const tone: WireMessage = { type: 'tone', sequence: 3, hertz: 440, milliseconds: 100 };
    const between = (second: WireMessage) =>
      board
        .talk([rx(HELLO), rx(tone), 'ms 60', rx(second), 'ms 60; hertz; ms 60; hertz'])
        .filter((_, i) => i === 5 || i === 7);
    expect(between(tone)).toEqual(['0', '0']);
    expect(between({ ...tone, sequence: 4 })).toEqual(['440', '0']);
    const effect: WireMessage = { type: 'effect', sequence: 3, effect: 3, lane: 0 };
    const lit = (second: WireMessage) => {
      const lines = board.talk([rx(HELLO), rx(effect), 'ms 300', rx(second), 'ms 300; chain']);
      return /[1-9A-F]/.test(lines.at(-1) ?? '');
    };
    expect(lit(effect)).toBe(false);
    expect(lit({ ...effect, sequence: 4 })).toBe(true);
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

    test('a full queue refuses presses, counts them, and tells of them behind what it held; every press keeps its release', () => {
      const presses = Array.from({ length: 40 }, () => [press, SETTLE, release, SETTLE]).flat();
      const acks = Array.from({ length: 65 }, (_, i) => rx(keyAck(i + 1)));
      const counters = rx({ type: 'readCounters', sequence: 9 });
      const lines = board.talk([rx(newest), ...presses, counters, ...acks]);
      expect(messagesIn(lines[1 + presses.length] ?? '')).toMatchObject([{ keyLost: 8 }]);
      const drained = lines.slice(2 + presses.length).flatMap((line) => messagesIn(line));
      expect(drained).toMatchObject([
        ...Array.from({ length: 63 }, (_, i) => key(i + 2, i % 2)),
        { type: 'keysRefused', sequence: 65, presses: 8 },
      ]);
    });

    test('a refusal is a tone, and more than 127 refused presses count as 127', () => {
      const presses = Array.from({ length: 32 + 130 }, () => [press, COUNT, release, `ms ${RELEASE}`]).flat();
      const acks = Array.from({ length: 64 }, (_, i) => rx(keyAck(i + 1)));
      const lines = board.talk([rx(newest), ...presses.slice(0, -2), 'hertz', ...acks]);
      expect(lines[presses.length - 1]).toBe('220');
      expect(messagesIn(lines.at(-1) ?? '')).toMatchObject([{ type: 'keysRefused', presses: 127 }]);
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

  test('two hundred thousand random bytes break nothing', () => {
    let seed = 12_345;
    const random = (below: number): number => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return (seed >>> 8) % below;
    };
    const marks = [0xf0, 0xf7, 0xf0, 0xf7, 0xf4, 0xf5, 0xf9, 0xff, 0x90, 0xd0];
    const byte = (): number => (random(4) === 0 ? (marks[random(marks.length)] ?? 0) : random(128));
    const noise = Array.from({ length: 1000 }, () => `rx ${toHex(Array.from({ length: 200 }, byte))}`);
    const lines = board.talk([rx(HELLO), 'chain', ...noise, 'rx F7', rx(ping(9)), 'chain; pin 2; pin 7']);
    expect(messagesIn(lines.at(-4) ?? '')).toEqual([ack(9)]);
    expect(lines.at(-3)).toBe(lines[1]);
  });
});
