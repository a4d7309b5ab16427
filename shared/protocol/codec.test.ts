import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import golden from './frames.golden.json' with { type: 'json' };
import {
  CRC_BITS,
  CRC_POLYNOMIAL,
  CRC_START,
  checksum,
  decode,
  EXTENDED_ID,
  encode,
  FRAME_OVERHEAD,
  fitText,
  type HostMessage,
  isContractId,
  MAX_BODY,
  MAX_HOST_FRAME,
  MAX_LANES,
  MESSAGE_NAMES,
  MESSAGES,
  type MessageShape,
  payloadLength,
  Splitter,
  type WireMessage,
} from './index.ts';

const bytesOf = (text: string) => Uint8Array.from(text.split(' '), (hex) => Number.parseInt(hex, 16));
const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (b) => b.toString(16).toUpperCase().padStart(2, '0')).join(' ');
const bodyOf = (frame: Uint8Array) => frame.subarray(1, -1);

/** The same checksum by long division of one big number: an independent road to the same figure. */
function dividedChecksum(bytes: readonly number[]): number {
  const width = BigInt(CRC_BITS);
  const divisor = (1n << width) | BigInt(CRC_POLYNOMIAL);
  let rest = bytes.reduce((n, byte) => (n << 8n) | BigInt(byte), 0n) << width;
  const length = BigInt(bytes.length * 8);
  rest ^= BigInt(CRC_START) << length;
  for (let bit = length + width - 1n; bit >= width; bit--) {
    if ((rest >> bit) & 1n) rest ^= divisor << (bit - width);
  }
  return Number(rest);
}

describe('golden frames (frames.golden.json, checksums by long division)', () => {
  test.each(golden.good)('$name', ({ bytes, message }) => {
    expect(decode(bodyOf(bytesOf(bytes)))).toEqual({ ok: true, message });
    expect(hexOf(encode(message as WireMessage))).toBe(bytes);
  });
  test.each(golden.broken)('refused: $name', ({ bytes, refused, sequence }) => {
    expect(decode(bodyOf(bytesOf(bytes)))).toEqual({ ok: false, status: refused, sequence });
  });
  test('every message has a golden frame', () => {
    expect(new Set(golden.good.map(({ message }) => message.type))).toEqual(new Set(MESSAGE_NAMES));
  });
});

test('what a board of contract 1.1 says of its health is read, and what has come since is 0', () => {
  const row = golden.good.find(({ name }) => name === 'health');
  const whole = bytesOf(row?.bytes ?? '');
  const older = whole.subarray(1, -8);
  const body = Uint8Array.of(...older, ...checksum(older));
  expect(decode(body)).toEqual({ ok: true, message: { ...row?.message, closed: 0 } });
  const cut = whole.subarray(1, -7);
  expect(decode(Uint8Array.of(...cut, ...checksum(cut)))).toMatchObject({ ok: false, status: 'badLength' });
});

test('the checksum equals long division for any bytes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 127 }), { minLength: 1, maxLength: 60 }), (bytes) => {
      const [low, middle, high] = checksum(bytes);
      expect(low | (middle << 7) | (high << 14)).toBe(dividedChecksum(bytes));
    }),
  );
});

test('ids lie in the user range of Firmata and are used once', () => {
  const shapes: readonly MessageShape[] = MESSAGE_NAMES.map((name) => MESSAGES[name]);
  expect(shapes.filter(({ id }) => !isContractId(id))).toEqual([]);
  expect(shapes.filter(({ id, part }) => (id === EXTENDED_ID) !== (part !== undefined))).toEqual([]);
  expect(new Set(shapes.map(({ id, part }) => `${id} ${part}`)).size).toBe(shapes.length);
});

test('every host frame is at most 60 bytes and a peg move of four lanes with its acknowledgement at most 24', () => {
  const size = (shape: MessageShape) => FRAME_OVERHEAD + (payloadLength(shape) ?? 8);
  expect(FRAME_OVERHEAD + 2 * MAX_LANES).toBeLessThanOrEqual(MAX_HOST_FRAME);
  for (const name of MESSAGE_NAMES) {
    if (MESSAGES[name].from === 'host') expect(size(MESSAGES[name])).toBeLessThanOrEqual(MAX_HOST_FRAME);
  }
  expect(size(MESSAGES.pegs) + size(MESSAGES.ack)).toBeLessThanOrEqual(24);
});

const pegsMessage = fc
  .tuple(
    fc.integer({ min: 1, max: 127 }),
    fc.array(fc.tuple(fc.integer({ min: 0, max: 121 }), fc.integer({ min: 0, max: 121 })), {
      minLength: 2,
      maxLength: 6,
    }),
  )
  .map(
    ([sequence, lanes]): HostMessage => ({
      type: 'pegs',
      sequence,
      holes: lanes.map(([front, rear]) => ({ front, rear })),
    }),
  );

test('what is encoded is decoded, and every byte between the marks is seven bits', () => {
  fc.assert(
    fc.property(pegsMessage, (message) => {
      const body = bodyOf(encode(message));
      expect(body.every((byte) => byte < 0x80)).toBe(true);
      expect(decode(body)).toEqual({ ok: true, message });
    }),
  );
});

