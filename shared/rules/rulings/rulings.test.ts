import { describe, expect, test } from 'vitest';
import { promptOf } from '../game/prompt.ts';
import type { Timeline } from '../game/timeline.ts';
import { begin, keyed, pegs, refusal, tableAt, walk } from '../testing/table.ts';
import { RULING_SOURCES, RULINGS, type Ruling } from './ruling.ts';

/** Red deals, the starter is the ten of clubs, Blue's hand is to be counted, both pegs in these holes. */
function shown(settings: string, red = 0, blue = 0): Timeline {
  const start = settings.includes('mode=always')
    ? begin(settings)
    : walk(walk(begin(settings), 0, red), 1, blue);
  return keyed(start, 'cut 0, starter TC, next');
}

/** With every hand checked, Blue claims `claimed` for a hand that counts eight. */
const eight = (settings: string, claimed: number): Timeline =>
  keyed(shown(`mode=always ${settings}`), 'cards 5C 5D 7H 8S', `peg 1 ${claimed}`);

const ruling = ({ present }: Timeline): Partial<Ruling> => present.ruling ?? {};

describe('every hand checked: what is claimed for a hand of eight', () => {
  test.each<[string, number, string | undefined, string]>([
    ['', 8, 'countRight', 'Red 0/0 Blue 8/0'],
    ['muggins=called', 8, undefined, 'Red 0/0 Blue 8/0'],
    ['undercount=corrected', 6, 'undercountCorrected', 'Red 0/0 Blue 8/0'],
    ['undercount=corrected', 0, 'undercountCorrected', 'Red 0/0 Blue 8/0'],
    // Nineteen is nothing only where the cards are (Pagat): it is eleven too much (ACC 8.4.c).
    ['undercount=corrected', 19, 'overcountCorrected', 'Red 0/0 Blue 8/0'],
    ['overcount=toOpponent', 19, 'overcountToOpponent', 'Red 11/0 Blue 8/0'],
    ['undercount=stands', 6, 'undercountStands', 'Red 0/0 Blue 6/0'],
    ['undercount=stands', 0, 'undercountStands', 'Red 0/0 Blue 0/0'],
    ['muggins=called', 6, undefined, 'Red 0/0 Blue 6/0'],
    ['muggins=automatic', 6, 'undercountToOpponent', 'Red 2/0 Blue 6/0'],
    ['muggins=automatic', 0, 'undercountToOpponent', 'Red 8/0 Blue 0/0'],
    ['overcount=corrected', 12, 'overcountCorrected', 'Red 0/0 Blue 8/0'],
    ['overcount=losesCount', 12, 'overcountLost', 'Red 0/0 Blue 0/0'],
    ['overcount=toOpponent', 12, 'overcountToOpponent', 'Red 4/0 Blue 8/0'],
    ['overcount=toOpponent muggins=called', 12, 'overcountToOpponent', 'Red 4/0 Blue 8/0'],
  ])('%s, claimed %i: %s, %s', (settings, claimed, code, position) => {
    const table = eight(settings, claimed);
    expect(ruling(table).code).toBe(code);
    expect(pegs(table.present)).toBe(position);
    expect(table.present.hand).toBe('dealer');
  });

  test('a ruling carries source, figures, items and the peg moves in order', () => {
    expect(eight('overcount=toOpponent', 12).present.ruling).toEqual({
      code: 'overcountToOpponent',
      source: { rulebook: 'ACC', edition: '2010', rule: '8.4.c' },
      seat: 1,
      opponent: 0,
      claimed: 12,
      truth: 8,
      items: expect.arrayContaining([{ kind: 'pair', cards: ['5C', '5D'], points: 2 }]),
      hand: { cards: expect.arrayContaining(['5C', '5D']), starter: expect.any(String) },
      paid: 8,
      award: 4,
      called: undefined,
      moves: [{ side: 0, points: 4, pegs: { front: 4, rear: 0 } }],
    });
  });

  test('every kind of ruling has a source', () => {
    expect(Object.keys(RULING_SOURCES)).toEqual([...RULINGS]);
    // Each names one rule.
    for (const { rule } of Object.values(RULING_SOURCES)) expect(rule).not.toMatch(/,| and |-[a-z]$/);
  });

  test('dealer and crib are checked too, the crib as a crib', () => {
    const table = keyed(eight('', 8), 'cards 4D 6D 6S QH, peg 0 4, cards 2C 4C 6C 8C, peg 0 5');
    expect(ruling(table)).toMatchObject({ code: 'countRight', truth: 5 });
    expect(table.present).toMatchObject({ phase: 'deal', dealer: 1 });
  });
});

