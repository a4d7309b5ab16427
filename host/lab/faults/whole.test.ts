// The campaign through the real Connection, in short: `npm run faults -- --connection` is the whole of it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseHex, prebuiltImage } from '../../../hardware/emulator/index.ts';
import { runWhole } from './whole.ts';

const flash = parseHex(readFileSync(prebuiltImage(), 'utf8'));

test.each([
  [0.001, 120, 21],
  [0.03, 120, 22],
])(
  'a share of %d of the bytes: every view comes, nothing else is lit, no key is told twice',
  async (rate, messages, seed) => {
    const result = await runWhole({ flash, rate, messages, seed });
    expect(result.wrongs).toEqual([]);
    expect(result.messages).toBeGreaterThanOrEqual(messages);
    expect(result.views).toBeGreaterThan(2);
    expect(result.strokes).toBeGreaterThan(0);
  },
);

test('a board that says nothing is no success', async () => {
  const erased = new Uint8Array(flash.length).fill(0xff);
  const result = await runWhole({ flash: erased, rate: 0, messages: 10, seed: 1, limit: 5_000 });
  expect(result.wrongs).toEqual([expect.stringContaining('was never shown')]);
});
