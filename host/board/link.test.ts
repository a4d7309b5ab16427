import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import { type BoardMessage, encode } from '../../shared/protocol/index.ts';
import { systemClock } from '../system/clock.ts';
import { Firmata, PlainTransport } from './firmata.ts';
import { BoardLink } from './link.ts';
import type { Transport } from './transport.ts';

class Wire extends EventEmitter implements Transport {
  readonly written: number[] = [];
  write(bytes: Uint8Array): void {
    this.written.push(...bytes);
  }
  close(): void {
    this.emit('close');
  }
}

interface Bench {
  readonly wire: Wire;
  readonly link: BoardLink;
  readonly messages: BoardMessage[];
  readonly plain: number[][];
}

function bench(): Bench {
  const wire = new Wire();
  const link = new BoardLink();
  link.attach(wire);
  const messages: BoardMessage[] = [];
  const plain: number[][] = [];
  link.on('message', (message) => messages.push(message));
  link.on('plain', (bytes) => plain.push([...bytes]));
  return { wire, link, messages, plain };
}

const ack: BoardMessage = { type: 'ack', sequence: 3, status: 0 };
const ACK = [...encode(ack)];
const NAME = [0xf0, 0x79, 2, 5, 0x6d, 0, 0xf7];

const ROWS: readonly {
  readonly what: string;
  readonly bytes: readonly number[];
  readonly messages?: readonly BoardMessage[];
  readonly plain?: readonly (readonly number[])[];
  readonly discarded?: number;
  readonly broken?: number;
  readonly bad?: number;
  /** Frames that came; those above unless given. */
  readonly frames?: number;
}[] = [
  { what: 'a contract frame is consumed', bytes: ACK, messages: [ack] },
  { what: 'version and name go through', bytes: [0xf9, 2, 5, ...NAME], plain: [[0xf9, 2, 5], NAME] },
  {
    what: 'digital and analog reports go through',
    bytes: [0x91, 1, 0, 0xe3, 5, 6],
    plain: [
      [0x91, 1, 0],
      [0xe3, 5, 6],
    ],
  },
  { what: 'text goes through', bytes: [0xf0, 0x71, 65, 0, 0xf7], plain: [[0xf0, 0x71, 65, 0, 0xf7]] },
  {
    what: 'a pin state goes through',
    bytes: [0xf0, 0x6e, 19, 1, 0, 0xf7],
    plain: [[0xf0, 0x6e, 19, 1, 0, 0xf7]],
  },
  { what: 'a pin that does not exist does not', bytes: [0xf0, 0x6e, 20, 1, 0, 0xf7], discarded: 6 },
  { what: 'nor a name cut short', bytes: [0xf0, 0x79, 2, 0xf7], discarded: 4 },
  { what: 'nor a name of odd length', bytes: [0xf0, 0x79, 2, 5, 0x6d, 0xf7], discarded: 6 },
  {
    what: 'nor capabilities and analog mapping',
    bytes: [0xf0, 0x6c, 0x7f, 0xf7, 0xf0, 0x6a, 0x7f, 0xf7],
    discarded: 8,
  },
  { what: 'nor an empty sysex', bytes: [0xf0, 0xf7], discarded: 2 },
  { what: 'a loose data byte is discarded', bytes: [5, ...ACK], messages: [ack], discarded: 1 },
  {
    what: 'a plain message cut short by another',
    bytes: [0xf9, 2, 0xf9, 2, 5],
    plain: [[0xf9, 2, 5]],
    discarded: 2,
  },
  { what: 'a plain message cut short by a frame', bytes: [0x90, 1, ...NAME], plain: [NAME], discarded: 2 },
  { what: 'status bytes that no board sends', bytes: [0xff, 0xc0, 1, ...ACK], messages: [ack], discarded: 3 },
  {
    what: 'a frame cut short by another',
    bytes: [...ACK.slice(0, 5), ...ACK],
    messages: [ack],
    broken: 1,
    discarded: 5,
  },
  { what: 'a damaged frame', bytes: ACK.with(3, 1), bad: 1 },
  { what: 'our own message come back', bytes: [...encode({ type: 'ping', sequence: 1 })], frames: 1 },
];

