// Rulings at the edges that a judge would dispute, each worked by hand from its source.
import { describe, expect, test } from 'vitest';
import { begin, keyed, pegs, refusal, tableAt } from '../testing/table.ts';
import { promptOf } from './prompt.ts';
import type { Timeline } from './timeline.ts';
import { offencesNow } from './umpire.ts';

const open = (table: Timeline, offence: string): readonly number[] =>
  offencesNow(table.present).find((each) => each.offence === offence)?.seats ?? [];

/** Settings, the commands after the game has begun, and where the pegs stand: Red deals. */
type Row = readonly [what: string, settings: string, commands: string, standing: string];

describe('heels are lost when the dealer has played a card (ACC 6.3)', () => {
  test.each<Row>([
    ['nobody has played', '', 'at play, starter JH', 'Red 2/0 Blue 0/0'],
    ['only the pone has', '', 'at play, lay KS, starter JH', 'Red 2/0 Blue 0/0'],
    ['and heels are keyed', '', 'at play, lay KS, peg 0 2', 'Red 2/0 Blue 0/0'],
    ['the dealer has', '', 'at play, lay KS, lay 4S, starter JH', 'Red 0/0 Blue 0/0'],
    // The second card of two is the dealer's, so points by anybody say that it lies.
    ['points in play, the dealer’s', '', 'at play, peg 0 2, starter J', 'Red 2/0 Blue 0/0'],
    ['points in play, the pone’s', '', 'at play, peg 1 2, starter J', 'Red 0/0 Blue 2/0'],
    ['a first card nobody entered', '', 'at play, unseen, starter J', 'Red 2/0 Blue 0/0'],
    ['a card nobody entered, after the pone’s', '', 'at play, lay KS, unseen, starter J', 'Red 0/0 Blue 0/0'],
    ['the show has begun', '', 'at show, starter J', 'Red 0/0 Blue 0/0'],
    ['never forfeited', 'heelsForfeited=no', 'at play, lay KS, lay 4S, starter JH', 'Red 2/0 Blue 0/0'],
    ['nor by points', 'heelsForfeited=no', 'at play, peg 1 2, starter J, starter JH', 'Red 2/0 Blue 2/0'],
    ['another starter is none', 'heelsForfeited=no', 'at play, starter 5H', 'Red 0/0 Blue 0/0'],
    ['every hand is checked', 'mode=always', 'cut 0, starter J', 'Red 2/0 Blue 0/0'],
  ])('%s: %s', (_, settings, commands, standing) => {
    expect(pegs(keyed(begin(settings), commands).present)).toBe(standing);
  });

  test('once only, and the card of the pone goes on waiting for its points', () => {
    const table = tableAt('mode=challenge', 'at play, lay KS, peg 0 2');
    expect(table.present).toMatchObject({ phase: 'play', heels: true, claim: { card: 'KS' } });
    expect(refusal(table, 'peg 0 2').code).toBe('notLaid');
    expect(refusal(table, 'starter 5H').code).toBe('starterNoJack');
    expect(pegs(keyed(table, 'starter JD').present)).toBe('Red 2/0 Blue 0/0');
  });

  test('with three, points between the others do not say that the dealer has played', () => {
    const table = tableAt('six-card-3', 'at play');
    // Green pairs Blue's card.
    expect(pegs(keyed(table, 'peg 2 2, starter J').present)).toBe('Red 2/0 Blue 0/0 Green 2/0');
    expect(pegs(keyed(table, 'peg 0 2, starter J').present)).toBe('Red 2/0 Blue 0/0 Green 0/0');
  });

  test('where every hand is checked NEXT asks for the starter', () => {
    const table = tableAt('mode=always', 'at starter');
    expect(refusal(table, 'next')).toEqual({ code: 'starterFirst' });
    expect(tableAt('mode=always heels=0', 'at play').present.phase).toBe('play');
  });

  test('nobody can call them late before the dealer has played', () => {
    const before = tableAt('', 'at play, lay KS');
    expect(open(before, 'heelsLate')).toEqual([]);
    const after = keyed(before, 'lay 4S');
    expect(open(after, 'heelsLate')).toEqual([0]);
    expect(keyed(after, 'offence heelsLate 0').present.ruling?.code).toBe('heelsForfeited');
  });

  test('a jack that comes too late is ruled on, and not passed over', () => {
    const late = tableAt('mode=challenge', 'at play, lay KS, lay 4S, starter JH');
    expect(late.present.ruling).toMatchObject({ code: 'heelsForfeited', seat: 0, offence: 'heelsLate' });
    expect(tableAt('', 'at play, lay KS, lay 4S, starter 5H').present.ruling).toBeUndefined();
  });
});

