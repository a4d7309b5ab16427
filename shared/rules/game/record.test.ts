// Play whose cards are known in part: hands told before their first card, cards that nobody enters, and the show after it.
import { describe, expect, test } from 'vitest';
import { begin, keyed, pegs, refusal, tableAt } from '../testing/table.ts';
import { promptOf } from './prompt.ts';
import type { Timeline } from './timeline.ts';

/** Red deals, so Blue leads; the starter is the nine of clubs. */
const DEALT = 'at starter, starter 9C';
const dealt = (settings = ''): Timeline => tableAt(settings, 'at starter, starter 9C');
const ruling = ({ present }: Timeline): readonly [string | undefined, string] => [
  present.ruling?.code,
  pegs(present),
];

describe('a hand that is known', () => {
  const held = (): Timeline => keyed(dealt('mode=always'), 'hold 1 5H 5S 5D JC');

  test('only its cards can be laid, and not twice', () => {
    expect(refusal(held(), 'lay 8H')).toEqual({ code: 'notHeld', seat: 1, card: '8H' });
    expect(refusal(keyed(held(), 'lay 5H, lay KS'), 'lay 5H')).toEqual({
      code: 'notHeld',
      seat: 1,
      card: '5H',
    });
    expect(refusal(keyed(held(), 'lay 5'), 'lay 5S')).toEqual({ code: 'duplicateCard', card: '5S' });
  });

  test('a go has to be true; which cards could be laid is not told (ACC 7.3)', () => {
    const table = keyed(held(), 'lays JC KS 5H');
    expect(refusal(keyed(table, 'lay AS'), 'go')).toEqual({
      code: 'mustPlay',
      seat: 1,
      count: 26,
      cards: [],
    });
  });

  test('no go can be true while every card can be laid, whatever is held', () => {
    expect(refusal(dealt(), 'go')).toEqual({ code: 'mustPlay', seat: 1, count: 0, cards: [] });
    expect(refusal(keyed(dealt(), 'lays KH KS'), 'go 1')).toMatchObject({
      code: 'mustPlay',
      count: 20,
    });
  });

  test('is counted in the show without being keyed again, where its suits do not matter', () => {
    const played = keyed(held(), 'next');
    expect(played.present.cards).toEqual({ pone: ['5H', '5S', '5D', 'JC'] });
    expect(promptOf(played.present).expects).toBe('count');
    // Fifteens with the jack 6, of three fives 2, pair royal 6, nobs 1.
    expect(ruling(keyed(played, 'peg 1 15'))).toEqual(['countRight', 'Red 0/0 Blue 15/0']);
  });

  test('so is one of which every card was laid, if it is known which', () => {
    const all = keyed(dealt('mode=challenge overcount=toOpponent'), 'lays 7H 8D 8S 6D 2H 3D KC 4D');
    expect(all.present.round?.turn).toBeUndefined();
    const shown = keyed(all, 'next');
    expect(shown.present.cards).toEqual({ pone: ['7H', '8S', '2H', 'KC'] });
    // 7 8 + 9 is a run of three, 7+8 fifteen: 5.
    expect(ruling(keyed(shown, 'peg 1 8'))[0]).toBe('overcountToOpponent');
  });

  test('ranks are asked for again where a suit can matter', () => {
    const table = keyed(dealt('mode=always'), 'hold 1 2 4 6 8, next');
    expect(table.present.cards).toEqual({});
    expect(promptOf(table.present).expects).toBe('cards');
  });

  test('on trust no hand is counted by its cards', () => {
    expect(keyed(dealt(), 'hold 1 5H 5S 5D JC, next').present.cards).toEqual({});
  });

  test('a starter that comes in the show makes the hand complete', () => {
    const table = tableAt('mode=challenge', 'cut 0, hold 1 5H 5S 5D JC, next, next');
    expect(table.present.cards).toEqual({});
    expect(keyed(table, 'starter 9D').present.cards).toEqual({ pone: ['5H', '5S', '5D', 'JC'] });
  });

  test.each([
    ['too few cards', DEALT, 'hold 1 5H 5S 5D', 'wrongNumberOfCards'],
    ['a card twice', DEALT, 'hold 1 5H 5H 5D JC', 'duplicateCard'],
    ['the starter', DEALT, 'hold 1 9C 5H 5D JC', 'duplicateCard'],
    ['a fifth of a rank', `${DEALT}, hold 1 5H 5S 5D JC`, 'hold 0 5 5 6 7', 'tooManyOfRank'],
    ['no such seat', DEALT, 'hold 2 5H 5S 5D JC', 'badSeat'],
    ['after its first card', `${DEALT}, lay 8H`, 'hold 1 5H 5S 5D 8H', 'handBegun'],
    ['before anybody deals', '', 'hold 1 5H 5S 5D JC', 'cutFirst'],
    ['in the show', `${DEALT}, next`, 'hold 1 5H 5S 5D JC', 'notNow'],
    ['a starter that is held', 'cut 0, hold 1 5H 5S 5D JC', 'starter JC', 'duplicateCard'],
  ])('refused: %s', (_, keys, text, code) => {
    expect(refusal(tableAt('', keys), text).code).toBe(code);
  });
});

