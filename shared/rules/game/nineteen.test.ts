// Nineteen, and the other numbers that no hand can count: nothing, a claim, or refused, by what is known of the cards.
import { describe, expect, test } from 'vitest';
import { keyed, pegs, refusal, tableAt } from '../testing/table.ts';
import { incrementsOf, legalCommands } from './legal.ts';
import type { Timeline } from './timeline.ts';

const DEALT = 'cut 0, starter 9C, next';
/** 7 7 7 8 with a 9 counts 21 (reference rules 1); 3 6 Q K fifteen for 2; 3 8 Q K nothing. */
const RICH = 'cards 7S 7D 7H 8S';
const POOR = 'cards 3S 8D QH KS';

const ruled = ({ present }: Timeline): readonly [string | undefined, string] => [
  present.ruling?.code,
  pegs(present),
];

describe('with the cards known a claim is a claim', () => {
  const ACC = 'acc-tournament mode=always';
  test.each<[rules: string, cards: string, said: number, code: string | undefined, stand: string]>([
    // Seed 003.
    ['playroom mode=always', RICH, 19, 'undercountToOpponent', 'Red 2/0 Blue 19/0'],
    ['playroom mode=always', RICH, 20, 'undercountToOpponent', 'Red 1/0 Blue 20/0'],
    // ACC 8.3.
    [`${ACC} muggins=called`, RICH, 19, undefined, 'Red 0/0 Blue 19/0'],
    [`${ACC} muggins=off undercount=stands`, RICH, 19, 'undercountStands', 'Red 0/0 Blue 19/0'],
    ['casual mode=always', RICH, 19, 'undercountCorrected', 'Red 0/0 Blue 21/0'],
    // ACC 8.4.c; pub, UK; casual.
    [ACC, RICH, 25, 'overcountToOpponent', 'Red 4/0 Blue 21/0'],
    [ACC, RICH, 26, 'overcountToOpponent', 'Red 5/0 Blue 21/0'],
    [ACC, RICH, 27, 'overcountToOpponent', 'Red 6/0 Blue 21/0'],
    ['uk-pub mode=always', RICH, 25, 'overcountLost', 'Red 0/0 Blue 3/0'],
    ['mode=always', RICH, 27, 'overcountCorrected', 'Red 0/0 Blue 21/0'],
    // Said of a hand that counts nothing it is a way to say so (Pagat).
    [`${ACC} muggins=called`, POOR, 19, undefined, 'Red 0/0 Blue 0/0'],
    ['playroom mode=always', POOR, 19, 'countRight', 'Red 0/0 Blue 0/0'],
    [ACC, POOR, 25, 'overcountToOpponent', 'Red 25/0 Blue 0/0'],
    // In a house where it is none, it is a claim of 19 there too (ACC 8.4.c, 8.3).
    [`${ACC} nineteenIsZero=no`, POOR, 19, 'overcountToOpponent', 'Red 19/0 Blue 0/0'],
    [`${ACC} nineteenIsZero=no`, RICH, 19, 'undercountStands', 'Red 0/0 Blue 19/0'],
  ])('%s: %s, and says %i', (rules, cards, said, code, stand) => {
    const table = keyed(tableAt(rules, DEALT), cards, `peg 1 ${said}`);
    expect(ruled(table)).toEqual([code, stand]);
  });

  test('where muggins is called, the two that nineteen misses can be called (ACC 10)', () => {
    const table = keyed(
      tableAt('acc-tournament mode=always muggins=called', DEALT),
      RICH,
      'peg 1 19, muggins 0 2',
    );
    expect(ruled(table)).toEqual(['mugginsAwarded', 'Red 2/0 Blue 19/0']);
  });

  test('in mode challenge where the play has shown them', () => {
    const held = 'cut 0, starter 9C, hold 1 7S 7D 7H 8S, next';
    const table = keyed(tableAt('mode=challenge muggins=automatic', held), 'peg 1 19');
    expect(ruled(table)).toEqual(['undercountToOpponent', 'Red 2/0 Blue 19/0']);
  });

  test('every number is offered, and the true one is a legal command', () => {
    const table = keyed(tableAt('mode=always', DEALT), RICH);
    expect(incrementsOf(table.present)).toEqual(Array.from({ length: 30 }, (_, points) => points));
    const truth = { type: 'peg', seat: 1, points: 21 };
    expect(legalCommands(table.present, { types: ['peg'] })).toEqual([{ ...truth, points: 0 }, truth]);
  });

  test('a card in play: nineteen is nothing for one that scores nothing, and else a claim', () => {
    const table = (...keys: string[]) =>
      keyed(tableAt('mode=always overcount=toOpponent', 'cut 0, starter 9C'), 'lay 8H', ...keys);
    expect(ruled(table('peg 1 19'))).toEqual(['countRight', 'Red 0/0 Blue 0/0']);
    expect(ruled(table('lay 7D, peg 0 19'))).toEqual(['overcountToOpponent', 'Red 2/0 Blue 17/0']);
  });

  test.each<[mode: string, code: string | undefined]>([
    ['always', 'countRight'],
    ['challenge', 'countRight'],
    ['trust', undefined],
  ])('in mode %s it is nothing as well where it comes with the card', (mode, code) => {
    const table = tableAt(`mode=${mode} overcount=toOpponent`, 'cut 0, starter 9C');
    for (const keys of [['lay 8H 19'], ['lay 8H', 'peg 1 19']])
      expect(ruled(keyed(table, ...keys))).toEqual([code, 'Red 0/0 Blue 0/0']);
  });

  test('a card that is known to score the go scores something: a claim of 19', () => {
    const held = 'cut 0, starter 9C, hold 0 QC TH TS JH, hold 1 KH 9D 8H 7H, lay KH, lay QC';
    const table = tableAt('mode=always overcount=toOpponent', held);
    for (const keys of [['lay 9D', 'peg 1 19'], ['lay 9D 19']])
      expect(ruled(keyed(table, ...keys))).toEqual(['overcountToOpponent', 'Red 18/0 Blue 1/0']);
  });
});

