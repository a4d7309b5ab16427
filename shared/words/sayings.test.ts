// Names of hands and other sayings, in a house that has them (docs/sources.md: sayings).
import { expect, test } from 'vitest';
import { begin, keyed, walk } from '../rules/testing/table.ts';
import { DEFAULT as EN } from './default.ts';
import { sayMove } from './moves.ts';
import { peopleOf } from './people.ts';
import { sayRuling } from './ruling.ts';

const plain = peopleOf(['Ann', 'Bob']);
const folksy = { ...plain, sayings: { nineteen: true } };

/** What is said of a claim for the pone's hand, in a house without sayings and in one with them. */
function said(hand: string, starter: string, claimed: number): readonly (string | undefined)[] {
  const table = keyed(
    begin('mode=always'),
    'cut 0',
    `starter ${starter}`,
    'next',
    `cards ${hand}`,
    `peg 1 ${claimed}`,
  );
  const { ruling } = table.present;
  if (ruling === undefined) throw new Error('nothing was ruled');
  return [sayRuling(EN, ruling, plain), sayRuling(EN, ruling, folksy)];
}

test.each([
  ['8C 7D 6H AS', 'AC', 13, ' That is a raggedy Ann.'],
  ['8C 7D AH AS', '6C', 13, ' That is a raggedy Ann.'],
  ['8C 7D 6H 2S', '2C', 11, ' That is a raggedy Andy.'],
  ['4C 4D 6H 6S', '5C', 24, ' That is a gut shot.'],
  // The five was held, and a six turned up: the same count, and no gut shot.
  ['4C 4D 5H 6S', '6C', 24, ''],
  ['8C 7D 9H 2S', '2C', 7, ''],
  ['8C 7D 6H 2S', '2C', 12, ' Hauling lumber!'],
  ['8C 7D 6H 2S', '2C', 10, ' That is a raggedy Andy.'],
])('%s with %s, claimed as %i: %j', (hand, starter, claimed, remark) => {
  const [without, withSayings] = said(hand, starter, claimed);
  expect(withSayings).toBe(`${without}${remark}`);
});

test('the end of a game', () => {
  const [result] = walk(walk(begin(), 0, 100), 1, 121).present.results;
  if (result === undefined) throw new Error('nobody has won');
  const won = { code: 'won', result } as const;
  expect(sayMove(EN, { fact: won, ...plain })).toBe('Bob wins, 121-100.');
  expect(sayMove(EN, { fact: won, ...folksy })).toBe('Bob wins, 121-100. Up sticks!');
});
