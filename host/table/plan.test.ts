// Rules for the next game, chosen while one goes on: kept, read by every way to another game, and over once it has begun.
import { expect, test } from 'vitest';
import { SIX_CARD } from '../../shared/rules/index.ts';
import { Rig } from './testing/rig.ts';

const CALLED = { ...SIX_CARD, muggins: 'called' } as const;

/** A game in which points were scored, and whose next one plays muggins. */
function planned(): Rig {
  const rig = new Rig({ players: ['Ann', 'Bob'] }).keys('5 P1');
  expect(rig.table.plan(CALLED)).toBe(undefined);
  return rig;
}

test('moves nothing; undo passes it by; it outlives the program', () => {
  const rig = planned();
  const expected = { rules: SIX_CARD, planned: CALLED, pegs: [{ front: 5 }, {}, {}] };
  expect(rig.table.view).toMatchObject(expected);
  const { kept } = rig.journal;
  const after = new Rig({ kept });
  expect(after.table.view).toMatchObject(expected);
  after.table.command({ type: 'undo' });
  expect(after.table.view).toMatchObject({ planned: CALLED, pegs: [{ front: 0 }, {}, {}] });
});

test.each([
  ['holding NEXT', (rig: Rig) => rig.keys('hold:D')],
  ['another game of the same players', (rig: Rig) => rig.table.command(rig.table.nextGame())],
])('%s begins the game by these rules, and the one after it too', (_, begin) => {
  const rig = planned();
  begin(rig);
  expect(rig.table.view).toMatchObject({ rules: CALLED, planned: null });
  begin(rig);
  expect(rig.table.view.rules).toEqual(CALLED);
});

test('undo back into the game brings them back, redo uses them up again', () => {
  const rig = planned().keys('hold:D');
  const plans = (): unknown => rig.table.view.planned;
  rig.table.command({ type: 'undo' });
  expect([plans(), new Rig({ kept: rig.journal.kept }).table.view.planned]).toEqual([CALLED, CALLED]);
  rig.table.command({ type: 'redo' });
  expect(plans()).toBe(null);
});

test('rules with more sides than the board has lanes are refused', () => {
  const rig = new Rig({ players: ['Ann', 'Bob'], lanes: 2 });
  expect(rig.table.plan({ ...SIX_CARD, seats: 3, sides: [0, 1, 2] })).toMatchObject({ code: 'badRules' });
  expect(rig.table.view.planned).toBe(null);
});
