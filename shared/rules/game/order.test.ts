// Hands that a renege has killed, in play and in the show.
import { describe, expect, test } from 'vitest';
import type { CardOrRank } from '../cards/cards.ts';
import { freshRound, layCard, markDead, type Round } from '../cards/round.ts';
import { cards } from '../testing/cards.ts';
import { begin, keyed, pegs, refusal, tableAt } from '../testing/table.ts';
import type { Timeline } from './timeline.ts';

/** Red deals, so Blue leads; the starter is the nine of clubs. */
const dealt = (settings = ''): Timeline => tableAt(settings, 'at starter, starter 9C');

describe('a renege that kills (Other houses)', () => {
  test('a dead card cannot be laid: its player has one fewer', () => {
    const table = keyed(dealt('renege=deadCard'), 'lays KH QC TS go go, offence renege 0');
    expect(table.present.round?.left).toEqual([2, 2]);
    expect(table.present.dead).toEqual([]);
  });

  test('a dead hand lays nothing, pegs nothing and counts nothing; the crib lives', () => {
    const table = keyed(dealt('renege=deadHand'), 'lays KH QC 5H', 'go, offence renege 0');
    expect(table.present).toMatchObject({ dead: [0], round: { turn: 1, left: [0, 2] } });
    expect(refusal(table, 'lay 2H seat=0')).toEqual({ code: 'handDead', seat: 0 });
    expect(refusal(table, 'peg 0 2')).toEqual({ code: 'handDead', seat: 0 });
    expect(refusal(table, 'hold 0 2H 3H 4H 5H')).toEqual({ code: 'handDead', seat: 0 });
    const shown = keyed(table, 'next, peg 1 8');
    expect(shown.present).toMatchObject({ phase: 'show', hand: 'crib', count: { seat: 0, hand: 'dealer' } });
    const next = keyed(shown, 'peg 0 4');
    expect([pegs(next.present), next.present.dead]).toEqual(['Red 4/0 Blue 8/0', []]);
  });

  test('found while the pone counts, it is the next hand’s turn', () => {
    const table = keyed(dealt('renege=deadHand'), 'next, offence renege 1');
    expect(table.present).toMatchObject({ phase: 'show', hand: 'dealer' });
    expect(pegs(keyed(table, 'peg 0 8').present)).toBe('Red 8/0 Blue 0/0');
  });

  test('without cards it is kept too, and no cards of it are wanted', () => {
    const table = keyed(dealt('mode=always renege=deadHand'), 'offence renege 1');
    expect(refusal(table, 'cards 5H 5S 5D JC')).toEqual({ code: 'cardsNotWanted' });
    expect(keyed(table, 'next').present).toMatchObject({ hand: 'dealer' });
  });

  test('a partner’s hand lives', () => {
    const table = keyed(
      begin('sides=0,1,0,1 cards.dealt=5 cards.laidAway=1 renege=deadHand', ['A', 'B', 'C', 'D']),
      'cut 3, next, next, offence renege 0, peg 0 2',
    );
    expect(table.present.pegs[0]?.front).toBe(2);
  });
});

describe('cards that are dead in a round', () => {
  const round = (): Round => freshRound({ leader: 0 });
  const laid = (from: Round, ...cards: readonly CardOrRank[]): Round =>
    cards.reduce((before, card) => {
      const after = layCard(before, before.turn ?? 9, card);
      if (!after.ok) throw new Error(after.refusal.code);
      return after.value;
    }, from);

  test.each<[what: string, after: Round, left: number[], turn: number | undefined]>([
    ['one of four, whose turn it is', markDead(round(), 0, 1), [3, 4], 0],
    ['one of four, whose turn it is not', markDead(round(), 1, 1), [4, 3], 0],
    ['more than there are', markDead(round(), 0, 9), [0, 4], 1],
    ['all of them, before the other’s turn', markDead(laid(round(), 'K'), 1, 4), [3, 0], 0],
    ['all of them, out of turn', markDead(laid(round(), 'K'), 0, 3), [0, 4], 1],
    ['the only hand left, and the play is over', markDead(markDead(round(), 0, 4), 1, 4), [0, 0], undefined],
    [
      'nothing more once the play is over',
      markDead(markDead(markDead(round(), 0, 4), 1, 4), 1, 1),
      [0, 0],
      undefined,
    ],
  ])('%s', (_, { left, turn }, expected, seat) => {
    expect([left, turn]).toEqual([expected, seat]);
  });

  test('the last card before them scores last, if nobody can lay another', () => {
    const after = markDead(laid(markDead(round(), 0, 3), 'K'), 1, 4);
    expect(after.laid.at(-1)?.items).toEqual([{ kind: 'last', cards: ['K'], points: 1 }]);
    expect(after.turn).toBeUndefined();
  });

  test('a known hand that is dead holds nothing more; one that lost a card is not known less', () => {
    const hands = [cards('5H 5S 5D JC'), undefined];
    expect(markDead(freshRound({ leader: 0, hands }), 0, 4).hands).toEqual([[], undefined]);
    expect(markDead(freshRound({ leader: 0, hands }), 0, 1).hands).toEqual(hands);
  });
});

test('cards of the play cannot lie in another hand of the show, nor be the starter', () => {
  const table = tableAt(
    'mode=always',
    'at starter, starter 9C, lays 7H 8D KS, next, cards 7H KS 2D 3D, peg 1 0',
  );
  expect(refusal(table, 'cards 7H 4D 4S 6D')).toEqual({ code: 'duplicateCard', card: '7H' });
  // Red laid the eight, and Blue's crib cannot hold it.
  const crib = keyed(table, 'cards 8D 2S 4S TD, peg 0 0');
  expect(refusal(crib, 'cards 8D AS AD AH')).toEqual({ code: 'duplicateCard', card: '8D' });
  const early = tableAt('', 'at play, lay 9C');
  expect(refusal(early, 'starter 9C')).toEqual({ code: 'duplicateCard', card: '9C' });
});