describe('link', () => {
  test.each(ROWS)('$what', (row) => {
    const { bytes, messages = [], plain = [], discarded = 0, broken = 0, bad = 0 } = row;
    const { frames = messages.length + broken + bad } = row;
    // However the bytes are cut into chunks.
    for (const size of [1, 2, 3, bytes.length]) {
      const made = bench();
      for (let at = 0; at < bytes.length; at += size)
        made.wire.emit('data', Uint8Array.from(bytes.slice(at, at + size)));
      expect(made.messages).toEqual(messages);
      expect(made.plain).toEqual(plain);
      const { discardedBytes, brokenFrames, badFrames, bytesIn, framesIn } = made.link.traffic;
      expect(framesIn).toBe(frames);
      expect([discardedBytes, brokenFrames, badFrames, bytesIn]).toEqual([
        discarded,
        broken,
        bad,
        bytes.length,
      ]);
    }
  });

  test('a million bytes of garbage neither upset firmata-io nor make a message', () => {
    const { wire, link, messages } = bench();
    const transport = new PlainTransport(link);
    link.on('plain', (bytes) => transport.emit('data', bytes));
    const io = new Firmata(transport, {
      skipCapabilities: true,
      pins: Array.from({ length: 20 }, () => ({
        supportedModes: [0],
        mode: 0,
        value: 0,
        report: 0,
        analogChannel: 127,
      })),
      analogPins: [14, 15],
    });
    clearTimeout(io.reportVersionTimeoutId);
    let seed = 1;
    const chunk = new Uint8Array(1000);
    for (let round = 0; round < 1000; round++) {
      for (let i = 0; i < chunk.length; i++) {
        seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
        // Frame marks and ids that matter, more often than chance would have them.
        chunk[i] =
          seed >>> 31 ? seed >>> 23 : ([0xf0, 0xf7, 0x79, 0x6e, 0x71, 0x6c, 0x0d, 0x0c][seed >>> 28] ?? 0);
      }
      wire.emit('data', chunk);
    }
    expect(messages).toEqual([]);
    expect(link.traffic.badFrames).toBeGreaterThan(1_000);
    wire.emit('data', Uint8Array.from(ACK));
    wire.emit('data', Uint8Array.from([0xf7, ...ACK]));
    expect(messages.at(-1)).toEqual(ack);
  });

  test('both sides write to the wire until the link is closed', async () => {
    const { wire, link } = bench();
    link.send({ type: 'ping', sequence: 9 });
    link.write(Uint8Array.of(0xf9));
    const frame = [0xf0, 9, 9, 0x4b, 0x7d, 0x46, 0xf7];
    expect(wire.written).toEqual([...frame, 0xf9]);
    expect(link.traffic.bytesOut).toBe(8);
    await link.close(systemClock);
    let refusal: Error | null | undefined;
    link.write(Uint8Array.of(0xf9), (error) => {
      refusal = error;
    });
    link.send({ type: 'ping', sequence: 10 });
    expect(wire.written).toHaveLength(8);
    expect(refusal).toBeInstanceOf(Error);
  });

  test('a closed link emits nothing, and an error of its wire is harmless', async () => {
    const { wire, link, messages } = bench();
    const ends: unknown[] = [];
    link.on('close', (error) => ends.push(error));
    await link.close(systemClock);
    wire.emit('data', Uint8Array.from(ACK));
    wire.emit('close');
    expect(wire.emit('error', new Error('late'))).toBe(true);
    expect([messages, ends]).toEqual([[], []]);
  });

  test.each([
    { event: 'close', argument: undefined, error: undefined },
    { event: 'close', argument: new Error('unplugged'), error: 'unplugged' },
    { event: 'error', argument: new Error('read failed'), error: 'read failed' },
  ])('$event ($error) ends it', ({ event, argument, error }) => {
    const { wire, link } = bench();
    const ends: (string | undefined)[] = [];
    link.on('close', (reason) => ends.push(reason?.message));
    wire.emit(event, argument);
    expect(ends).toEqual([error]);
  });
});
