// What an event leaves of the state, and what it writes besides (ACC 6.3, 7.3, 10; reference rules 2 and 7), worked out by hand.
import { describe, expect, test } from 'vitest';
import { begin, command, keyed, pegs, refusal, tableAt } from '../testing/table.ts';
import { exchangePoints } from '../variants/exchange.ts';
import { incrementsOf } from './legal.ts';
import { consentRequest, prohibition, undoConsent } from './permits.ts';
import { act, type Timeline } from './timeline.ts';

const typesOf = (table: Timeline, text: string): string => {
  const action = act(table, command(text));
  return action.ok ? action.value.events.map(({ type }) => type).join(' ') : action.refusal.code;
};

const PLAY = 'at play';

describe('a crib that is bought', () => {
  /** Red has six holes and Blue ten, and Blue bids four. */
  const bid = (...first: readonly string[]): Timeline =>
    keyed(begin('cribOwner=bidder bidTie=dealerMatches'), ...first, 'at starter, peg 1 4');

  test('its buyer goes back, and nobody else', () => {
    expect(pegs(keyed(bid('peg 0 6, peg 1 10'), 'next').present)).toBe('Red 6/0 Blue 6/0');
  });

  test('holes that nobody checked are paid away with the rest', () => {
    expect(keyed(bid('unverified 0 3, unverified 1 10'), 'next').present.unverified).toEqual([3, 6]);
    expect(keyed(bid('peg 0 6, peg 1 10, unverified 1 5'), 'next').present.unverified).toEqual([0, 5]);
  });

  test('the dealer may bid as much, so that is the least', () => {
    expect(incrementsOf(bid('peg 0 6, peg 1 10').present)).toEqual([4, 5, 6, 7, 8, 9, 10]);
  });

  test('bids are open once', () => {
    expect(typesOf(bid('peg 1 10'), 'peg 1 6')).toBe('bidMade');
    expect(typesOf(tableAt('cribOwner=bidder', 'peg 1 10, cut 0'), 'peg 1 6')).toBe('phaseEntered bidMade');
  });

  test('with the bids the cards of the last deal are mixed', () => {
    const counted = 'starter 5H, next, peg 1 4, peg 0 4, peg 0 4';
    const table = tableAt('cribOwner=bidder mode=challenge', `peg 0 6, peg 1 10, at play, ${counted}`);
    expect(table.present).toMatchObject({ phase: 'deal', starter: '5H', count: { open: true } });
    const mixed = keyed(table, 'next').present;
    expect(mixed).toMatchObject({ phase: 'bidding', starter: undefined, cards: {}, count: { open: false } });
  });

  test('a misdeal during the bids is dealt again, and is no deal of its own', () => {
    const misdealt = keyed(bid('peg 0 6, peg 1 10'), 'offence misdeal 0').present;
    expect(misdealt).toMatchObject({ phase: 'deal', deal: 1, dealer: 0, bid: undefined });
    const colours = tableAt('costly-colours', 'cut 0, starter 5C, offence misdeal 0').present;
    expect(colours).toMatchObject({ phase: 'deal', deal: 1, dealer: 0 });
  });
});

describe('points in play for cards that nobody enters', () => {
  const THREE = 'seats=3 cards.dealt=5 cards.laidAway=1 cards.packToCrib=1';
  const FOUR = 'seats=4 sides=0,1,0,1 cards.dealt=5 cards.laidAway=1';
  const [A, B, C, D] = ['A', 'B', 'C', 'D'] as const;

  // The first card scores nothing, so of two players the dealer has laid by then; of three, who scores; of partners, nobody knows.
  test.each<[string, readonly string[] | undefined, string, boolean]>([
    ['', undefined, 'peg 1 2', true],
    ['', undefined, 'peg 0 2', true],
    ['', undefined, 'peg 1 0', false],
    [THREE, [A, B, C], 'peg 0 2', true],
    [THREE, [A, B, C], 'peg 1 2', false],
    [FOUR, [A, B, C, D], 'peg 0 2', false],
  ])('%s %j: after %s the dealer has laid a card: %s', (settings, players, points, laid) => {
    expect(tableAt(settings, `${PLAY}, ${points}`, players).present.dealerLaid).toBe(laid);
  });

  test('a hand that is told is no card that is followed', () => {
    expect(pegs(tableAt('', `${PLAY}, hold 0 5H 5S 5D JC, peg 1 3`).present)).toBe('Red 0/0 Blue 3/0');
  });

  test('are no exchange of cards', () => {
    expect(tableAt('', `${PLAY}, peg 1 2`).present.given).toEqual([]);
    expect(tableAt('costly-colours', 'cut 0, starter 5C, peg 1 4').present.given).toEqual([1]);
  });

  test('are no hand that only a crib could be, and none where hands were counted before', () => {
    expect(refusal(tableAt('five-card', PLAY), 'peg 1 16').code).toBe('impossiblePlay');
    expect(refusal(tableAt('noddy', `${PLAY}, peg 1 4, peg 0 4`), 'peg 1 20').code).toBe('impossiblePlay');
  });
});

