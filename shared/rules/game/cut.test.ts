import { expect, test } from 'vitest';
import { SIX_CARD } from '../terms/ruleset.ts';
import { cards } from '../testing/cards.ts';
import { lowestCut } from './cut.ts';

test.each<[string, 'sameRank' | 'tenCards', number | undefined]>([
  ['5H 9C', 'sameRank', 0],
  ['KD AC', 'sameRank', 1],
  ['7H 7C', 'sameRank', undefined],
  ['TH KC', 'sameRank', 0],
  // In one house two ten-cards are equal as well.
  ['TH KC', 'tenCards', undefined],
  ['9H KC', 'tenCards', 0],
  ['8H 3C 9D', 'sameRank', 1],
  ['8H 3C 3D', 'sameRank', undefined],
  ['2H 8C 8D', 'sameRank', 0],
])('%s, %s: seat %j deals (reference: rules 3)', (cut, cutAgain, seat) => {
  const dealt = cards(cut);
  expect(lowestCut(dealt, { seats: dealt.length, cutAgain })).toEqual({ ok: true, value: seat });
});

test.each([
  ['5H', { code: 'wrongNumberOfCards', expected: 2, got: 1 }],
  ['5H 5H', { code: 'duplicateCard', card: '5H' }],
])('%s is refused', (cut, refusal) => {
  expect(lowestCut(cards(cut), SIX_CARD)).toEqual({ ok: false, refusal });
});