describe('a count that is disputed was a claim of nineteen', () => {
  const said = (rules: string): Timeline => keyed(tableAt(`mode=challenge ${rules}`, 'at show'), 'peg 1 19');

  test.each<[rules: string, cards: string, code: string, stand: string]>([
    ['muggins=automatic', RICH, 'undercountToOpponent', 'Red 2/0 Blue 19/0'],
    ['undercount=stands', RICH, 'undercountStands', 'Red 0/0 Blue 19/0'],
    ['', RICH, 'undercountCorrected', 'Red 0/0 Blue 21/0'],
    ['overcount=toOpponent', 'cards 3S 6D QH KS', 'overcountToOpponent', 'Red 17/0 Blue 2/0'],
    ['overcount=toOpponent', POOR, 'countRight', 'Red 0/0 Blue 0/0'],
  ])('%s: %s', (rules, cards, code, stand) => {
    const table = said(rules);
    expect(pegs(table.present)).toBe('Red 0/0 Blue 0/0');
    expect(ruled(keyed(table, 'dispute, starter 9C', cards))).toEqual([code, stand]);
  });

  test('so it is in plain pegging', () => {
    const table = keyed(tableAt('mode=challenge', 'peg 1 19'), 'dispute, starter 9C', RICH);
    expect(ruled(table)).toEqual(['undercountCorrected', 'Red 0/0 Blue 21/0']);
  });

  test('it was nothing to whoever has called muggins on it', () => {
    const table = keyed(said('muggins=called'), 'muggins 0 21, dispute, starter 9C', RICH);
    expect(ruled(table)).toEqual(['mugginsAwarded', 'Red 21/0 Blue 0/0']);
  });
});

test('without the cards it pegs nothing, and what no hand can count is refused', () => {
  for (const mode of ['trust', 'challenge']) {
    const table = tableAt(`mode=${mode}`, 'at show');
    expect(pegs(keyed(table, 'peg 1 19').present)).toBe('Red 0/0 Blue 0/0');
    for (const points of [25, 26, 27])
      expect(refusal(table, `peg 1 ${points}`)).toMatchObject({ code: 'impossibleCount', points });
    const plain = tableAt(`mode=${mode} nineteenIsZero=no`, 'at show');
    expect(refusal(plain, 'peg 1 19')).toMatchObject({ code: 'impossibleCount', points: 19 });
  }
});
