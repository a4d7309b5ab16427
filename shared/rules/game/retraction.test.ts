// A dead deal takes back what it pegged, for any number of players and in every form (ACC 2025, 4.4.d (9), second-hand).
import { expect, test } from 'vitest';
import { citeSource } from '../../words/testing/english.ts';
import { keyed, pegs, tableAt } from '../testing/table.ts';

const PLAY = 'at play';
const CRIB = `${PLAY}, next, peg 1 4, peg 0 4, peg 0 6`;

test.each([
  ['three players', 'six-card-3', `${PLAY}, peg 1 2, peg 2 3, offence wrongNumber 1`, '0/0 0/0 0/0'],
  ['partners', 'six-card-4', `${PLAY}, next, peg 1 8, peg 2 6, offence wrongNumber 3`, '0/0 0/0'],
  [
    'six players, a penalty stays',
    'six-card-6-individuals',
    `${PLAY}, peg 4 2, offence cribSeen 4, offence wrongNumber 1`,
    '0/0 0/0 0/0 0/0 0/0 2/0',
  ],
  [
    'a bid comes back: the crib is bought anew',
    'cribOwner=bidder',
    'peg 0 9, cut 1, next, peg 0 3, next, next, peg 0 2, offence misdeal 1',
    '9/0 0/0',
  ],
  ['three for last stays', 'firstDealBonus=3', `${PLAY}, peg 0 2, offence misdeal 0`, '0/0 3/0'],
  ['hands counted first', 'noddy', `${PLAY}, peg 1 5, peg 0 2, peg 1 2, offence wrongNumber 0`, '0/0 0/0'],
  ['the last crib stays', '', `${CRIB}, offence overpegged 0 points=2, offence misdeal 1`, '8/4 4/0'],
  ['plain pegging knows no deal', '', 'free, peg 0 4, offence wrongNumber 0', '4/0 0/0'],
])('all pegs stand as before the deal: %s', (_, settings, keys, expected) => {
  const table = tableAt(settings, keys);
  expect(pegs(table.present).replace(/[A-Z][a-z]+ /g, '')).toBe(expected);
  expect(keyed(table, 'undo, redo').present).toEqual(table.present);
});

test('under muggins a peg outside the game hole is ruled on by the rule about muggins (ACC 10.1.c)', () => {
  const { ruling } = tableAt(
    'muggins=called',
    `unverified 1 119, ${PLAY}, offence notPeggedOut 1 points=2`,
  ).present;
  expect(ruling && citeSource(ruling.source)).toBe('ACC 2010, rule 10.1.c');
});
