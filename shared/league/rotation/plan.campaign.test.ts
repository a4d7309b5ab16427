// Every field of 2 to 80 and every number of games from 1 to 22, in every rotation.
import { expect, test } from 'vitest';
import { FORMAT_WORDS } from '../format/format.ts';
import { brokenLaws, fieldsUnderTest } from '../testing/laws.ts';

test.each(FORMAT_WORDS.method)('%s: every field and every number of games keeps the laws', (rotation) => {
  const all = fieldsUnderTest(1, 1);
  expect(all).toHaveLength(79 * 22);
  expect(all.flatMap(([field, games]) => brokenLaws({ rotation, field, games }))).toEqual([]);
});
