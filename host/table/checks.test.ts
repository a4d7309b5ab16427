// A new table asks how strictly counts are checked, and takes the answer from the keys of the board.
import { expect, test } from 'vitest';
import { SIX_CARD } from '../../shared/rules/index.ts';
import { Table } from './table.ts';
import { FakeBoard, MemoryJournal, Rig } from './testing/rig.ts';

/** A table that was never played at; its board writes down what it shows. */
function newTable(asksChecks: boolean): Table {
  const board = new FakeBoard([]);
  const table = new Table({ journal: new MemoryJournal([]), board, settings: { lanes: 3, asksChecks } });
  table.start();
  table.command({ type: 'newGame', rules: SIX_CARD, players: ['Red', 'Blue'] });
  return table;
}

function press(table: Table, keys: string): void {
  for (const key of keys.split(' ').filter((each) => each !== ''))
    for (const action of ['press', 'release'] as const) table.key({ key: key as 'D', action, time: 0 });
}

const ASKED = ['1 Just peg', '2 When in doubt', '3 Check every hand'];

test.each([
  ['', [' ', '>', ' ']],
  ['1', ['>', ' ', ' ']],
  ['3', [' ', ' ', '>']],
])('keyed %j: the display shows the answer that NEXT gives', (keys, marks) => {
  const table = newTable(true);
  press(table, keys);
  const rows = ASKED.map((row, at) => `${marks[at]}${row}`);
  expect(table.view.rows).toEqual([...rows, '1-3, then NEXT']);
});

test.each([
  ['D', { claims: 'challenge', muggins: 'called' }, 0],
  ['1 D', { claims: 'trust', muggins: 'off' }, 0],
  ['3 D', { claims: 'always', muggins: 'called' }, 0],
  // Who just pegs, or cuts, is not asked again.
  ['2 P1', { claims: 'trust', muggins: 'off' }, 2],
  ['1 2 P1', { claims: 'trust', muggins: 'off' }, 12],
  ['P2', { claims: 'trust', muggins: 'off' }, 0],
])('%s answers, or just plays', (keys, rules, score) => {
  const table = newTable(true);
  press(table, keys);
  expect(table.view.asksChecks).toBe(false);
  expect(table.view).toMatchObject({ rules, pegs: [{ front: score }, {}, {}] });
  expect(table.view.rows.join()).not.toContain('1-3');
});

test('is not asked where the command line has the answer, nor after a game', () => {
  expect(newTable(false).view.asksChecks).toBe(false);
  expect(new Rig().table.view.rows.join()).not.toContain('1-3');
});
