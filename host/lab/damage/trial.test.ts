// A start that leaves the same bytes as one before is not followed by the same work again, and comes to the same.
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Trials } from './trial.ts';
import { type Bit, makeVictim } from './victim.ts';

const pristine = join(mkdtempSync(join(tmpdir(), 'muggins-trial-test-')), 'journal');
makeVictim(pristine);

/** What became of flips, one after the other. */
function tried(...bits: readonly Bit[]) {
  const trials = new Trials(pristine);
  try {
    return bits.map((bit) => trials.try(bit));
  } finally {
    trials.remove();
  }
}

test('two bits of one page of the log', () => {
  const file = 'journal.db-wal';
  const end = statSync(join(pristine, file)).size;
  const [first, second] = [
    { file, byte: end - 100, bit: 3 },
    { file, byte: end - 2_000, bit: 0 },
  ];
  const [, after] = tried(first, second);
  const [alone] = tried(second);
  expect(alone).toMatchObject({ lost: ['game-30'], invented: [], said: true, same: false });
  expect(after).toEqual({ ...alone, same: true });
});

test('two bits of the database that no log covers leave two journals', () => {
  const file = 'journal.db';
  const [, after] = tried({ file, byte: 60_000, bit: 0 }, { file, byte: 60_000, bit: 1 });
  expect(after).toMatchObject({ same: false });
});

// Bug found by flipping every bit: a shorter row seemed to stand a byte behind the damaged one, and was tried in its place.
test('a bit in the length of a body: the row is found again', () => {
  const bytes = readFileSync(join(pristine, 'journal.db'));
  const won = 'gameWon{"type":"gameWon"';
  const places: number[] = [];
  for (let at = bytes.indexOf(won); at >= 0; at = bytes.indexOf(won, at + 1)) places.push(at);
  expect(places.length).toBeGreaterThan(20);
  // Between the length of the body, two bytes, and the type: the types of time and checksum, game and move.
  const found = tried(...places.map((at) => ({ file: 'journal.db', byte: at - 6, bit: 1 })));
  expect(found.map(({ lost }) => lost)).toEqual(places.map(() => []));
});
