// What the host takes is cut where the journal is asked, where it has answered, and where the peg is sent.
import { expect, test } from 'vitest';
import { HOST_PARTS, PartTimes } from './parts.ts';
import type { Stopwatch } from './stopwatch.ts';

function run(): { readonly parts: PartTimes; at(own: number): void } {
  const taken = { own: 0, waited: 0 };
  const parts = new PartTimes({ taken } as Pick<Stopwatch, 'taken'>);
  return {
    parts,
    at(own) {
      taken.own = own;
    },
  };
}

test('a press that moves a peg', () => {
  const { parts, at } = run();
  parts.begins();
  at(0.25);
  const kept = parts.journal(() => {
    at(1.25);
    return 'kept';
  });
  at(1.75);
  parts.pegs();
  at(3.75);
  parts.ends();
  expect(kept).toBe('kept');
  expect(parts.last).toEqual({ rules: 0.25, disk: 1, peg: 0.5, after: 2 });
  expect(Object.keys(parts.last)).toEqual(HOST_PARTS);
});

test('what moves no peg, such as a digit or an acknowledgement, leaves the figures of the last press', () => {
  const { parts, at } = run();
  parts.begins();
  parts.journal(() => at(1));
  parts.pegs();
  at(2);
  parts.ends();
  parts.begins();
  at(9);
  parts.pegs();
  parts.ends();
  expect(parts.last).toEqual({ rules: 0, disk: 1, peg: 0, after: 1 });
});
