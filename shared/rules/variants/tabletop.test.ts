// Table Top Cribbage: five rows against five columns, the difference pegged. Squares are made up and counted by hand.
import { describe, expect, test } from 'vitest';
import { possibleCounts } from '../cards/counts.ts';
import { matchOf } from '../game/match.ts';
import { promptOf } from '../game/prompt.ts';
import type { Timeline } from '../game/timeline.ts';
import { presetOf } from '../house/presets.ts';
import { begin, keyed, pegs, refusal, tableAt } from '../testing/table.ts';

const table = (settings = ''): Timeline => tableAt(`table-top ${settings}`, 'cut 0');

/** Rows 12 2 6 11 2, columns 2 0 7 2 4: 33 against 15. */
const ROWS = ['2H 3C 3D 4S 9H', '7C 8D KH QS AH', '6C AS 5H 9C TH', 'JC JD 4C 6D 5C', 'KS QC TD 8S 7D'];
/** The same square turned: 15 against 33. */
const TURNED = [0, 1, 2, 3, 4].map((at) => ROWS.map((row) => row.split(' ')[at]).join(' '));
const entered = (rows: readonly string[]): readonly string[] => rows.map((row) => `cards ${row}`);
const at = ({ present }: Timeline) => [
  present.deal,
  present.phase,
  promptOf(present).hand,
  promptOf(present).expects,
];

describe('without cards the difference is keyed', () => {
  test.each<[string, string, readonly unknown[], string]>([
    ['the cards are dealt', '', [1, 'deal', undefined, 'deal'], 'Red 0/0 Blue 0/0'],
    ['a card is turned up for the middle', 'next', [1, 'starter', undefined, 'starter'], 'Red 0/0 Blue 0/0'],
    ['the square is laid out', 'next, next', [1, 'show', 'square', 'count'], 'Red 0/0 Blue 0/0'],
    ['rows have more', 'next, next, peg 0 18', [2, 'deal', undefined, 'deal'], 'Red 18/0 Blue 0/0'],
    ['columns have more', 'next, next, peg 1 18', [2, 'deal', undefined, 'deal'], 'Red 0/0 Blue 18/0'],
    ['points say that all of it is laid', 'peg 1 7', [2, 'deal', undefined, 'deal'], 'Red 0/0 Blue 7/0'],
    [
      'nineteen is a difference like another',
      'peg 1 19',
      [2, 'deal', undefined, 'deal'],
      'Red 0/0 Blue 19/0',
    ],
    ['equal', 'next, next, next', [2, 'deal', undefined, 'deal'], 'Red 0/0 Blue 0/0'],
    // Whitnack's revised page has two for a jack in the middle: heels=2.
    [
      'a jack in the middle is nothing',
      'next, starter JH',
      [1, 'show', 'square', 'count'],
      'Red 0/0 Blue 0/0',
    ],
  ])('%s', (_, keys, place, stand) => {
    const done = keyed(table(), keys);
    expect([at(done), pegs(done.present)]).toEqual([place, stand]);
  });

  test('the deal passes; 121 wins, and no skunk line is drawn', () => {
    const won = keyed(table(), 'peg 0 60, peg 1 3, peg 0 61');
    expect(won.present.results).toMatchObject([
      { winner: 0, scores: [121, 3], ending: 'show', skunk: 'none', gamePoints: 2 },
    ]);
    expect(matchOf(won.present).games).toEqual([1, 0]);
    expect(keyed(table(), 'peg 0 4').present.dealer).toBe(1);
    // Another game hole that is known: 31.
    expect(keyed(table('target=31'), 'peg 1 31').present.results[0]?.winner).toBe(1);
  });

  test('four players, of whom partners peg together', () => {
    const four = keyed(begin('table-top-4', ['A', 'B', 'C', 'D']), 'cut 3, peg 2 9, peg 3 4');
    expect(four.present.pegs.map(({ front }) => front)).toEqual([9, 4]);
    expect(four.present.dealer).toBe(1);
  });

  test('a jack in the middle is two for the dealer where the house likes it so', () => {
    const done = keyed(table('heels=2 mode=always'), 'starter JH');
    expect([pegs(done.present), at(done)]).toEqual(['Red 2/0 Blue 0/0', [1, 'show', 'row1', 'cards']]);
  });
});

