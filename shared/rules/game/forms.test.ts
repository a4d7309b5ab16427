// Forms of the game for more players and other distances, and what a house restricts near the end.
import { describe, expect, test } from 'vitest';
import type { RuleSet } from '../terms/ruleset.ts';
import { seatsOf } from '../terms/seats.ts';
import { begin, keyed, pegs, refusal } from '../testing/table.ts';
import { promptOf } from './prompt.ts';
import { act, EMPTY, type Timeline } from './timeline.ts';

const game = (name: string, from = EMPTY): Timeline => begin(name, undefined, from);

/** Who counts what in a show that dealer `dealer` deals, in order: '1 pone', '2 second', ... */
function show(table: Timeline, dealer: number): string[] {
  let timeline = keyed(table, `cut ${dealer}`, 'next, next, next');
  const order: string[] = [];
  while (timeline.present.phase === 'show') {
    const { seat, hand } = promptOf(timeline.present);
    order.push(`${seat} ${hand}`);
    timeline = keyed(timeline, 'next');
  }
  order.push(`then ${timeline.present.dealer} deals`);
  return order;
}

describe('the show begins at the dealer’s left and ends with the crib (Pagat)', () => {
  test.each<[string, number, string[]]>([
    ['six-card', 0, ['1 pone', '0 dealer', '0 crib', 'then 1 deals']],
    ['six-card-3', 2, ['0 pone', '1 second', '2 dealer', '2 crib', 'then 0 deals']],
    ['six-card-4', 1, ['2 pone', '3 second', '0 third', '1 dealer', '1 crib', 'then 2 deals']],
    [
      'six-card-6',
      0,
      ['1 pone', '2 second', '3 third', '4 fourth', '5 fifth', '0 dealer', '0 crib', 'then 1 deals'],
    ],
  ])('%s, seat %i deals: %j', (name, dealer, order) => {
    expect(show(game(name), dealer)).toEqual(order);
  });

  test('partners share a track', () => {
    const table = keyed(game('six-card-4'), 'cut 3, next, next, next, peg 0 4, peg 1 6, peg 2 8');
    expect(table.present.pegs).toEqual([
      { front: 12, rear: 4 },
      { front: 6, rear: 0 },
    ]);
    expect(seatsOf(table.present.rules, 1)).toEqual([1, 3]);
    expect(refusal(table, 'peg 1 2')).toMatchObject({ code: 'outOfOrder', expected: 3, hand: 'dealer' });
  });
});

describe('three for last (Pagat, five-card; Pub, UK)', () => {
  test('the pone pegs it at the first deal of a game, and at no other', () => {
    const table = keyed(game('pub-six-card'), 'cut 0');
    expect(pegs(table.present)).toBe('Red 0/0 Blue 3/0');
    const second = keyed(table, 'next, next, next, next, next, next');
    expect([second.present.deal, pegs(second.present)]).toEqual([2, 'Red 0/0 Blue 3/0']);
  });

  test('it is one move with the cut', () => {
    expect(keyed(game('five-card'), 'cut 1, undo').present).toMatchObject({
      phase: 'cut',
      dealer: undefined,
    });
  });

  test('not if somebody has pegged before it was known who deals, and it can not be called or disputed', () => {
    expect(pegs(keyed(game('pub-six-card'), 'peg 0 2, next, cut 0').present)).toBe('Red 2/0 Blue 0/0');
    expect(refusal(keyed(game('uk-pub'), 'cut 0'), 'dispute')).toEqual({ code: 'nothingToDispute' });
  });
});

describe('a dealer who is settled beforehand, as in a league', () => {
  const { rules, players } = game('grass-roots').present;
  const begun = (dealer: number) =>
    act(game('grass-roots'), { type: 'newGame', newMatch: true, rules, players, dealer });

  test.each([0, 1])('seat %i deals without a cut', (dealer) => {
    const acted = begun(dealer);
    expect(acted.ok && acted.value.timeline.present).toMatchObject({
      phase: 'deal',
      dealer,
      firstDealer: dealer,
    });
    expect(acted.ok && acted.value.events).toContainEqual(
      expect.objectContaining({ type: 'dealerSet', dealer, reason: 'rule' }),
    );
  });

  test('has to sit at the table', () => {
    expect(begun(2)).toMatchObject({ ok: false, refusal: { code: 'badSeat' } });
  });
});

describe('a captain against a pair', () => {
  test('deals first without a cut, in every game, and is out at 61', () => {
    const table = game('captain');
    expect(table.present).toMatchObject({ phase: 'deal', dealer: 0, firstDealer: 0 });
    const won = keyed(table, ...Array.from({ length: 5 }, () => 'peg 0 12'), 'peg 0 1');
    expect(won.present.results).toMatchObject([{ winner: 0, scores: [61, 0] }]);
    const { rules, players } = won.present;
    const next = act(won, { type: 'newGame', rules, players });
    expect(next.ok && next.value.timeline.present).toMatchObject({ game: 2, phase: 'deal', dealer: 0 });
  });

  test('the pair needs 121, and its stink hole is 120', () => {
    const table = keyed(game('captain'), ...Array.from({ length: 10 }, (_, at) => `peg ${1 + (at % 2)} 12`));
    expect(table.present).toMatchObject({ phase: 'play', pegs: [{ front: 0 }, { front: 120 }] });
    const lost = keyed(table, ...Array.from({ length: 5 }, () => 'peg 0 12'), 'peg 0 1');
    expect(lost.present.results).toMatchObject([{ losers: [{ side: 1, score: 120, stinkHole: true }] }]);
  });
});

// Of two partners it was always the same one (review C12).
describe('the loser deals the next game: partners by turns', () => {
  test.each([
    { first: 0, winner: 1, dealer: 2 },
    { first: 2, winner: 1, dealer: 0 },
    { first: 0, winner: 0, dealer: 1 },
    { first: 2, winner: 0, dealer: 3 },
    { first: 1, winner: 0, dealer: 3 },
  ])('seat $first dealt first, side $winner won: seat $dealer deals', ({ first, winner, dealer }) => {
    const loser = 1 - winner;
    const over = keyed(game('six-card-4'), `cut ${first}`, 'next, next', `concede ${loser}`);
    expect(over.present.results).toMatchObject([{ winner }]);
    expect(game('six-card-4', over).present.dealer).toBe(dealer);
  });
});

describe('the lurch (Pagat, five-card: loser under 31)', () => {
  test.each([
    ['peg 1 12', 'peg 1 12', 27, 'lurch', 4, 2],
    ['peg 1 14', 'peg 1 14', 31, 'none', 2, 1],
  ])('%s and %s: on %i, %s', (first, second, score, skunk, gamePoints, stakes) => {
    const won = keyed(game('five-card'), 'cut 0', first, second, ...Array(4).fill('peg 0 12'), 'peg 0 13');
    expect(won.present.results).toMatchObject([
      { winner: 0, scores: [61, score], skunk, gamePoints, stakes },
    ]);
  });
});

describe('a count of a hand of five', () => {
  test('seven-card can count nineteen', () => {
    const table = keyed(game('seven-card'), 'at show, peg 1 19');
    expect(pegs(table.present)).toBe('Red 0/0 Blue 19/0');
  });

  test('and takes five cards', () => {
    const table = keyed(game('seven-card mode=always'), 'at starter, starter 5H, next');
    expect(promptOf(table.present)).toMatchObject({ expects: 'cards', cards: 5 });
    const rules: RuleSet = table.present.rules;
    expect(rules.nineteenIsZero).toBe(false);
  });
});
