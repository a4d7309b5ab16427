// Favourite colours: who gets theirs, and that no two sides ever have the same.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { favouredColours } from './favourites.ts';

const LANES = ['vermilion', 'blue', 'green', 'yellow'];

test.each<[string, (string | null)[][], string[]]>([
  ['nobody has one', [[null], [null]], LANES],
  [
    'the second has the first lane’s: they exchange',
    [[null], ['vermilion']],
    ['blue', 'vermilion', 'green', 'yellow'],
  ],
  ['one that no player has on their lane', [['green'], [null]], ['green', 'blue', 'vermilion', 'yellow']],
  ['both want the same: the first has it', [['blue'], ['blue']], ['blue', 'vermilion', 'green', 'yellow']],
  ['one of another palette', [['magenta'], [null]], LANES],
  ['their own already', [['vermilion'], ['blue']], LANES],
  [
    'partners: the first who has a wish that can be met',
    [['magenta', 'yellow'], [null]],
    ['yellow', 'blue', 'green', 'vermilion'],
  ],
  [
    'a settled side keeps its colour',
    [['green'], ['vermilion'], ['green']],
    ['green', 'vermilion', 'blue', 'yellow'],
  ],
])('%s', (_, favourites, colours) => {
  expect(favouredColours(LANES, favourites)).toEqual(colours);
});

test('the same colours, each once, and the first wish that a lane has is met', () => {
  const wish = fc.option(fc.constantFrom(...LANES, 'magenta'), { nil: null });
  fc.assert(
    fc.property(fc.array(fc.array(wish, { minLength: 1, maxLength: 3 }), { maxLength: 4 }), (favourites) => {
      const given = favouredColours(LANES, favourites);
      expect([...given].sort()).toEqual([...LANES].sort());
      const side = favourites.findIndex((wishes) =>
        wishes.some((each) => each !== null && LANES.includes(each)),
      );
      if (side >= 0) expect(favourites[side]).toContain(given[side]);
    }),
  );
});