describe('with the cards of the square', () => {
  const always = (rows: readonly string[] = ROWS, settings = ''): Timeline =>
    keyed(table(`mode=always ${settings}`), 'starter 5H', ...entered(rows));

  test('five rows, and the columns are known', () => {
    expect(at(always(ROWS.slice(0, 2)))).toEqual([1, 'show', 'row3', 'cards']);
    expect(at(always())).toEqual([1, 'show', 'square', 'count']);
    expect(always().present.cards.column5).toEqual(['9H', 'AH', 'TH', '5C', '7D']);
  });

  test.each<[string, readonly string[], string, string, string, string]>([
    ['right', ROWS, '', 'peg 0 18', 'countRight', 'Red 18/0 Blue 0/0'],
    ['right for the columns', TURNED, '', 'peg 1 18', 'countRight', 'Red 0/0 Blue 18/0'],
    ['too little', ROWS, '', 'peg 0 12', 'undercountCorrected', 'Red 18/0 Blue 0/0'],
    [
      'too little, and muggins',
      ROWS,
      'muggins=automatic',
      'peg 0 12',
      'undercountToOpponent',
      'Red 12/0 Blue 6/0',
    ],
    ['too much', ROWS, '', 'peg 0 25', 'overcountCorrected', 'Red 18/0 Blue 0/0'],
    [
      'too much goes over',
      ROWS,
      'overcount=toOpponent',
      'peg 0 25',
      'overcountToOpponent',
      'Red 18/0 Blue 7/0',
    ],
    ['claimed by the wrong side', ROWS, '', 'peg 1 18', 'otherDifference', 'Red 18/0 Blue 0/0'],
    ['nothing claimed by the wrong side', TURNED, '', 'peg 0 0', 'otherDifference', 'Red 0/0 Blue 18/0'],
  ])('%s', (_, rows, settings, key, code, stand) => {
    const done = keyed(always(rows, settings), key);
    expect([done.present.ruling?.code, pegs(done.present), done.present.deal]).toEqual([code, stand, 2]);
    const [own, other] = done.present.ruling?.items ?? [];
    expect([own?.kind, other?.kind].sort()).toEqual(['columns', 'rows']);
    expect(Math.abs(own?.points ?? 0) + Math.abs(other?.points ?? 0)).toBe(48);
  });

  test.each<[string, readonly string[], string, object]>([
    [
      'a row without the middle card',
      ROWS.slice(0, 2),
      'cards 6C AS 4H 9C TH',
      { code: 'cardCrossed', known: '5H' },
    ],
    ['the middle card elsewhere', [], 'cards 5H 3C 3D 4S 9H', { code: 'duplicateCard', card: '5H' }],
    [
      'a card of another row',
      ROWS.slice(0, 1),
      'cards 7C 8D KH QS 2H',
      { code: 'duplicateCard', card: '2H' },
    ],
    ['four cards', [], 'cards 2H 3C 3D 4S', { code: 'wrongNumberOfCards', expected: 5 }],
    ['the difference before the cards', ROWS.slice(0, 4), 'peg 0 4', { code: 'cardsFirst', cards: 5 }],
    ['a card laid', ROWS, 'lay 5S', { code: 'notNow' }],
  ])('refused: %s', (_, rows, wish, refused) => {
    expect(refusal(always(rows), wish)).toMatchObject(refused);
  });

  test('a column that can still be a flush is entered as well, by the second side', () => {
    const rows = ['2 4H 6S 9D TC', '7C 8D KH QS AH', '6C AS 5H 9C TH', 'JC JD 4C 6D 5C', 'KC QC TD 8S 7D'];
    const done = always(rows);
    expect([at(done), promptOf(done.present).seat]).toEqual([[1, 'show', 'column1', 'cards'], 1]);
    expect(at(keyed(done, 'cards 2D 7C 6C JC KC'))).toEqual([1, 'show', 'square', 'count']);
  });

  test('a difference that the other side has wins the game for it', () => {
    const near = tableAt('table-top mode=always', 'unverified 0 110, cut 0, starter 5H');
    const { results, ruling } = keyed(near, ...entered(ROWS), 'peg 1 18').present;
    expect(ruling?.code).toBe('otherDifference');
    expect(results).toMatchObject([{ winner: 0, ending: 'show', scores: [121, 0] }]);
  });

  test('a flush is five of a suit, and suits are asked for where a column can still be one', () => {
    // Row 1 is a flush of five; four of a suit in row 2 are none.
    const ranks = keyed(table('mode=always'), 'starter 5H, cards 2H 4H 6H 8H TH, cards 7C 9D J K Q');
    expect(refusal(ranks, 'cards 6 A 5 9 3')).toMatchObject({ code: 'suitWanted', index: 0 });
    expect(ranks.present.cards.row2).toEqual(['7C', '9D', 'J', 'K', 'Q']);
  });

  test('a doubted difference: the middle card, five rows, and the ruling', () => {
    const doubted = keyed(table('mode=challenge'), 'peg 1 30, dispute');
    expect(promptOf(doubted.present)).toMatchObject({ expects: 'starterCard', disputed: true });
    const four = keyed(doubted, 'starter 5H', ...entered(ROWS.slice(0, 4)));
    expect([at(four), pegs(four.present)]).toEqual([[2, 'deal', 'row5', 'cards'], 'Red 0/0 Blue 30/0']);
    const ruled = keyed(four, `cards ${ROWS[4]}`);
    expect([at(ruled), pegs(ruled.present)]).toEqual([[2, 'deal', undefined, 'deal'], 'Red 18/0 Blue 0/0']);
    expect(pegs(keyed(ruled, 'undo').present)).toBe('Red 0/0 Blue 30/0');
  });

  test('a doubted difference that won the game brings it back', () => {
    const won = keyed(table('mode=challenge'), 'peg 1 99, peg 1 22');
    expect(won.present.phase).toBe('over');
    const back = keyed(won, 'dispute, starter 5H', ...entered(ROWS));
    expect([at(back), pegs(back.present)]).toEqual([[3, 'deal', undefined, 'deal'], 'Red 18/0 Blue 99/0']);
  });

  test('the exact number to go out: a difference that is too much is not pegged', () => {
    const near = (key: string) =>
      pegs(
        keyed(
          table('mode=challenge exactOut=yes target=31'),
          'peg 0 20',
          key,
          'dispute, starter 5H',
          ...entered(ROWS),
        ).present,
      );
    expect([near('peg 0 11'), near('peg 1 5')]).toEqual(['Red 20/0 Blue 0/0', 'Red 20/0 Blue 0/0']);
  });
});

test('a difference can be anything that two digits say', () => {
  expect(possibleCounts(false, presetOf('table-top'))).toHaveLength(100);
});
