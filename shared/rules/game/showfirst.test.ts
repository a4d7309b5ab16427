import { describe, expect, test } from 'vitest';
import { keyed, pegs, refusal, tableAt } from '../testing/table.ts';
import { promptOf } from './prompt.ts';
import type { Timeline } from './timeline.ts';

const NODDY = 'cards.laidAway=0 cards.dealt=3 show=beforePlay playEnds=firstStop target=31';
const table = (settings = ''): Timeline => tableAt(`${NODDY} ${settings}`, 'cut 0');

const at = ({ present }: Timeline) => [present.phase, promptOf(present).hand, promptOf(present).seat];

/** Noddy: the non-dealer counts first, before the play; the play ends when nobody can go on. */
describe('hands that are counted before the play', () => {
  test.each<[string, string, readonly unknown[], string]>([
    ['after the starter the pone counts', 'next, next', ['show', 'pone', 1], 'Red 0/0 Blue 0/0'],
    ['then the dealer', 'next, next, peg 1 4', ['show', 'dealer', 0], 'Red 0/0 Blue 4/0'],
    ['then they play', 'next, next, peg 1 4, peg 0 2', ['play', undefined, undefined], 'Red 2/0 Blue 4/0'],
    ['then the other deals', 'next, next, next, next, next', ['deal', undefined, 1], 'Red 0/0 Blue 0/0'],
    ['heels come first', 'next, peg 0 2', ['show', 'pone', 1], 'Red 2/0 Blue 0/0'],
    ['a jack keyed as the starter', 'starter J', ['show', 'pone', 1], 'Red 2/0 Blue 0/0'],
    ['points without NEXT are the count of the pone', 'peg 1 4', ['show', 'dealer', 0], 'Red 0/0 Blue 4/0'],
    ['and after the deal alone too', 'next, peg 1 4', ['show', 'dealer', 0], 'Red 0/0 Blue 4/0'],
    [
      'a jack entered while hands are counted',
      'next, next, peg 1 4, starter J',
      ['show', 'dealer', 0],
      'Red 2/0 Blue 4/0',
    ],
  ])('%s', (_, keys, place, stand) => {
    const done = keyed(table(), keys);
    expect([at(done), pegs(done.present)]).toEqual([place, stand]);
  });

  test('no card is laid before the hands are counted', () => {
    for (const keys of [[], ['next']])
      expect(refusal(keyed(table(), ...keys), 'lay 5')).toEqual({
        code: 'countFirst',
        seat: 1,
        hand: 'pone',
      });
    expect(refusal(keyed(table(), 'next, next'), 'lay 5').code).toBe('notNow');
  });

  test('one count to thirty-one, and no other: what is keyed after it is refused', () => {
    const counted = keyed(table(), 'next, next, peg 1 4, peg 0 2');
    const over = keyed(counted, 'lay T, lay K, lay 8, go, go, peg 1 1');
    expect([pegs(over.present), promptOf(over.present).play?.over]).toEqual(['Red 2/0 Blue 5/4', true]);
    expect(refusal(over, 'lay 3').code).toBe('playOver');
    expect(refusal(over, 'peg 0 4').code).toBe('playOver');
    expect(refusal(counted, 'peg 1 24').code).toBe('impossiblePlay');
    expect(at(keyed(over, 'next'))).toEqual(['deal', undefined, 1]);
  });

  test('the last card of all ends the play as well', () => {
    const laid = keyed(table(), 'next, next, next, next, lay A, lay 2, lay 4, lay 6, lay 8, lay 7');
    expect(promptOf(laid.present).play).toMatchObject({ over: true });
    expect(pegs(keyed(laid, 'peg 0 4').present)).toBe('Red 4/0 Blue 0/0');
  });

  test('cards entered for the count are those that can be laid', () => {
    const counted = keyed(
      table('mode=always'),
      'starter 5C, cards 4D 6H TC, peg 1 7, cards 9D 8H KS, peg 0 2',
    );
    expect(pegs(counted.present)).toBe('Red 2/0 Blue 7/0');
    expect(refusal(counted, 'lay 7H')).toEqual({ code: 'notHeld', seat: 1, card: '7H' });
    expect(refusal(keyed(counted, 'lay TC, lay KS'), 'go').code).toBe('mustPlay');
  });

  test('a hand can be doubted until the first card is laid', () => {
    const counted = keyed(table('mode=challenge'), 'next, next, peg 1 4, peg 0 7');
    const doubted = keyed(counted, 'dispute, starter 5C, cards 9D 8H KS');
    expect([at(doubted), pegs(doubted.present)]).toEqual([
      ['play', undefined, undefined],
      'Red 2/0 Blue 4/0',
    ]);
    expect(refusal(keyed(counted, 'lay 5'), 'dispute').code).toBe('nothingToDispute');
  });

  test('muggins can be called on a hand before a card is laid, and not out of nothing', () => {
    const called = table('mode=challenge muggins=called');
    expect(refusal(keyed(called, 'next, next'), 'muggins 0 2').code).toBe('nothingMissed');
    const counted = keyed(called, 'next, next, peg 1 4, peg 0 2');
    expect(promptOf(counted.present).muggins).toEqual([1]);
    expect(pegs(keyed(counted, 'muggins 1 2').present)).toBe('Red 2/0 Blue 6/4');
  });

  test('a game is won by a hand before anybody plays', () => {
    const deals = ['next', 'next', 'peg 1 14', 'next', 'next', 'next', 'next', 'next', 'peg 1 14', 'next'];
    const near = keyed(table(), ...deals, 'next, next');
    expect([at(near), pegs(near.present)]).toEqual([['show', 'pone', 1], 'Red 0/0 Blue 28/14']);
    expect(keyed(near, 'peg 1 7').present.results[0]).toMatchObject({
      winner: 1,
      scores: [0, 31],
      ending: 'show',
    });
  });
});
