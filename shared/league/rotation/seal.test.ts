// The seal of a draw, beside Node's own SHA-256.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealOf, sha256 } from './seal.ts';

const ofNode = (text: string): string => createHash('sha256').update(text).digest('hex');

// NIST FIPS 180-4 examples, and every length around the ends of a block.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('%j', (text, digest) => {
  expect(sha256(text)).toBe(digest);
});

test('as Node has it, for every length up to three blocks', () => {
  for (let length = 0; length <= 192; length++) {
    const text = 'Zo\u00EB plays 3.2'.repeat(20).slice(0, length);
    expect(sha256(text)).toBe(ofNode(text));
  }
});

test('what anybody can compute from the opened seed and secret', () => {
  const draw = { id: 'n1', seed: 7, secret: '00ff' };
  expect(sealOf(draw)).toBe(ofNode('n1 7 00ff'));
});