describe('a card that waits for its points', () => {
  test('goes on waiting while heels are pegged, which are not for it', () => {
    const { present } = tableAt('heelsForfeited=no', `${PLAY}, lay KC, peg 0 2`);
    expect(present).toMatchObject({ heels: true, claim: { card: 'KC' }, count: { claimed: 2 } });
    expect(present.count).not.toHaveProperty('laid');
    expect(typesOf(tableAt('heelsForfeited=no', `${PLAY}, lay KC`), 'peg 0 2')).toBe('pegged');
  });

  test('two of the dealer are for a pair that waits, and heels where none does', () => {
    const pair = tableAt('heelsForfeited=no', `${PLAY}, lay KC, lay KD, peg 0 2`).present;
    expect(pair).toMatchObject({ heels: false, count: { laid: { card: 'KD' } } });
    const king = tableAt('heelsForfeited=no', `${PLAY}, lay KC, lay QD, peg 0 2`).present;
    expect(king).toMatchObject({ heels: true });
  });

  test.each(['peg 0 3', 'peg 0 1'])('%s are no heels', (points) => {
    expect(refusal(tableAt('heelsForfeited=no', `${PLAY}, lay KC, lay QD`), points).code).toBe('wrongPlay');
  });

  test('two of the pone are no heels', () => {
    expect(refusal(tableAt('', `${PLAY}, lay KC`), 'peg 1 2').code).toBe('wrongPlay');
  });

  test('has claimed nothing once the show has begun', () => {
    expect(tableAt('', 'cut 0, starter 5H, lay KC, next').present.claim).toBeUndefined();
  });

  test('a card of the same side before it cannot be called once that side has pegged again', () => {
    const table = tableAt('muggins=called', `${PLAY}, lay KC 0, lay 5H 2, lay 5S 2, lay 5D 6`);
    expect(table.present.count).toMatchObject({ seat: 0, laid: { card: '5D' } });
    // The other side's can, until it pegs again (ACC 10.4.b).
    expect(table.present.count?.earlier).toMatchObject({ seat: 1, laid: { card: '5S' } });
    expect(table.present.count?.earlier).not.toHaveProperty('earlier');
  });

  test('a claim that counts a go is one where only its player can lay', () => {
    expect(typesOf(tableAt('mode=challenge', PLAY), 'lay KC 1')).toBe('cardLaid pegged ruled');
    const alone = tableAt('mode=challenge', `${PLAY}, lay KC, lay 6H, lay KS, go`);
    expect(typesOf(alone, 'lay 2C 1')).toBe('cardLaid goSaid pegged ruled');
  });

  test('after the last go it is the go alone that waits, where the rest was claimed', () => {
    const pointsOf = (table: Timeline) => table.present.claim?.items.map(({ kind }) => kind);
    const laid = `${PLAY}, lay KC, lay 8H, lay 8D`;
    expect(pointsOf(tableAt('', `${laid}, go, go`))).toEqual(['pair', 'go']);
    expect(pointsOf(tableAt('', `${laid}, peg 1 2, go, go`))).toEqual(['go']);
  });
});

