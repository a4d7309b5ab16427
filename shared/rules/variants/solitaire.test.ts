// Cribbage Solitaire, with one hand and with two: what is counted, when it is won or lost, and what a wrong count comes to.
import { describe, expect, test } from 'vitest';
import { promptOf } from '../game/prompt.ts';
import type { Timeline } from '../game/timeline.ts';
import { differences } from '../house/format.ts';
import { type PresetName, presetOf } from '../house/presets.ts';
import { SIX_CARD } from '../terms/ruleset.ts';
import { cardsIn, counterOf, handsOf } from '../terms/seats.ts';
import { begin, keyed, pegs, refusal } from '../testing/table.ts';

const table = (name: PresetName, settings = ''): Timeline => {
  const text = Object.entries(differences(SIX_CARD, presetOf(name))).map(
    ([field, value]) => `${field}=${value}`,
  );
  return begin(`${text.join(' ')} ${settings}`, ['Ann']);
};
const one = (settings = ''): Timeline => table('cribbage-solitaire', settings);
const two = (settings = ''): Timeline => table('cribbage-solitaire-2', settings);
const bumppo = (settings = ''): Timeline => table('bumppo-solitaire', settings);
const at = ({ present }: Timeline) => [present.deal, present.phase, promptOf(present).hand];

/** A whole deal in points. */
const deal = (...points: readonly number[]): readonly string[] => points.map((each) => `peg 0 ${each}`);

describe('a deal', () => {
  test.each<[PresetName, readonly string[], number]>([
    ['cribbage-solitaire', ['dealer', 'crib'], 8],
    ['cribbage-solitaire-2', ['hand1', 'hand2', 'crib'], 12],
  ])('%s: %j count for the player, of %i cards', (name, hands, dealt) => {
    const rules = presetOf(name);
    expect(handsOf(rules)).toEqual(hands);
    const all = handsOf(rules);
    expect(all.map((hand) => counterOf({ dealer: 0, rules }, hand))).toEqual(all.map(() => 0));
    expect(all.reduce((sum, hand) => sum + cardsIn(rules, hand), 0)).toBe(dealt);
  });

  test.each<[string, Timeline, readonly string[], readonly unknown[], string]>([
    ['nobody cuts', one(), [], [1, 'deal', undefined], 'Ann 0/0'],
    ['a jack is two', one(), ['next', 'peg 0 2'], [1, 'show', 'dealer'], 'Ann 2/0'],
    ['hand, then crib', one(), deal(8), [1, 'show', 'crib'], 'Ann 8/0'],
    ['then the next deal', one(), deal(8, 4), [2, 'deal', undefined], 'Ann 12/8'],
    ['a hand of nothing', one(), ['next', 'next', 'next'], [1, 'show', 'crib'], 'Ann 0/0'],
    ['the first of two hands', two(), deal(8), [1, 'show', 'hand2'], 'Ann 8/0'],
    ['the second', two(), deal(8, 4), [1, 'show', 'crib'], 'Ann 12/8'],
    ['the crib of both', two(), deal(8, 4, 6), [2, 'deal', undefined], 'Ann 18/12'],
  ])('%s', (_, begun, keys, place, stand) => {
    const done = keyed(begun, ...keys);
    expect([at(done), pegs(done.present)]).toEqual([place, stand]);
  });

  test('a flush of four counts in the hand, and not in the crib', () => {
    const hand = keyed(one('mode=always'), 'starter KC, cards 2H 4H 6H 8H, peg 0 4');
    expect(pegs(hand.present)).toBe('Ann 4/0');
    const crib = keyed(hand, 'cards 2D 4D 6D 8D, peg 0 4');
    expect([pegs(crib.present), at(crib)]).toEqual(['Ann 4/0', [2, 'deal', undefined]]);
    const second = keyed(two('mode=always'), 'starter KC, cards 2S 4D 6C 8H, peg 0 0');
    expect(pegs(keyed(second, 'cards 2H 4H 6H 8D, peg 0 0').present)).toBe('Ann 0/0');
  });

  test.each<[string, Timeline, string, object]>([
    ['a card of the hand in the crib', one('mode=always'), 'cards 2H 3C 5D 7S', { code: 'duplicateCard' }],
    ['of one hand in the other', two('mode=always'), 'cards 2H 3C 5D 7S', { code: 'duplicateCard' }],
    ['three cards', one('mode=always'), 'cards 3C 5D 7S', { code: 'wrongNumberOfCards', expected: 4 }],
    ['the next hand before its points', one('mode=always'), 'next', { code: 'countFirst', hand: 'crib' }],
    ['a card laid', one('mode=always'), 'lay 5H', { code: 'notNow', command: 'lay' }],
  ])('refused: %s', (_, begun, wish, refused) => {
    const first = keyed(begun, 'starter 9H, cards 2H 4C 6D 8S, peg 0 0');
    expect(refusal(first, wish)).toMatchObject(refused);
  });

  test('the starter goes back into the pack: the next deal can have it', () => {
    const next = keyed(
      one('mode=always'),
      ...['starter 9H', 'cards 2H 4C 6D 8S', 'peg 0 0', 'cards 2S 4D 6C 8H', 'peg 0 0'],
      ...['starter KH', 'cards 9H 9S 9C 9D', 'peg 0 12'],
    );
    // Each of the first two counts four, which nobody claimed.
    expect(pegs(next.present)).toBe('Ann 20/8');
  });
});

