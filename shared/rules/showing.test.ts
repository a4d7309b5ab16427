// Hands that a renege has killed, in play and in the show.
import { describe, expect, test } from 'vitest';
import { begin, keyed, pegs, refusal } from './testing/table.ts';
import type { Timeline } from './timeline.ts';

/** Red deals, so Blue leads; the starter is the nine of clubs. */
const dealt = (settings = ''): Timeline => keyed(begin(settings), 'cut 0', 'next', 'starter 9C');
const lays = (...cards: readonly string[]): string[] =>
  cards.map((card) => (card === 'go' ? card : `lay ${card}`));

describe('a renege that kills (reference: rules 2, other houses)', () => {
  test('a dead card cannot be laid: its player has one fewer', () => {
    const table = keyed(dealt('renege=deadCard'), ...lays('KH', 'QC', 'TS', 'go', 'go'), 'offence renege 0');
    expect(table.present.round?.left).toEqual([2, 2]);
    expect(table.present.dead).toEqual([]);
  });

  test('a dead hand lays nothing, pegs nothing and counts nothing; the crib lives', () => {
    const table = keyed(dealt('renege=deadHand'), ...lays('KH', 'QC'), 'offence renege 0');
    expect(table.present).toMatchObject({ dead: [0], round: { turn: 1, left: [0, 3] } });
    expect(refusal(table, 'lay 2H seat=0')).toEqual({ code: 'handDead', seat: 0 });
    expect(refusal(table, 'peg 0 2')).toEqual({ code: 'handDead', seat: 0 });
    expect(refusal(table, 'hold 0 2H 3H 4H 5H')).toEqual({ code: 'handDead', seat: 0 });
    const shown = keyed(table, 'next', 'peg 1 8');
    expect(shown.present).toMatchObject({ phase: 'show', hand: 'crib', count: { seat: 0, hand: 'dealer' } });
    const next = keyed(shown, 'peg 0 4');
    expect([pegs(next.present), next.present.dead]).toEqual(['Red 4/0 Blue 8/0', []]);
  });

  test('found while the pone counts, it is the next hand’s turn', () => {
    const table = keyed(dealt('renege=deadHand'), 'next', 'offence renege 1');
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
      'cut 3',
      'next',
      'next',
      'offence renege 0',
      'peg 0 2',
    );
    expect(table.present.pegs[0]?.front).toBe(2);
  });
});
