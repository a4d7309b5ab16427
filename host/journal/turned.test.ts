// The bit that was flipped is found by the checksum alone, whatever stands in the text.
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { turnedBit } from './turned.ts';

/** Bytes that JSON writes behind a backslash. */
const ESCAPED: ReadonlySet<number> = new Set(Buffer.from('"\\\\'));

/** A row as its checksum has it: the body is a JSON string within. */
const summed = (body: string) => ({
  before: Buffer.from('[12,3,45,"pegged","'),
  after: Buffer.from('",1767225600000]'),
  sum: crc32(JSON.stringify([12, 3, 45, 'pegged', body, 1_767_225_600_000])),
});

/** Texts as JSON writes them: quotes, backslashes and letters of more than one byte, but no control characters. */
const bodies = fc
  .dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue())
  .map((value) => JSON.stringify(value));

test('one flipped bit anywhere: that one is found', () => {
  fc.assert(
    fc.property(bodies, fc.nat(), (text, place) => {
      const body = Buffer.from(text);
      const [byte, bit] = [Math.floor(place / 8) % body.length, place % 8];
      body[byte] = (body[byte] ?? 0) ^ (1 << bit);
      expect(turnedBit({ ...summed(text), body })).toEqual({ byte, bit });
    }),
  );
});

test('every bit of a long text', () => {
  const text = JSON.stringify({
    type: 'gameStarted',
    players: ['Ann', 'Łucja'],
    note: 'a "b" \\ c '.repeat(60),
  });
  const whole = Buffer.from(text);
  for (let place = 0; place < 8 * whole.length; place++) {
    const body = Buffer.from(whole);
    const [byte, bit] = [place >> 3, place & 7];
    body[byte] = (body[byte] ?? 0) ^ (1 << bit);
    expect(turnedBit({ ...summed(text), body })).toEqual({ byte, bit });
  }
});

// Checksums at these lengths tell up to three flipped bits from none: two of them are never one.
test('two flipped bits are not taken for one', () => {
  fc.assert(
    fc.property(bodies, fc.nat(), fc.nat(), (text, first, second) => {
      const body = Buffer.from(text);
      const places = [first, second].map((place) => place % (8 * body.length));
      // A quote that comes or goes takes its backslash along, which is more than a bit of what is summed.
      const plain = (place: number): boolean => {
        const byte = body[place >> 3] ?? 0;
        return !ESCAPED.has(byte) && !ESCAPED.has(byte ^ (1 << (place & 7)));
      };
      fc.pre(places[0] !== places[1] && places.every(plain));
      for (const place of places) body[place >> 3] = (body[place >> 3] ?? 0) ^ (1 << (place & 7));
      expect(turnedBit({ ...summed(text), body })).toBeUndefined();
    }),
  );
});
