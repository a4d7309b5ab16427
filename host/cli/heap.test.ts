// The heap of the program on this Node; host/packaging/install.campaign.test.ts starts it on others.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Nothing in it needs a compiler. A loader's own modules would have grown the heap before it. */
const HEAP = readFileSync(new URL('heap.ts', import.meta.url), 'utf8');

/** Bytes of the space for short-lived objects once many have come and gone. */
function newSpace(): number {
  const code = `
    ${HEAP}
    const { getHeapSpaceStatistics } = await import('node:v8');
    let kept = [];
    for (let at = 0; at < 2e6; at++) kept = at % 20_000 === 0 ? [] : [...kept.slice(-8), { at, and: [at] }];
    console.log(getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
}

test('short-lived objects keep to two halves of a megabyte', () => {
  expect(newSpace()).toBeLessThanOrEqual(2 * 2 ** 20);
});