describe('muggins needs something that can have been missed (ACC 10)', () => {
  const CALLED = 'muggins=called';
  test.each<readonly [string, string, string, string]>([
    ['before the cut', CALLED, '', 'nothingMissed'],
    ['where every hand is checked', 'muggins=called mode=always', '', 'nothingMissed'],
    ['while the cards are dealt', CALLED, 'cut 0', 'nothingMissed'],
    ['before the starter', CALLED, 'at starter', 'nothingMissed'],
    ['before a card of the play', CALLED, 'at play', 'nothingMissed'],
    ['after heels, before a card', CALLED, 'at starter, peg 0 2', 'nothingMissed'],
    ['plain pegging, nothing pegged', CALLED, 'free', 'nothingMissed'],
    ['the show, without a card played', CALLED, 'at show', 'nothingMissed'],
    ['the next count is pegged', CALLED, 'at show, peg 1 4, peg 0 4', 'mugginsClosed'],
  ])('%s: neither player', (_, settings, commands, code) => {
    const table = keyed(begin(settings), commands);
    expect(refusal(table, 'muggins 0 2').code).toBe(code);
    if (code === 'nothingMissed') {
      expect(refusal(table, 'muggins 1 2').code).toBe(code);
      expect(promptOf(table.present).muggins).toEqual([]);
    }
  });

  test.each<readonly [string, string, string]>([
    ['points pegged in play', 'at play, peg 0 2', 'Red 2/0 Blue 2/0'],
    ['a card that nobody entered', 'at play, unseen', 'Red 0/0 Blue 2/0'],
    ['plain pegging', 'peg 0 4', 'Red 4/0 Blue 2/0'],
  ])('%s: the other can', (_, commands, standing) => {
    expect(pegs(keyed(begin(CALLED), commands, 'muggins 1 2').present)).toBe(standing);
  });
});

describe('the last card of a deal, its points keyed apart from it (ACC 1.7; reference 1)', () => {
  const dealt = (settings: string, cards: string): Timeline =>
    keyed(
      begin(settings),
      'at starter, starter TS',
      ...cards.split(' ').map((card) => (card === 'go' ? 'go' : `lay ${card.replace('=', ' ')}`)),
    );
  // K 10, Q 20, T 30 and nobody can; 2, 3 and 4 are three, 15 with the 6, and 9 is the last: one.
  const DEALER = 'KS QD TH go go 2C 3C 4C=3 6C=2 9C';
  // K 10, J 20, 5 25, 4 29, go, 2 is 31; 3, 6 and 7 is the last: one.
  const PONE = 'KS JD 5H 4C go 2D=2 3C 6C 7C';
  test.each([
    ['nothing, by the dealer', DEALER, 'peg 0 0'],
    ['too much, by the dealer', DEALER, 'peg 0 2'],
    ['more than any card scores, by the dealer, whose hand is not the first', DEALER, 'peg 0 17'],
    ['nothing, by the pone', PONE, 'peg 1 0'],
    ['too much, by the pone', PONE, 'peg 1 2'],
    ['what the pone’s card cannot score here, but another could', PONE, 'peg 1 12'],
  ])('on trust %s: refused', (_, cards, key) => {
    expect(refusal(dealt('mode=trust', cards), key).code).toBe('wrongPlay');
  });

  test.each<[what: string, settings: string, cards: string, key: string, place: string, ruling?: object]>([
    ['one, by the dealer', 'mode=trust', DEALER, 'peg 0 1', 'play'],
    ['one, by the pone', 'mode=trust', PONE, 'peg 1 1', 'play'],
    ['the hand of the pone', 'mode=trust', PONE, 'peg 1 17', 'show dealer'],
    ['then the hand', 'mode=trust', PONE, 'peg 1 1, peg 1 12', 'show dealer'],
    ['nothing, by the dealer', 'mode=challenge', DEALER, 'peg 0 0', 'play', { claimed: 0, truth: 1 }],
    ['nothing, by the pone', 'mode=challenge', PONE, 'peg 1 0', 'play', { claimed: 0, truth: 1 }],
    ['too much, by the pone', 'mode=challenge', PONE, 'peg 1 3', 'play', { claimed: 3, truth: 1 }],
    // Only the pone can count a hand now (umpire, playroom, seed 10741).
    ['too much, by the dealer', 'mode=always', DEALER, 'peg 0 10', 'play', { claimed: 10, truth: 1 }],
  ])('%s', (_, settings, cards, key, place, ruling) => {
    const { present } = keyed(dealt(settings, cards), key);
    expect([present.phase, present.hand].filter(Boolean).join(' ')).toBe(place);
    if (ruling) expect(present.ruling).toMatchObject(ruling);
  });
});