test('decode never throws, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect(decode(bytes).ok).toBeTypeOf('boolean');
    }),
  );
});

test.each([
  ['sequence', { type: 'ping', sequence: 128 }],
  [
    'front',
    {
      type: 'pegs',
      sequence: 1,
      holes: [
        { front: 122, rear: 0 },
        { front: 0, rear: 0 },
      ],
    },
  ],
  [
    'rear',
    {
      type: 'pegs',
      sequence: 1,
      holes: [
        { front: 3, rear: 122 },
        { front: 0, rear: 0 },
      ],
    },
  ],
  ['length', { type: 'pegs', sequence: 1, holes: [{ front: 3, rear: 1 }] }],
  ['hertz', { type: 'tone', sequence: 1, hertz: 16384, milliseconds: 1 }],
  ['text', { type: 'text', sequence: 1, row: 0, text: 'too short' }],
  ['text', { type: 'text', sequence: 1, row: 0, text: 'twenty characters: é' }],
  ['lanes', { type: 'setup', sequence: 1, lanes: 7, brightness: 1 }],
] as const)('encode names the field that does not fit: %s', (field, message) => {
  expect(() => encode(message as unknown as WireMessage)).toThrow(field);
});

test.each([
  ['plain', 'Muggins', 'Muggins             '],
  ['cut at twenty', 'abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnopqrst'],
  ['accents dropped', 'Zoë café', 'Zoe cafe            '],
  ['letters that Unicode does not take apart', 'Łucja Søren Groß', 'Lucja Soren Gros    '],
  ['suits kept', '5♥ J♠', '5♥ J♠               '],
  ['what the display cannot show', 'a\\b~c\n😀', 'a?b?c??             '],
])('text is made to fit: %s', (_, given, shown) => {
  expect(fitText(given)).toBe(shown);
  expect(encode({ type: 'text', sequence: 1, row: 0, text: fitText(given) }).length).toBe(28);
});

describe('splitter', () => {
  const ping = encode({ type: 'ping', sequence: 5 });
  const kinds = (bytes: readonly number[]) => new Splitter().push(bytes).map(({ kind }) => kind);

  test.each([
    ['a frame', [...ping], ['sysex']],
    ['plain bytes around it', [0xf9, 2, ...ping, 7], ['plain', 'plain', 'sysex', 'plain']],
    ['the end mark lost', [...ping.slice(0, -1), ...ping], ['broken', 'sysex']],
    [
      'the start mark lost',
      [...ping.slice(1), ...ping],
      [...Array.from(ping.slice(1), () => 'plain'), 'sysex'],
    ],
    ['a status byte inside', [0xf0, 1, 0xf9, 2, 3], ['broken', 'plain', 'plain', 'plain']],
    ['a body without end', [0xf0, ...Array<number>(MAX_BODY + 1).fill(1), ...ping], ['broken', 'sysex']],
  ])('%s', (_, bytes, expected) => {
    expect(kinds(bytes)).toEqual(expected);
  });

  test('where a stream is cut makes no difference', () => {
    const stream = [0xf9, 2, ...ping, ...ping];
    const splitter = new Splitter();
    expect(stream.flatMap((byte) => splitter.push([byte]))).toEqual(new Splitter().push(stream));
  });
});

test('no one to five flipped bits of a four-lane peg message cancel out (minimum distance 6)', () => {
  // Syndrome of each single bit: the checksum is linear, so patterns cancel only if their syndromes do.
  const bytes = FRAME_OVERHEAD + 8 - 5;
  const zero = dividedChecksum(Array<number>(bytes).fill(0));
  const bits: number[] = Array.from({ length: CRC_BITS }, (_, i) => 1 << i);
  for (let i = 0; i < bytes * 8; i++) {
    const flipped = Array<number>(bytes).fill(0);
    flipped[i >> 3] = 1 << (i & 7);
    bits.push(dividedChecksum(flipped) ^ zero);
  }
  expect(new Set([0, ...bits]).size).toBe(bits.length + 1);
  const pairs = new Set<number>(bits.flatMap((a, i) => bits.slice(i + 1).map((b) => a ^ b)));
  expect(pairs.size).toBe((bits.length * (bits.length - 1)) / 2);
  // Any pair distinct means distance over 4; a triple equal to a pair or a single bit would be distance 5 or 4.
  const single = new Set(bits);
  let cancelled = 0;
  bits.forEach((a, i) => {
    bits.slice(i + 1).forEach((b, j) => {
      for (const c of bits.slice(i + j + 2)) if (pairs.has(a ^ b ^ c) && !sharesBit(a, b, c)) cancelled++;
      if (single.has(a ^ b)) cancelled++;
    });
  });
  expect(cancelled).toBe(0);

  /** A triple trivially equals a pair only if another triple term cancels, which distinct pairs exclude. */
  function sharesBit(a: number, b: number, c: number): boolean {
    return single.has(a ^ b ^ c);
  }
});