describe('against the crib, with a free crib (Bumppo)', () => {
  test.each<[string, string, readonly unknown[], string]>([
    ['the play follows the starter', 'next, next', [1, 'play', undefined], 'Ann 0/0'],
    ['own points of the play', 'next, next, peg 0 2, peg 0 3', [1, 'play', undefined], 'Ann 5/2'],
    ['points say that the cards are dealt', 'peg 0 1', [1, 'play', undefined], 'Ann 1/0'],
    ['then the hand', 'next, next, next', [1, 'show', 'dealer'], 'Ann 0/0'],
    ['a count that no card can score is the hand', 'peg 0 1, peg 0 29', [1, 'show', 'crib'], 'Ann 30/1'],
  ])('%s', (_, keys, place, stand) => {
    const done = keyed(bumppo(), keys);
    expect([at(done), pegs(done.present)]).toEqual([place, stand]);
  });

  test.each<[string, string, object]>([
    ['a card is laid', 'lay 5H', { code: 'notNow', command: 'lay' }],
    ['a hand is told', 'hold 0 2C 3C 5D 7S', { code: 'notNow', command: 'hold' }],
  ])('what the board does not follow: %s', (_, wish, refused) => {
    expect(refusal(keyed(bumppo(), 'next, next'), wish)).toMatchObject(refused);
  });

  const played = ['next', 'next', 'peg 0 2', 'next', 'peg 0 9', 'peg 0 8'];
  const six = Array(6).fill(played).flat();

  test('after six deals the four cards that are left are a crib, and its jack is two', () => {
    const free = keyed(bumppo(), ...six);
    expect([at(free), pegs(free.present)]).toEqual([[7, 'deal', undefined], 'Ann 114/106']);
    expect(at(keyed(free, 'next, peg 0 2'))).toEqual([7, 'show', 'crib']);
    expect(at(keyed(free, 'peg 0 4'))[1]).toBe('over');
    const won = keyed(free, 'next, peg 0 2, peg 0 5');
    expect(won.present.results).toMatchObject([{ winner: 0, scores: [121], ending: 'show' }]);
    const lost = keyed(free, 'next, next, peg 0 6');
    expect(lost.present.results).toMatchObject([{ winner: null, scores: [120], ending: 'deals' }]);
    expect(at(keyed(lost, 'undo'))).toEqual([7, 'show', 'crib']);
  });

  test('the free crib is counted by its cards: no flush of four', () => {
    const always = bumppo('mode=always target=999');
    const deal = ['starter KH', 'next', 'cards 2S 4D 6C 8H', 'peg 0 0', 'cards 2H 4S 6D 8C', 'peg 0 0'];
    const free = keyed(always, ...Array(6).fill(deal).flat());
    const before = free.present.pegs[0]?.front ?? 0;
    const done = keyed(free, 'starter JC, cards 2D 4D 6D 8D, peg 0 4');
    expect([done.present.phase, (done.present.results[0]?.scores[0] ?? 0) - before]).toEqual(['over', 2]);
  });

  test('a play against the crib and the free crib are two settings', () => {
    const without = keyed(bumppo('freeCrib=no'), ...six);
    expect(without.present.results).toMatchObject([{ winner: null, scores: [114], ending: 'deals' }]);
    expect(at(keyed(one('freeCrib=yes'), ...Array(6).fill(deal(8, 4)).flat()))).toEqual([
      7,
      'deal',
      undefined,
    ]);
  });
});

