// Every pile there can be, against an independent count.
import { expect, test } from 'vitest';
import { pips, topScore } from '../testing/pile.ts';
import { RANKS } from './cards.ts';
import { scorePile } from './pile.ts';
import { total } from './score.ts';

test('every card on every pile of up to seven cards scores the independent count', () => {
  const held = new Int8Array(13);
  const pile = new Int8Array(8);
  const named = RANKS.map((rank) => rank);
  let piles = 0;
  const lay = (below: readonly (typeof RANKS)[number][], count: number): void => {
    for (let rank = 0; rank < 13; rank++) {
      const sum = count + pips(rank);
      if (sum > 31) break;
      if (held[rank] === 4) continue;
      const cards = [...below, named[rank] ?? 'A'];
      pile[below.length] = rank;
      piles++;
      if (total(scorePile(cards)) !== topScore(pile, cards.length, sum)) throw new Error(`${cards}`);
      held[rank] = (held[rank] ?? 0) + 1;
      if (cards.length < 7) lay(cards, sum);
      held[rank] = (held[rank] ?? 0) - 1;
    }
  };
  lay([], 0);
  expect(piles).toBe(13 + 169 + 2197 + 22_603 + 157_605 + 786_550 + 2_981_440);
});
