// Whom an offence can be called against, state by state (ACC 7.3, 8.4, 9.2; reference rules 2 and 7), worked out by hand.
import { expect, test } from 'vitest';
import type { OffenceCode } from '../terms/codes.ts';
import { begin, keyed, refusal, walk } from '../testing/table.ts';
import type { Timeline } from './timeline.ts';
import { offencesNow } from './umpire.ts';

const SHOW = 'at show';

/** Red stands at one hole and Blue at another; then keys. Red deals. */
const at = (red: number, blue: number, keys: string, settings = ''): Timeline =>
  keyed(walk(walk(begin(settings), 0, red), 1, blue), ...keys.split(', '));

test.each<[string, string, OffenceCode, readonly number[]]>([
  // Nobody enters the cards, so anybody can have withheld one, until the pone announces a hand and the dealer counts.
  ['', 'at play', 'renege', [0, 1]],
  ['', 'at play', 'countedFirst', [0]],
  ['', SHOW, 'renege', [0, 1]],
  ['', SHOW, 'countedFirst', [0]],
  ['', `${SHOW}, peg 1 4`, 'renege', []],
  ['', `${SHOW}, peg 1 4`, 'countedFirst', []],
  // Noddy counts first: nothing was laid yet, and nobody counts in the play.
  ['noddy', 'at play', 'renege', []],
  ['noddy', 'at play', 'countedFirst', [0]],
  ['noddy', 'at play, peg 1 4', 'countedFirst', []],
  ['noddy', 'at play, peg 1 4, peg 0 4', 'renege', [0, 1]],
  ['noddy', 'at play, peg 1 4, peg 0 4', 'countedFirst', []],
  // It has no crib to be seen.
  ['noddy', 'at starter', 'cribSeen', []],
  ['', 'at starter', 'cribSeen', [0, 1]],
  // Whose turn it is to count, where there is a limit.
  ['timeLimit=30', SHOW, 'timeOut', [1]],
  ['timeLimit=30', `${SHOW}, peg 1 4`, 'timeOut', [0]],
  ['timeLimit=30', 'at play', 'timeOut', []],
  ['', SHOW, 'timeOut', []],
  // What a side keys is for its own count only.
  ['', `${SHOW}, peg 1 4`, 'overpegged', [1]],
  ['', `${SHOW}, peg 1 4`, 'wrongPeg', [0, 1]],
  // Where the cards are entered, it is who said go, until the other side lays the next card.
  ['', 'cut 0, starter 4H, lay KC, lay 6H, lay KS, go', 'renege', [0]],
  ['', 'cut 0, starter 4H, lay KC, lay 6H, lay KS, go, lay 2D', 'renege', []],
  ['', 'cut 0, starter 4H, lay KC, lay 6H, lay KS', 'renege', []],
  ['', 'cut 0, starter 4H, lay KC, lay 6H, lay KS, go, go, lay 9H', 'renege', [0]],
  // Heels come too late once the starter is known to be no jack.
  ['heelsForfeited=no', 'at play', 'heelsLate', [0]],
  ['heelsForfeited=no', 'cut 0, starter 5H', 'heelsLate', []],
  // A card past thirty-one, whether it was pegged for or not.
  ['', 'at play, peg 1 2', 'pastThirtyOne', [0, 1]],
  ['', SHOW, 'pastThirtyOne', []],
  // A misdeal is the dealer's, a starter seen too early the pone's.
  ['', 'at starter', 'misdeal', [0]],
  ['', 'at starter', 'cutSeen', [1]],
  ['', '', 'misdeal', []],
  // Who plays alone has nobody to pay.
  ['cribbage-solitaire', 'next', 'misdeal', []],
])('%s: after %s: %s against %j', (settings, keys, offence, seats) => {
  const players = settings === 'cribbage-solitaire' ? ['Red'] : ['Red', 'Blue'];
  const table = keyed(begin(settings, players), ...keys.split(', ').filter((key) => key !== ''));
  expect(offencesNow(table.present).find((open) => open.offence === offence)?.seats ?? []).toEqual(seats);
});

// A claim of game that was false can be called on whoever won by that claim, and on nobody else.
test.each<[string, Timeline, readonly number[]]>([
  ['Blue counted out', at(40, 113, `${SHOW}, peg 1 8`), [1]],
  [
    'Red had counted, and won by what Blue gave',
    at(117, 40, `${SHOW}, peg 1 4, peg 0 2, offence cribSeen 1`),
    [],
  ],
  ['Blue gave the game up', at(40, 113, `${SHOW}, peg 1 4, concede 1`), []],
  ['Blue needs thirty', at(40, 91, 'at play'), []],
  ['Blue needs twenty-nine', at(40, 92, 'at play'), [1]],
])('a false claim of game: %s', (_, { present }, seats) => {
  expect(offencesNow(present).find(({ offence }) => offence === 'falseGame')?.seats ?? []).toEqual(seats);
});

test('points for a count are asked for where it was pegged, and only there', () => {
  const laid = at(0, 40, 'at play, peg 1 2');
  // Red has pegged nothing for a card past thirty-one: it is taken back, and nothing comes off.
  expect(keyed(laid, 'offence pastThirtyOne 0').present.ruling).toMatchObject({ claimed: 0, moves: [] });
  expect(keyed(laid, 'offence pastThirtyOne 1 points=2').present.ruling).toMatchObject({ claimed: 2 });
  expect(refusal(laid, 'offence pastThirtyOne 0 points=2').code).toBe('offenceClosed');
});

test('what a ruling is told of, and no more', () => {
  const ruling = (table: Timeline, call: string) => keyed(table, `offence ${call}`).present.ruling ?? {};
  const playing = at(0, 40, 'at play', 'renege=perCard');
  expect(ruling(playing, 'renege 1 cards=2')).toMatchObject({ cards: 2, award: 4 });
  expect(ruling(playing, 'renege 1 cards=2')).not.toHaveProperty('back');
  expect(ruling(playing, 'pegsTouched 1')).not.toHaveProperty('cards');
  expect(ruling(playing, 'pegsTouched 1')).not.toHaveProperty('takers');
});