describe('won and lost', () => {
  const twenty = deal(12, 8);
  test.each<[string, Timeline, readonly string[], number | null, number, string]>([
    ['121 wins', one(), [...Array(5).fill(twenty).flat(), 'peg 0 12', 'peg 0 9'], 0, 121, 'show'],
    ['it wins at once', one(), [...deal(29, 29), ...deal(29, 29), ...deal(5)], 0, 121, 'show'],
    ['120 does not', one(), Array(6).fill(twenty).flat(), null, 120, 'deals'],
    ['two hands: 101 wins', two('target=101'), [...Array(5).fill(twenty).flat(), 'peg 0 1'], 0, 101, 'show'],
    [
      'four deals',
      two('target=101'),
      Array(4)
        .fill(deal(8, 8, 8))
        .flat(),
      null,
      96,
      'deals',
    ],
    ['given up', one(), [...twenty, 'concede 0'], null, 20, 'conceded'],
  ])('%s', (_, begun, keys, winner, score, ending) => {
    const { present } = keyed(begun, ...keys);
    expect(present.phase).toBe('over');
    expect(present.results[0]).toMatchObject({ winner, scores: [score], ending, skunk: 'none', stakes: 0 });
  });

  test('a last crib that was doubted turns a lost game into one that is won, and a won one into a lost one', () => {
    const five = [...Array(5).fill(twenty).flat(), 'peg 0 12'];
    const lost = keyed(one('mode=challenge'), ...five, 'peg 0 8');
    expect(lost.present.results[0]?.winner).toBeNull();
    const more = keyed(lost, 'dispute, starter KH, cards 5S 5D 5C 2H');
    expect(more.present.results).toMatchObject([{ winner: 0, scores: [121] }]);
    const won = keyed(one('mode=challenge'), ...five, 'peg 0 9');
    expect(won.present.results[0]?.winner).toBe(0);
    const less = keyed(won, 'dispute, starter KH, cards 2S 4D 6C 8H');
    expect(less.present.results).toMatchObject([{ winner: null, scores: [112], ending: 'deals' }]);
  });

  test('a wrong count before the last deal brings the game back to the next hand', () => {
    const won = keyed(one('mode=challenge target=31'), 'peg 0 29, peg 0 2');
    expect(won.present.phase).toBe('over');
    const back = keyed(won, 'dispute, starter KH, cards 2S 4D 6C 8H');
    expect([at(back), pegs(back.present)]).toEqual([[2, 'deal', undefined], 'Ann 29/0']);
  });

  test('UNDO goes back over the end of the game and over the end of a deal', () => {
    const lost = keyed(one(), ...Array(6).fill(twenty).flat(), 'undo');
    expect([at(lost), pegs(lost.present)]).toEqual([[6, 'show', 'crib'], 'Ann 112/100']);
    expect(at(keyed(one(), ...twenty, 'undo'))).toEqual([1, 'show', 'crib']);
  });
});
