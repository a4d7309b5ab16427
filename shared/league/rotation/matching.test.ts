// Largest matchings against all matchings of small graphs.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestMatching } from './matching.ts';

/** The most pairs, by trying everything. */
function mostPairs(vertices: readonly number[], joins: (a: number, b: number) => boolean): number {
  const [first, ...rest] = vertices;
  if (first === undefined) return 0;
  const without = mostPairs(rest, joins);
  const withOne = rest
    .filter((each) => joins(first, each))
    .map(
      (each) =>
        1 +
        mostPairs(
          rest.filter((other) => other !== each),
          joins,
        ),
    );
  return Math.max(without, ...withOne);
}

const graph = fc
  .integer({ min: 1, max: 9 })
  .chain((size) =>
    fc.tuple(
      fc.constant(size),
      fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 14 }),
      fc.boolean(),
    ),
  );

test('as many pairs as there can be, each of two who may meet', () => {
  fc.assert(
    fc.property(graph, ([size, edges, begun]) => {
      const joins = (a: number, b: number): boolean =>
        edges.some(([c, d]) => (a === c && b === d) || (a === d && b === c));
      const [edge] = edges.filter(([a, b]) => a !== b);
      const start =
        begun && edge
          ? Array.from({ length: size }, (_, at) =>
              at === edge[0] ? edge[1] : at === edge[1] ? edge[0] : -1,
            )
          : [];
      const mates = largestMatching(size, joins, start);
      expect(mates).toHaveLength(size);
      for (const [at, mate] of mates.entries())
        if (mate !== -1) expect([mates[mate], joins(at, mate), mate === at]).toEqual([at, true, false]);
      const pairs = mates.filter((mate) => mate !== -1).length / 2;
      expect(pairs).toBe(
        mostPairs(
          mates.map((_, at) => at),
          joins,
        ),
      );
      // Whoever had a partner keeps having one.
      for (const [at, mate] of start.entries()) if (mate !== -1) expect(mates[at]).not.toBe(-1);
    }),
    { numRuns: 300, seed: 2 },
  );
});

test('two triangles with a bridge: the bridge is needed', () => {
  const edges = ['01', '12', '02', '23', '34', '45', '35'];
  const joins = (a: number, b: number): boolean => edges.includes(`${Math.min(a, b)}${Math.max(a, b)}`);
  expect(largestMatching(6, joins)).toEqual([1, 0, 3, 2, 5, 4]);
  expect(largestMatching(6, joins, [2, -1, 0, -1, -1, -1])).toEqual([1, 0, 3, 2, 5, 4]);
});
