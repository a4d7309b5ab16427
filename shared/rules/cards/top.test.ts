// The quick count of a card in play against the readable one.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RANKS } from './cards.ts';
import { countOf, scorePile } from './pile.ts';
import { total } from './score.ts';
import { emptyPile, rankPips, topPoints } from './top.ts';

test('a card on top of any running count scores what the readable count gives it', () => {
  const ranks = fc.array(fc.nat(12), { minLength: 1, maxLength: 8 });
  // Low cards next to each other make runs and pairs, which any cards rarely do.
  const low = fc.array(fc.nat(4), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.oneof(ranks, low), (all) => {
      const pile = emptyPile();
      const cards = all.map((rank) => RANKS[rank] as (typeof RANKS)[number]);
      for (const rank of all) {
        pile.ranks[pile.length++] = rank;
        pile.count += rankPips(rank);
      }
      expect([pile.count, topPoints(pile)]).toEqual([countOf(cards), total(scorePile(cards))]);
    }),
    { numRuns: 2000 },
  );
});