describe('cards entered for every hand', () => {
  // Without heels NEXT leaves the starter for later.
  const table = (): Timeline => tableAt('mode=always heels=0', 'at play');

  test('the board has to know who deals, and follows the phases', () => {
    expect(refusal(begin('mode=always'), 'peg 0 4').code).toBe('cutFirst');
    expect(refusal(table(), 'free')).toEqual({ code: 'notNow', command: 'free', phase: 'play' });
  });

  test('the starter first, then the cards, then the count', () => {
    const show = keyed(table(), 'next');
    expect(promptOf(show.present)).toMatchObject({ expects: 'starterCard', cards: 1, hand: 'pone', seat: 1 });
    expect(refusal(show, 'peg 1 8').code).toBe('starterFirst');
    expect(refusal(show, 'cards 5 5 J 2').code).toBe('starterFirst');
    const turned = keyed(show, 'starter T');
    expect(promptOf(turned.present)).toMatchObject({ expects: 'cards', cards: 4, seat: 1, disputed: false });
    expect(refusal(turned, 'peg 1 8')).toEqual({ code: 'cardsFirst', seat: 1, hand: 'pone', cards: 4 });
    expect(promptOf(keyed(turned, 'cards 5 5 3 2').present)).toMatchObject({ expects: 'count', cards: 0 });
    expect(refusal(turned, 'next')).toEqual({ code: 'countFirst', seat: 1, hand: 'pone' });
  });

  test('cards entered in play begin the show; before the count they can be entered again', () => {
    const entered = keyed(table(), 'starter T, cards 5 5 3 2, cards pone: 5 5 4 2');
    expect(entered.present).toMatchObject({
      phase: 'show',
      hand: 'pone',
      cards: { pone: ['5', '5', '4', '2'] },
    });
  });

  test('points that only a hand can have wait for its cards', () => {
    expect(refusal(keyed(table(), 'starter T'), 'peg 1 10').code).toBe('cardsFirst');
    // Then any number is a claim (ACC 8.4.c).
    const claimed = keyed(table(), 'starter T, cards 5 5 3 2, peg 1 26');
    expect(ruling(claimed)).toMatchObject({ code: 'overcountCorrected', claimed: 26, truth: 10 });
  });

  test.each([
    ['cards 5 5 3', { code: 'wrongNumberOfCards', expected: 4, got: 3 }],
    ['cards 5 5 3 2 A', { code: 'wrongNumberOfCards', expected: 4, got: 5 }],
    ['cards 5C 5C 3 2', { code: 'duplicateCard', card: '5C' }],
    ['cards T T T TC', { code: 'duplicateCard', card: 'TC' }],
    ['cards 2 4 6 8', { code: 'suitWanted', index: 0, rank: '2', starter: false }],
    ['cards crib: 5 5 3 2', { code: 'cardsNotWanted' }],
  ])('%s is refused', (text, refused) => {
    expect(refusal(keyed(table(), 'starter TC, next'), text)).toEqual(refused);
  });

  test('a card of another hand or a fifth of a rank is refused across the deal', () => {
    const counted = keyed(table(), 'starter TC, cards 5C 5D 5H 2S, peg 1 14');
    expect(refusal(counted, 'cards 5C 4 4 4')).toEqual({ code: 'duplicateCard', card: '5C' });
    expect(refusal(counted, 'cards 5S 5 4 4')).toEqual({ code: 'tooManyOfRank', rank: '5' });
  });

  test('the starter can get its suit later, but stays the same card', () => {
    const turned = keyed(table(), 'starter T');
    expect(keyed(turned, 'starter TC, starter TC').present.starter).toBe('TC');
    expect(refusal(turned, 'starter 9C')).toEqual({ code: 'starterDiffers', card: '9C', known: 'T' });
    expect(refusal(keyed(turned, 'starter TC'), 'starter TD').code).toBe('starterDiffers');
    expect(refusal(keyed(turned, 'starter TC'), 'starter T').code).toBe('starterDiffers');
    const counted = keyed(turned, 'cards 5D 5H TC 2S');
    expect(refusal(counted, 'starter TC')).toEqual({ code: 'duplicateCard', card: 'TC' });
  });

  test('the starter belongs to a deal', () => {
    expect(refusal(begin(), 'starter 5H')).toEqual({ code: 'notNow', command: 'starter', phase: 'cut' });
    expect(refusal(tableAt('', 'peg 0 4'), 'starter 5H').code).toBe('notNow');
  });

  test('where hands are not checked, no cards are wanted', () => {
    expect(refusal(shown(''), 'cards 5 5 J 2')).toEqual({ code: 'cardsNotWanted' });
    expect(refusal(shown('mode=challenge'), 'cards 5 5 J 2')).toEqual({ code: 'cardsNotWanted' });
  });
});

