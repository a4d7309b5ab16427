import { describe, expect, test } from 'vitest';
import { legalCommands } from '../game/legal.ts';
import { promptOf } from '../game/prompt.ts';
import { begin, keyed, pegs, refusal, tableAt } from '../testing/table.ts';
import { cribOwner } from './auction.ts';

/** Blue is the pone of the first deal, and has so many holes before any card. */
const table = (settings = '', holes = 10) =>
  tableAt(`cribOwner=bidder firstDealBonus=${holes} ${settings}`, 'cut 0');

/** Auction: the highest bidder owns the crib, and the bid is written off. */
describe('bids for the crib', () => {
  test.each<[string, string, string, number]>([
    ['nobody bids', 'next, next', 'Red 0/0 Blue 10/0', 0],
    ['the pone bids', 'next, peg 1 4, next', 'Red 0/0 Blue 6/0', 1],
    ['without NEXT after the deal', 'peg 1 4, next', 'Red 0/0 Blue 6/0', 1],
    ['more than once', 'next, peg 1 4, peg 1 6, next', 'Red 0/0 Blue 4/0', 1],
    ['everything', 'next, peg 1 10, next', 'Red 0/0 Blue 0/0', 1],
    ['a bid taken back', 'next, peg 1 4, undo, next', 'Red 0/0 Blue 10/0', 0],
    ['the sale taken back', 'next, peg 1 4, next, undo, undo, next', 'Red 0/0 Blue 10/0', 0],
    ['the starter ends the bids', 'next, peg 1 4, starter 5', 'Red 0/0 Blue 6/0', 1],
    ['so does a card', 'next, peg 1 4, lay 5', 'Red 0/0 Blue 6/0', 1],
  ])('%s', (_, keys, stand, owner) => {
    const { present } = keyed(table(), keys);
    expect(pegs(present)).toBe(stand);
    expect(present.buyer ?? present.dealer).toBe(owner);
  });

  test('the buyer counts the crib, last of all, and the deal passes on', () => {
    const shown = keyed(table(), 'next, peg 1 4, next, next, next, peg 1 8, peg 0 6');
    expect([promptOf(shown.present).hand, promptOf(shown.present).seat]).toEqual(['crib', 1]);
    expect(refusal(shown, 'peg 0 4')).toMatchObject({ code: 'outOfOrder', expected: 1 });
    const after = keyed(shown, 'peg 1 12').present;
    expect([pegs(after), after.dealer, after.buyer]).toEqual(['Red 6/0 Blue 26/14', 1, undefined]);
  });

  test.each<[string, string, string, string, object]>([
    ['nothing', '', 'next', 'peg 1 0', { least: 1, most: 10 }],
    ['what nobody has pegged', '', 'next', 'peg 1 11', { least: 1, most: 10 }],
    ['by a player without a hole', '', 'next', 'peg 0 1', { least: 1, most: 0 }],
    ['under the least bid of the house', 'bidLeast=3', 'next', 'peg 1 2', { least: 3, most: 10 }],
    ['no more than the last', '', 'next, peg 1 4', 'peg 1 4', { least: 5, most: 10 }],
  ])('a bid is refused: %s', (_, settings, keys, bid, figures) => {
    expect(refusal(keyed(table(settings), keys), bid)).toMatchObject({ code: 'badBid', ...figures });
  });

  test('where the house lets the dealer match a bid, the dealer may, and nobody else', () => {
    const later = keyed(table('bidTie=dealerMatches'), 'next, next, next, next, peg 1 8, peg 0 6, peg 0 4');
    const bid = keyed(later, 'next, peg 0 4');
    const matched = keyed(bid, 'peg 1 4');
    expect([matched.present.bid, refusal(matched, 'peg 0 4').code]).toEqual([
      { seat: 1, points: 4 },
      'badBid',
    ]);
    expect(refusal(matched, 'peg 1 4')).toMatchObject({ least: 5 });
  });

  test('before anybody can bid, no bid is asked for', () => {
    expect(promptOf(keyed(table('', 0), 'next').present).expects).toBe('starter');
    expect(promptOf(keyed(table('bidLeast=11'), 'next').present).expects).toBe('starter');
    expect(promptOf(keyed(table('bidLeast=10'), 'next').present).expects).toBe('bids');
  });

  test('what can be bid is what can be done', () => {
    const open = keyed(table(), 'next, peg 1 4').present;
    const bids = [5, 6, 7, 8, 9, 10].map((points) => ({ type: 'peg', seat: 1, points }));
    expect(legalCommands(open, { types: ['peg', 'next'] })).toEqual([...bids, { type: 'next' }]);
  });

  test('a hand is not told while bids are open', () => {
    expect(refusal(keyed(table(), 'next'), 'hold 1 5H 6H 7H 8H').code).toBe('notNow');
  });

  test('where every hand is checked, bids come before the starter', () => {
    const sold = keyed(table('mode=always'), 'next, peg 1 4, next, starter 5C');
    expect([sold.present.phase, pegs(sold.present)]).toEqual(['play', 'Red 0/0 Blue 6/0']);
  });
});

test.each<[string, string, string, number | undefined]>([
  ['the dealer', '', 'cut 0', 0],
  ['nobody before the deal', '', '', undefined],
  ['nobody while it is bid for', 'auction firstDealBonus=10', 'cut 0', undefined],
  ['the buyer', 'auction firstDealBonus=10', 'at starter, peg 1 4, next', 1],
  ['nobody where there is none', 'noddy', 'at starter', undefined],
])('whose crib it is: %s', (_, settings, keys, owner) => {
  expect(cribOwner(keyed(begin(settings), keys).present)).toBe(owner);
});
