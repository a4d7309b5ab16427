// Offences as they are called on the board: MUGGINS, NEXT to the one that is meant, its figures, who did it.

import { describe, expect, test } from 'vitest';
import { offencesNow, type RuleSet } from '../../shared/rules/index.ts';
import { DEFAULT as EN } from '../../shared/words/default.ts';
import { short } from '../../shared/words/short.ts';
import { Rig } from './testing/rig.ts';

const acc: Partial<RuleSet> = {
  overcount: 'toOpponent',
  undercount: 'stands',
  falseClaim: 'fifteenBack',
  renege: 'perCard',
};
/** Blue, the pone, has counted twelve. */
const COUNTED = 'P1 D D D 1 2 P2';

/** Keys, then the pegs and the last three rows of the display. */
type Line = readonly [keys: string, pegs: string, ...rows: string[]];

function play(rules: Partial<RuleSet>, lines: readonly Line[], rig = new Rig({ rules })): Rig {
  for (const [keys, pegs, ...rows] of lines) {
    rig.keys(keys);
    expect([keys, rig.pegs, ...rig.rows.slice(1)]).toEqual([keys, pegs, ...rows]);
  }
  return rig;
}

/** The keys that lead from the table as it stands to an offence. */
function keysTo(rig: Rig, offence: string): string {
  const at = offencesNow(rig.table.state).findIndex((each) => each.offence === offence);
  return ['MUGGINS', ...Array.from({ length: at }, () => 'D')].join(' ');
}

describe('an offence is called', () => {
  test('where muggins is called, MUGGINS is pressed twice', () => {
    play({ ...acc, muggins: 'called' }, [
      [`${COUNTED} MUGGINS`, '0/0 12/0', "Red's crib      Show", 'Muggins: points?', 'MUGGINS: an offence'],
      ['MUGGINS', '0/0 12/0', 'NEXT: other offences', 'Overpegged', 'Points too many?'],
      ['MUGGINS', '0/0 12/0', 'NEXT: other offences', 'Own overpegging', 'Points too many?'],
      ['4 P2', '0/0 8/0', "Red's crib      Show", "Red's hand?", 'Is 8: no penalty'],
    ]);
  });

  test('while cards are asked for, too', () => {
    const rig = new Rig({ rules: { ...acc, claims: 'always' } }).keys('P1 D A D');
    rig.keys('MUGGINS MUGGINS');
    expect(rig.rows[1]).toBe('NEXT: other offences');
  });

  test('NEXT steps through every offence that can be called, and comes round', () => {
    const rig = new Rig({ rules: acc }).keys('P1 D');
    const open = offencesNow(rig.table.state).map(({ offence }) => offence);
    rig.keys('MUGGINS');
    const seen = [...open, open[0]].map(() => {
      const row = rig.rows[2];
      rig.keys('D');
      return row;
    });
    const briefs = open.map((code) => short(EN, `offence-${code}`));
    expect(seen).toEqual([...briefs, briefs[0]]);
  });

  test('of partners it is the one who can have done it', () => {
    const rules = {
      seats: 4,
      sides: [0, 1, 0, 1],
      cards: { dealt: 5, laidAway: 1, packToCrib: 0, dealerFewer: 0 },
    };
    const rig = new Rig({ rules, players: ['A', 'B', 'C', 'D'] });
    rig.table.command({ type: 'cut', dealer: 2 });
    rig.keys(`${keysTo(rig, 'bottomSeen')} P1`);
    expect(rig.table.state.ruling).toMatchObject({ code: 'bottomSeen', seat: 2, opponent: 3 });
  });
});

test('the pone does not misdeal', () => {
  const rig = new Rig({ rules: acc }).keys('P1 D');
  rig.keys(`${keysTo(rig, 'misdeal')} P2`);
  expect(rig.rows.slice(2)).toEqual(['Misdeal', 'Only by the dealer']);
  rig.keys('P1');
  expect(rig.rows.slice(1)).toEqual(["Red's crib      Deal", 'Deal, then NEXT', 'Misdeal: deal again']);
});

test('a page sees what can be called, by whom', () => {
  const { offences } = new Rig({ rules: acc }).keys('P1 D').table.view;
  expect(offences).toContainEqual({ offence: 'misdeal', seats: [0] });
  expect(offences).toContainEqual({ offence: 'cutSeen', seats: [1] });
});