describe('muggins called, the cards known (ACC 10)', () => {
  test.each<[string, number, string, number, string]>([
    ['rightly', 2, 'mugginsAwarded', 2, 'Red 2/0 Blue 6/0'],
    ['for less than was missed', 1, 'mugginsAwarded', 1, 'Red 1/0 Blue 6/0'],
    ['for too much: the lesser counts', 5, 'mugginsTooMuch', 2, 'Red 2/0 Blue 6/0'],
  ])('%s: %i called', (_, called, code, award, position) => {
    const table = keyed(eight('muggins=called', 6), `muggins 0 ${called}`);
    expect(ruling(table)).toMatchObject({ code, award, called, truth: 8, opponent: 0 });
    expect(pegs(table.present)).toBe(position);
  });

  test.each([
    ['toOpponent', 'Red 0/0 Blue 11/8'],
    ['nothing', 'Red 0/0 Blue 8/0'],
  ])('wrongly: the points go %s', (setting, position) => {
    const table = keyed(eight(`muggins=called wrongCall=${setting}`, 8), 'muggins 0 3');
    expect(ruling(table).code).toBe('mugginsWrong');
    expect(pegs(table.present)).toBe(position);
  });

  test('only once, and not after the cards have spoken', () => {
    const called = keyed(eight('muggins=called', 6), 'muggins 0 2');
    const settled = { code: 'countSettled', seat: 1 };
    expect(refusal(called, 'muggins 0 1')).toEqual(settled);
    expect(refusal(eight('muggins=called', 12), 'muggins 0 1')).toEqual(settled);
    // Before the first count there is nothing that could be settled.
    expect(refusal(tableAt('muggins=called', 'cut 0'), 'muggins 1 2')).toEqual({
      code: 'nothingMissed',
    });
  });

  test('on a hand of nothing that was not nothing', () => {
    expect(pegs(keyed(eight('muggins=called', 0), 'muggins 0 8').present)).toBe('Red 8/0 Blue 0/0');
  });
});

