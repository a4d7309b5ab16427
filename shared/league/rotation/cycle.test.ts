// Cycles by position: everybody meets everybody once, whoever moves.
import { describe, expect, test } from 'vitest';
import { circleCycle, type Meeting, sidesCycle } from './cycle.ts';

const sizes = Array.from({ length: 41 }, (_, half) => 2 * half + 2);

function laws(size: number, rounds: readonly (readonly Meeting[])[]): readonly string[] {
  const met = rounds.flat().map((pair) => pair.toSorted((a, b) => a - b).join('-'));
  const faults = rounds.flatMap((round, index) =>
    new Set(round.flat()).size === size && round.length === size / 2 ? [] : [`round ${index}`],
  );
  if (rounds.length !== size - 1) faults.push(`${rounds.length} rounds`);
  if (new Set(met).size !== met.length) faults.push('some meet again');
  return faults;
}

test.each(sizes)('circle of %i', (size) => {
  const cycle = circleCycle(size);
  expect(laws(size, cycle)).toEqual([]);
  const firsts = Array.from(
    { length: size },
    (_, position) => cycle.flat().filter(([first]) => first === position).length,
  );
  expect(Math.max(...firsts) - Math.min(...firsts)).toBeLessThanOrEqual(1);
});

test.each(sizes)('sides of %i, whatever they move by', (size) => {
  for (const move of [1, 2, 3, 4, size / 2]) expect(laws(size, sidesCycle(size, move))).toEqual([]);
});

describe('how the sides move', () => {
  // "one side moves four to the right": reclaimedrailsbrewing.
  test.each<[size: number, move: number, opponents: string]>([
    [20, 4, '10 14 18 12 16 11 15 19 13 17'],
    [20, 1, '10 11 12 13 14 15 16 17 18 19'],
    [20, 10, '10 11 12 13 14 15 16 17 18 19'],
    // With an odd number on a side the shift 0 comes last, within the sides.
    [10, 2, '7 9 6 8'],
    [2, 1, '1'],
  ])('of %i by %i', (size, move, opponents) => {
    const met = sidesCycle(size, move).map((round) => {
      const pair = round.find((each) => each.includes(0)) as Meeting;
      return pair[0] === 0 ? pair[1] : pair[0];
    });
    const across = opponents.split(' ').map(Number);
    expect(met.slice(0, across.length)).toEqual(across);
  });

  test('the first deal changes sides from round to round', () => {
    const firsts = sidesCycle(8, 1)
      .slice(0, 4)
      .map(([pair]) => pair?.join('-'));
    expect(firsts).toEqual(['0-4', '5-0', '0-6', '7-0']);
  });
});

/** '0-5 1-4 3-2': the meetings of a round. */
const written = (round: readonly Meeting[]): string => round.map((pair) => pair.join('-')).join(' ');

test('the circle of six, as it is drawn on paper', () => {
  const drawn = ['0-5 1-4 3-2', '5-1 2-0 4-3', '2-5 3-1 0-4', '5-3 4-2 1-0', '4-5 0-3 2-1'];
  expect(circleCycle(6).map(written)).toEqual(drawn);
});