describe('a renege closes with the opponent’s next card (ACC 7.3)', () => {
  // K 10, 9 19, 5 24: Red says go and holds a 2. Blue lays a 3, 27, and says go; Red leads the 2.
  const AT_24 = 'at play, lays KS 9D 5H go';
  const SHOWN = `${AT_24}, lays 3C go 2D`;
  const after = (keys: string): Timeline => tableAt('mode=challenge renege=perCard', keys);
  test.each<[what: string, keys: string, seats: readonly number[]]>([
    ['neither has said go', 'at play, lays KS 9D 5H', []],
    ['at the go: its player can say so', AT_24, [0]],
    ['the opponent has played on', `${AT_24}, lay 3C`, []],
    ['the card shows itself', SHOWN, [0]],
    ['the opponent has played the next card', `${SHOWN}, lay 6C`, []],
    ['another card of the player shows nothing', `${SHOWN}, lays 6C TD`, []],
    ['a ten could not have been played at 24', `${AT_24}, lays 3C go TD`, []],
    ['the pone’s hand is announced', `${SHOWN}, next, peg 1 4`, []],
    ['it is paid', `${SHOWN}, offence renege 0 cards=1`, []],
  ])('%s', (_, keys, seats) => {
    expect(open(after(keys), 'renege')).toEqual(seats);
  });

  test('it is noticed by the cards, with their number, and two are paid for the card', () => {
    expect(promptOf(after(SHOWN).present).renege).toEqual({ seat: 0, cards: 1 });
    expect(promptOf(after(AT_24).present).renege).toBeUndefined();
    const paid = after(`${SHOWN}, offence renege 0 cards=1`);
    expect(paid.present.ruling).toMatchObject({ code: 'renegePerCard', award: 2, seat: 0 });
  });

  test('where the cards are not entered it is open as long as the play', () => {
    expect(open(after('at play, peg 0 2'), 'renege')).toEqual([0, 1]);
  });
});

describe('a misdeal is no deal (ACC 4.4)', () => {
  test.each<readonly [string, string, number]>([
    ['at the starter', 'at starter, offence misdeal 0', 1],
    ['in the play', 'at play, offence misdeal 0', 1],
    ['a wrong number of cards', 'at play, offence wrongNumber 1', 1],
    ['while the cards are dealt', 'cut 0, offence misdeal 0', 1],
    ['of the second deal', 'at show, next, next, next, next, offence misdeal 1', 2],
  ])('%s: deal %#', (_, commands, deal) => {
    const { present } = keyed(begin(), commands);
    expect(present).toMatchObject({ phase: 'deal', deal });
  });
});

test('muggins on the pone’s hand after the dealer has counted is too late, and no own count (ACC 10)', () => {
  const counted = tableAt('muggins=called', 'at play, peg 1 2, next, peg 1 8');
  expect(refusal(counted, 'muggins 1 2')).toEqual({ code: 'ownCount', seat: 1 });
  const both = keyed(counted, 'peg 0 4');
  expect(refusal(both, 'muggins 0 2')).toEqual({ code: 'mugginsClosed' });
});
