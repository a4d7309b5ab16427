// The order in which bits are flipped: each of them once, and evenly spread wherever it ends.
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Bits, makeVictim } from './victim.ts';

const folder = mkdtempSync(join(tmpdir(), 'muggins-bits-order-'));
makeVictim(folder);
const sizes = ['journal.db', 'journal.db-wal'].map((name) => statSync(join(folder, name)).size);
const total = 8 * ((sizes[0] ?? 0) + (sizes[1] ?? 0));

test('every bit of database and log is met once', () => {
  const bits = new Bits(folder);
  expect(bits.count).toBe(total);
  const met = new Set<string>();
  for (let turn = 0; turn < bits.count; turn++) {
    const { file, byte, bit } = bits.at(turn);
    met.add(`${file} ${byte} ${bit}`);
  }
  expect(met.size).toBe(total);
});

test('a tenth of the turns meets each tenth of the bits as often, and each bit of a byte', () => {
  const bits = new Bits(folder);
  const tenths = new Array<number>(10).fill(0);
  const inByte = new Array<number>(8).fill(0);
  const turns = Math.floor(bits.count / 10);
  for (let turn = 0; turn < turns; turn++) {
    const { file, byte, bit } = bits.at(turn);
    const place = 8 * (byte + (file === 'journal.db' ? 0 : (sizes[0] ?? 0))) + bit;
    const tenth = Math.floor((10 * place) / bits.count);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    inByte[bit] = (inByte[bit] ?? 0) + 1;
  }
  for (const count of tenths) expect(Math.abs(count - turns / 10)).toBeLessThan(turns / 1_000);
  for (const count of inByte) expect(Math.abs(count - turns / 8)).toBeLessThan(turns / 800);
});
