import { expect, test } from 'vitest';
import { decode, encode, type HostMessage, Splitter } from './index.ts';

/** Mulberry32: a small seeded generator, so that a failure can be run again. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Damage = (byte: number, next: () => number) => readonly number[];
const DAMAGE: Readonly<Record<string, Damage>> = {
  'a bit flipped': (byte, next) => [byte ^ (1 << Math.floor(next() * 8))],
  'a byte replaced': (_, next) => [Math.floor(next() * 256)],
  'a low bit flipped, so that it stays data': (byte, next) => [byte ^ (1 << Math.floor(next() * 7))],
  'a byte lost or doubled': (byte, next) => (next() < 0.5 ? [] : [byte, byte]),
};

/** The promise of issue and docs/protocol.md: 100,000 messages, 10 % of bytes damaged, no wrong state. */
const MESSAGES = 100_000 / Object.keys(DAMAGE).length;

test.each(Object.entries(DAMAGE))('peg messages with 10 %% of bytes damaged: %s', (_, damage) => {
  const next = random(29);
  const splitter = new Splitter();

  const wrong: string[] = [];
  let accepted = 0;
  for (let i = 0; i < MESSAGES; i++) {
    const holes = Array.from({ length: 3 }, () => {
      const front = Math.floor(next() * 122);
      return { front, rear: Math.floor(next() * 122) };
    });
    const message: HostMessage = { type: 'pegs', sequence: (i % 127) + 1, holes };
    const sent = JSON.stringify(message);
    const frame = Array.from(encode(message)).flatMap((byte) => (next() < 0.1 ? damage(byte, next) : [byte]));
    for (const piece of splitter.push(frame)) {
      if (piece.kind !== 'sysex') continue;
      const decoded = decode(piece.body);
      if (!decoded.ok) continue;
      accepted++;
      // A frame is whole only when its last byte arrives, so it can only be this one.
      if (JSON.stringify(decoded.message) !== sent) wrong.push(JSON.stringify(decoded.message));
    }
  }
  expect(wrong).toEqual([]);
  expect(accepted).toBeGreaterThan(5_000);
});