describe('cards are entered in full, in part, or not at all', () => {
  test('a card that nobody enters: the play goes on without cards', () => {
    const table = keyed(dealt(), 'lay 8H, unseen');
    expect(promptOf(table.present)).toMatchObject({ seat: undefined, play: undefined });
    expect(refusal(table, 'lay 7S')).toEqual({ code: 'cardsUnseen' });
    expect(refusal(table, 'go')).toEqual({ code: 'cardsUnseen' });
    // Only increments that some card could score.
    expect(pegs(keyed(table, 'peg 0 7').present)).toBe('Red 7/0 Blue 0/0');
    expect(refusal(table, 'peg 0 25')).toMatchObject({ code: 'impossiblePlay' });
    expect(refusal(table, 'unseen')).toEqual({ code: 'notNow', command: 'unseen', phase: 'play' });
  });

  test('points without a card before the first one: the cards of this deal are not followed', () => {
    const table = keyed(dealt(), 'peg 1 2');
    expect(refusal(table, 'lay 7S')).toEqual({ code: 'cardsUnseen' });
    const next = keyed(table, 'next, next, next, next, next, next');
    expect(keyed(next, 'lay 7S').present.round?.laid).toHaveLength(1);
  });

  const HELD = `${DEALT}, hold 1 KH 9H AH 2H, lays KH KS 9H`;
  test.each<[what: string, keys: string, text: string, refused: object]>([
    ['before anybody deals', '', 'lay 5H', { code: 'cutFirst' }],
    ['in plain pegging', 'peg 0 4', 'lay 5H', { code: 'cutFirst' }],
    ['in the show', `${DEALT}, next`, 'lay 5H', { code: 'notNow', command: 'lay', phase: 'show' }],
    ['out of turn', DEALT, 'lay 5H seat=0', { code: 'notYourTurn', seat: 0, expected: 1 }],
    ['no such seat', DEALT, 'lay 5H seat=2', { code: 'badSeat', seat: 2, seats: 2 }],
    ['the starter', DEALT, 'lay 9C', { code: 'duplicateCard', card: '9C' }],
    ['a card twice', `${DEALT}, lay 5H`, 'lay 5H', { code: 'duplicateCard', card: '5H' }],
    ['past thirty-one, the other known to hold an ace', HELD, 'lay 5H', { code: 'pastThirtyOne', count: 34 }],
    ['once the game is over', 'walk 0 121', 'lay 5H', { code: 'gameOver' }],
  ])('refused: %s', (_, keys, text, refused) => {
    expect(refusal(tableAt('', keys), text)).toMatchObject(refused);
  });

  test('no card comes before the starter where all is checked', () => {
    expect(refusal(tableAt('mode=always', 'cut 0'), 'lay 5H').code).toBe('starterFirst');
  });

  test('the first card begins the play, from the deal on', () => {
    for (const texts of [[], ['next'], ['next', 'next']]) {
      expect(keyed(begin(), 'cut 0', ...texts, 'lay 5H').present).toMatchObject({
        phase: 'play',
        round: { turn: 0 },
      });
    }
  });

  test('once all cards are laid, points are those of the last card, then the pone’s hand', () => {
    const table = keyed(dealt(), 'lays 7H 8D 8S 6D 2H 3D KC 4D');
    expect(pegs(keyed(table, 'peg 0 1').present)).toBe('Red 1/0 Blue 0/0');
    expect(keyed(table, 'peg 0 1, peg 1 4').present).toMatchObject({ phase: 'show', hand: 'dealer' });
    expect(keyed(table, 'peg 1 5').present).toMatchObject({ phase: 'show', hand: 'dealer' });
    expect(keyed(table, 'peg 1 0').present).toMatchObject({ phase: 'show', hand: 'dealer' });
    expect(refusal(table, 'peg 0 20')).toMatchObject({ code: 'wrongPlay', card: '4D' });
  });
});
