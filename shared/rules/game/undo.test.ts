// Whose a move is to take back. Source: review of trust, B6; ACC 10 for calls, ACC 6.3 for heels.
import { expect, test } from 'vitest';
import { tableAt } from '../testing/table.ts';
import { type UndoConsent, undoConsent } from './permits.ts';
import type { State } from './state.ts';

const CALLED = 'mode=always muggins=called';
const ALWAYS = 'mode=always';
const CHALLENGE = 'mode=challenge';
/** Seat 1 deals; the hand of the pone is worth 14 with the four of diamonds. */
const STARTER = 'cut 1, next, starter 4D';
const CARDS = `${STARTER}, next, cards 5H 5S 5D JC`;
const PAIR = `${STARTER}, lays 5 5`;
const PLAY = 'cut 1, next, next';
const DISPUTED = `${PLAY}, next, peg 0 8, dispute`;

test.each<[what: string, seat: number, why: UndoConsent | undefined, settings: string, moves: string]>([
  ['points in plain pegging', 0, undefined, '', 'peg 0 4'],
  ['the cut', 1, undefined, '', 'cut 1'],
  ['the next phase', 0, undefined, '', 'cut 1, next'],
  ['points in play', 0, undefined, '', `${PLAY}, peg 0 2`],
  ['a card laid', 0, undefined, '', `${PLAY}, lay 5 seat=0`],
  ['a count on trust', 0, undefined, '', `${PLAY}, next, peg 0 8`],
  ['a count not disputed yet', 0, undefined, CHALLENGE, `${PLAY}, next, peg 0 8`],
  ['a starter', 0, undefined, ALWAYS, STARTER],
  ['cards of the hand, before they are claimed', 0, undefined, CALLED, CARDS],
  ['the dealer’s own heels', 1, undefined, ALWAYS, 'cut 1, next, starter JD'],
  ['heels of the other side', 0, 'othersPoints', ALWAYS, 'cut 1, next, starter JD'],
  ['points for a card that was laid', 1, 'ruled', ALWAYS, `${PAIR}, peg 1 2`],
  ['points for a card where muggins is called', 1, 'checked', CALLED, `${PAIR}, peg 1 2`],
  ['the next deal', 0, undefined, CALLED, `${PAIR}, peg 1 2, next`],
  ['a count that was right by its cards', 0, 'ruled', ALWAYS, `${CARDS}, peg 0 14`],
  ['a count of too much', 0, 'ruled', CALLED, `${CARDS}, peg 0 16`],
  ['a count of too little, still to be called', 0, 'checked', CALLED, `${CARDS}, peg 0 8`],
  ['a right call', 1, 'ruled', CALLED, `${CARDS}, peg 0 8, muggins 1 6`],
  ['a call of too much', 1, 'ruled', CALLED, `${CARDS}, peg 0 8, muggins 1 7`],
  ['a wrong call', 1, 'ruled', CALLED, `${CARDS}, peg 0 14, muggins 1 1`],
  ['a call on trust', 1, 'ruled', 'muggins=called', `${PLAY}, next, peg 0 8, muggins 1 2`],
  ['a dispute', 1, 'disputed', CHALLENGE, DISPUTED],
  ['the starter of a disputed count', 1, undefined, CHALLENGE, `${DISPUTED}, starter 4D`],
  ['cards that settle a dispute', 0, 'ruled', CHALLENGE, `${DISPUTED}, starter 4D, cards 5H 5S 5D JC`],
  ['one’s own offence, with its award', 0, 'ruled', '', `${PLAY}, offence cribSeen 0`],
  ['the next game', 0, undefined, '', 'walk 0 121, new'],
  ['giving up', 0, 'conceded', '', 'cut 1, concede 0'],
  ['pegging out', 0, undefined, '', 'peg 0 29, peg 0 29, peg 0 29, peg 0 29, peg 0 5'],
])('%s, seat %i: %s', (_, seat, why, settings, moves) => {
  const { past, present } = tableAt(settings, moves);
  const last = { before: past?.state as State, after: present };
  expect(undoConsent({ ...last, seat }, seat)).toBe(why);
  // Whoever did not make the move always asks.
  expect(undoConsent({ ...last, seat }, 1 - seat)).toBe('othersMove');
  expect(undoConsent({ ...last, seat: undefined }, seat)).toBe('othersMove');
});
