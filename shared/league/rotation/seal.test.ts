// The seal of a draw, beside Node's own SHA-256.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealOf } from './chance.ts';

const ofNode = (text: string): string => createHash('sha256').update(text).digest('hex');

test('what anybody can compute from the opened seed and secret', () => {
  expect(sealOf({ id: 'n1', seed: 7, secret: '00ff' })).toBe(ofNode('n1 7 00ff'));
});

test('as Node has it, for every length up to three blocks', () => {
  for (let length = 0; length <= 192; length++) {
    const secret = 'Zo\u00EB plays 3.2'.repeat(20).slice(0, length);
    expect(sealOf({ id: 'n', seed: 1, secret })).toBe(ofNode(`n 1 ${secret}`));
  }
});
