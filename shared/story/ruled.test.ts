// The hand of a ruling stays with it: after the cards are cleared, through undo, redo and a restart.
import { describe, expect, test } from 'vitest';
import { Rig } from '../../host/table/testing/rig.ts';

const ALWAYS = { claims: 'always', muggins: 'automatic' } as const;

/** Into the show of the first deal, Blue dealing; the pone's hand is keyed and counted. */
function counted(claimed: number): Rig {
  const rig = new Rig({ rules: ALWAYS });
  for (const command of [
    { type: 'cut', dealer: 1 },
    { type: 'next' },
    { type: 'starter', card: '5C' },
    { type: 'next' },
    { type: 'cards', cards: ['5H', '5S', 'JC', '4D'] },
    { type: 'peg', seat: 0, points: claimed },
  ] as const)
    expect(rig.table.command(command)).toMatchObject({ ok: true });
  return rig;
}

const seen = ({ table: { view } }: Rig) => [view.ruling?.hand, view.ruling?.starter];
const PONE = [['5H', '5S', 'JC', '4D'], '5C'];

describe('the hand of a ruling', () => {
  test('is whole, with the card that does not count', () => {
    const rig = counted(12);
    expect(seen(rig)).toEqual(PONE);
    // 4D is in no item.
    expect(rig.table.view.ruling?.items.flatMap(({ cards }) => cards)).not.toContain('4D');
  });

  test('stays with it until another ruling, and comes back with undo, redo and a restart', () => {
    const rig = counted(12);
    rig.table.command({ type: 'cards', cards: ['7H', '7S', '8C', '9D'] });
    expect(seen(rig)).toEqual(PONE);
    rig.table.command({ type: 'peg', seat: 1, points: 2 });
    expect(seen(rig)).toEqual([['7H', '7S', '8C', '9D'], '5C']);
    rig.table.command({ type: 'undo' });
    expect(seen(rig)).toEqual(PONE);
    rig.table.command({ type: 'redo' });
    expect(seen(rig)).toEqual([['7H', '7S', '8C', '9D'], '5C']);
    for (const command of [
      { type: 'cards', cards: ['2H', '3S', 'KC', 'TD'] },
      { type: 'peg', seat: 1, points: 5 },
      { type: 'next' },
    ] as const)
      expect(rig.table.command(command)).toMatchObject({ ok: true });
    const crib = [['2H', '3S', 'KC', 'TD'], '5C'];
    expect([rig.table.view.deal, rig.table.view.cards.crib, ...seen(rig)]).toEqual([2, null, ...crib]);
    const again = new Rig({ kept: rig.journal.kept });
    expect(seen(again)).toEqual(crib);
  });

  test('a disputed hand, keyed after the count', () => {
    const rig = new Rig({ rules: { claims: 'challenge' } });
    for (const command of [
      { type: 'cut', dealer: 1 },
      { type: 'next' },
      { type: 'starter', card: '5' },
      { type: 'next' },
      { type: 'peg', seat: 0, points: 4 },
      { type: 'dispute' },
      { type: 'cards', cards: ['5', '5', 'T', '2'] },
    ] as const)
      expect(rig.table.command(command)).toMatchObject({ ok: true });
    expect(seen(rig)).toEqual([['5', '5', 'T', '2'], '5']);
  });

  test('without cards there is none', () => {
    const rig = new Rig({ rules: { muggins: 'called' } });
    for (const command of [
      { type: 'cut', dealer: 1 },
      { type: 'next' },
      { type: 'next' },
      { type: 'next' },
      { type: 'peg', seat: 0, points: 4 },
      { type: 'muggins', seat: 1, points: 2 },
    ] as const)
      expect(rig.table.command(command)).toMatchObject({ ok: true });
    expect(seen(rig)).toEqual([[], null]);
  });
});