describe('muggins called on trust', () => {
  const table = (): Timeline => keyed(shown('muggins=called'), 'peg 1 6');

  test('is agreed at the table', () => {
    const called = keyed(table(), 'muggins 0 2');
    expect(ruling(called)).toMatchObject({ code: 'mugginsAwarded', truth: undefined, items: [], award: 2 });
    expect(pegs(called.present)).toBe('Red 2/0 Blue 6/0');
  });

  test('has to be possible: six and thirteen are nineteen', () => {
    expect(refusal(table(), 'muggins 0 13')).toMatchObject({
      code: 'impossibleCount',
      points: 19,
      crib: false,
    });
  });

  test('not on one own count, not for nothing, not from nowhere', () => {
    expect(refusal(table(), 'muggins 1 2')).toEqual({ code: 'ownCount', seat: 1 });
    expect(refusal(table(), 'muggins 0 0')).toEqual({ code: 'badPoints', points: 0 });
    expect(refusal(table(), 'muggins 0 1.5').code).toBe('badPoints');
    expect(refusal(table(), 'muggins 5 2').code).toBe('badSeat');
  });

  test('its window closes with the next count', () => {
    const next = keyed(table(), 'peg 0 4');
    expect(promptOf(next.present).muggins).toEqual([1]);
    expect(refusal(next, 'muggins 0 2')).toEqual({ code: 'mugginsClosed' });
  });

  test('its window closes when the cards are mixed', () => {
    const crib = keyed(table(), 'peg 0 4, peg 0 4');
    expect(promptOf(crib.present)).toMatchObject({ phase: 'deal', muggins: [1] });
    const mixed = keyed(crib, 'next');
    expect(refusal(mixed, 'muggins 1 2')).toEqual({ code: 'mugginsClosed' });
    expect(promptOf(mixed.present).muggins).toEqual([]);
  });

  test('never more than the holes that could have been pegged', () => {
    const near = keyed(shown('muggins=called', 110, 118), 'peg 1 2, muggins 0 6');
    expect(ruling(near)).toMatchObject({ award: 1, called: 6 });
    expect(pegs(near.present)).toMatch(/^Red 111\/110 /);
  });

  test('it can win the game', () => {
    const won = keyed(shown('muggins=called', 119, 100), 'peg 1 4, muggins 0 8');
    expect(won.present.results).toMatchObject([{ winner: 0, ending: 'muggins' }]);
  });

  test('a wrong call can win it for the other side', () => {
    const always = tableAt('mode=always muggins=called target=31 nextDealer=cut', 'cut 0, starter TC');
    const near = keyed(always, 'peg 1 15, peg 1 7, cards 5C 5D 7H 8S, peg 1 8, muggins 0 5');
    expect(near.present.results).toMatchObject([{ winner: 1, ending: 'ruling', scores: [0, 31] }]);
  });

  test('is off, or called by the board, if the house says so', () => {
    expect(refusal(keyed(shown(''), 'peg 1 6'), 'muggins 0 2')).toEqual({ code: 'mugginsOff' });
    const automatic = keyed(shown('mode=challenge muggins=automatic'), 'peg 1 6');
    expect(refusal(automatic, 'muggins 0 2')).toEqual({ code: 'mugginsAutomatic' });
  });
});

describe('muggins in play', () => {
  const table = (): Timeline => tableAt('muggins=called', 'cut 0, peg 1 2');

  test('for points pegged short, and for points not pegged at all', () => {
    expect(pegs(keyed(table(), 'muggins 0 1').present)).toBe('Red 1/0 Blue 2/0');
    expect(pegs(keyed(table(), 'peg 0 3, muggins 0 2').present)).toBe('Red 5/3 Blue 2/0');
    expect(pegs(keyed(table(), 'muggins 0 1, muggins 0 2').present)).toBe('Red 3/1 Blue 2/0');
    expect(pegs(keyed(table(), 'muggins 1 2').present)).toBe('Red 0/0 Blue 4/2');
  });

  test('until the hand of the pone is pegged', () => {
    expect(promptOf(keyed(table(), 'next').present).muggins).toEqual([0, 1]);
    expect(pegs(keyed(table(), 'next, muggins 0 1').present)).toBe('Red 1/0 Blue 2/0');
    expect(refusal(keyed(table(), 'next, peg 1 6'), 'muggins 1 2').code).toBe('ownCount');
  });

  test('has to be possible', () => {
    expect(refusal(table(), 'muggins 0 30')).toMatchObject({ code: 'impossiblePoints', points: 30 });
    expect(refusal(table(), 'muggins 0 25')).toMatchObject({ code: 'impossiblePoints', points: 25 });
  });

  test('in plain pegging too, on the last points of the other side', () => {
    expect(pegs(tableAt('muggins=called', 'peg 1 6, muggins 0 2').present)).toBe('Red 2/0 Blue 6/0');
  });
});