describe('calls', () => {
  const last = `${PLAY}, peg 0 2`;

  test('about a card that nobody entered leave no count to be called on', () => {
    expect(tableAt('muggins=called', `${last}, muggins 1 3`).present.count).toMatchObject({
      call: { points: 3 },
    });
    expect(tableAt('muggins=called', `${last}, muggins 1 3, muggins 1 4`).present.count).toBeUndefined();
    expect(tableAt('muggins=called', `${last}, muggins 0 3`).present.count).toBeUndefined();
    expect(tableAt('muggins=called', `${PLAY}, unseen, muggins 1 2`).present.count).toBeUndefined();
  });

  test('a go that was called as a renege is settled, and no other', () => {
    const goes = (table: Timeline) => table.present.round?.goes.map(({ seat }) => seat);
    const said = `${PLAY}, lay KC, lay 6H, lay KS, go, go`;
    expect(goes(tableAt('', said))).toEqual([0, 1]);
    expect(goes(tableAt('', `${said}, offence renege 0`))).toEqual([1]);
    expect(goes(tableAt('', `${said}, offence pegsTouched 0`))).toEqual([0, 1]);
  });
});

describe('who is asked', () => {
  test('an undo is agreed to by anybody of another side', () => {
    const { present } = tableAt('', PLAY);
    const asked = { type: 'ask', seat: 1, id: 'a', offence: null } as const;
    expect(consentRequest(present, asked, 3)).toEqual({ by: 1, move: 3, offence: null, agree: [0] });
  });

  test('nobody, about a ruling or a game that was there before the last move', () => {
    const ruled = tableAt('', `${PLAY}, offence pegsTouched 1`);
    const pegged = keyed(ruled, 'peg 1 2');
    expect(undoConsent({ before: tableAt('', PLAY).present, after: ruled.present, seat: 1 }, 1)).toBe(
      'ruled',
    );
    expect(undoConsent({ before: ruled.present, after: pegged.present, seat: 1 }, 1)).toBeUndefined();
    const won = tableAt('', 'walk 0 121');
    const next = begin('', ['Red', 'Blue'], won);
    const after = keyed(next, 'peg 1 2');
    expect(after.present.results).toMatchObject([{ winner: 0 }]);
    expect(undoConsent({ before: next.present, after: after.present, seat: 1 }, 1)).toBeUndefined();
  });

  test('a phone calls muggins for its own seat, on what was counted', () => {
    const call = (seat: number) => ({ type: 'muggins', seat, points: 2 }) as const;
    const counted = tableAt('muggins=called mugginsCloses=mixed', `${PLAY}, next, peg 1 8`);
    expect(prohibition(counted.present, 0, call(0))).toBeUndefined();
    expect(prohibition(counted.present, 0, call(1))).toEqual({ code: 'othersSeat' });
    // The pone's hand, after the dealer's: the house gives until the cards are mixed.
    const later = keyed(counted, 'peg 0 4, peg 0 6').present;
    expect(prohibition(later, 0, call(0))).toBeUndefined();
    // That something was missed that nobody entered, the players agree at the board.
    const unseen = tableAt('muggins=called', `${PLAY}, unseen`).present;
    expect(prohibition(unseen, 0, call(0))).toEqual({ code: 'hostsMove' });
    expect(prohibition(unseen, 0, call(1))).toEqual({ code: 'othersSeat' });
  });
});

test('what an exchange can score: a refusal until a card was given, and honours where they score', () => {
  const points = (settings: string, ...more: readonly string[]) =>
    exchangePoints(tableAt(`costly-colours ${settings}`, ['cut 0, starter 5C', ...more].join(', ')).present);
  expect(points('')).toEqual([1, 2, 4]);
  expect(points('', 'peg 1 4')).toEqual([2, 4]);
  expect(points('exchangeRefused=0')).toEqual([2, 4]);
  expect(points('exchangeHonours=no')).toEqual([1]);
  expect(points('honour=0')).toEqual([1, 4]);
});

test('two of the dealer before the cards are turned up are points in play', () => {
  const table = tableAt('', 'cut 0, peg 0 2').present;
  expect(table).toMatchObject({ phase: 'play', heels: false, count: { open: true, claimed: 2 } });
});

test('a house that counts a concession plainly counts a skunk that was played out', () => {
  const skunk = (settings: string) => tableAt(settings, 'walk 0 121').present.results[0]?.skunk;
  expect(skunk('conceded=plain')).toBe(skunk(''));
  expect(skunk('')).not.toBe('none');
});

test('a player alone who loses has won no point of the match', () => {
  const lost = keyed(begin('cribbage-solitaire', ['Red']), 'concede 0');
  expect(lost.present.results).toMatchObject([{ winner: null, gamePoints: 0 }]);
});
