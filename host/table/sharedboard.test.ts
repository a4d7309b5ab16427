// A demo borrows the board of a table, and leaves nothing behind: not on the board, not in the game, not on the disk.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SIX_CARD } from '../../shared/rules/index.ts';
import { openTableJournal } from './kind.ts';
import { SharedBoard } from './sharedboard.ts';
import { Table } from './table.ts';
import { FakeBoard, MemoryJournal, Rig } from './testing/rig.ts';

/** A game in its second deal, with an entry begun; its own rules are others than the demo's. */
const inAGame = (): Rig =>
  new Rig({ rules: { claims: 'trust' }, players: ['Red', 'Blue'] }).keys(
    'P2 D D 4 P1 D 8 P1 6 P2 4 P2 D 1 2',
  );

/** What the players have before them, but for figures that rise with what is shown. */
const seen = ({ table, shown }: Rig): unknown => {
  const { pegs, dealer, turn, rows } = shown ?? {};
  return { view: table.view, pegs, dealer, turn, rows };
};

/** Keys of the demo. */
function play({ shared }: Rig, ...keys: readonly ('P2' | 'D' | '2' | '4' | 'MUGGINS')[]): void {
  for (const key of keys) shared.pressDemo(key);
}

test('the board shows the demo, whose keys and rules are its own', () => {
  const rig = inAGame();
  const before = rig.table.view;
  rig.shared.beginDemo();
  expect(rig.shown).toMatchObject({
    pegs: [{ front: 0 }, { front: 0 }, {}],
    rows: ['Ann 0          Bob 0', expect.anything(), expect.anything(), expect.anything()],
  });
  play(rig, 'P2', 'D', 'D', '2', 'P2');
  expect(rig.shown?.pegs.map(({ front }) => front)).toEqual([0, 2, 0]);
  expect(rig.shared.demo?.view.rules).toEqual({ ...SIX_CARD, claims: 'challenge', muggins: 'called' });
  expect(rig.table.view).toEqual(before);
});

test.each<[string, (rig: Rig) => void]>([
  ['is stopped', ({ shared }) => shared.endDemo()],
  ['is cut off by a key, which does nothing else', (rig) => void rig.keys('7')],
  ['is cut off by a button that stays down', (rig) => void rig.keys('hold:P1')],
  ['is cut off by NEXT', (rig) => void rig.keys('D')],
])('where it %s, everything is as before', (_, end) => {
  const rig = inAGame();
  const [before, moves, entry] = [seen(rig), rig.types, rig.keyed];
  rig.shared.beginDemo();
  play(rig, 'P2', 'D', 'D', '2', 'P2', '4', 'MUGGINS');
  end(rig);
  expect([seen(rig), rig.types, rig.keyed]).toEqual([before, moves, entry]);
  // The next key is the players' again, and counts once.
  expect(rig.keys('P1').pegs).toBe('24/12 10/6');
});

test.each<[string, (rig: Rig) => void, pegs: string]>([
  [
    'a claim of a phone',
    ({ table }) => void table.command({ type: 'peg', seat: 1, points: 3 }),
    '12/4 13/10',
  ],
  ['a phone that asks for a seat', ({ table }) => table.visit(undefined, true), '12/4 10/6'],
  ['keys that were lost', (rig) => void rig.keys('lost'), '12/4 10/6'],
])('%s acts on the players’ table, and the board shows that', (_, act, pegs) => {
  const rig = inAGame();
  rig.shared.beginDemo();
  act(rig);
  expect([rig.shared.demo, rig.pegs]).toEqual([undefined, pegs]);
  expect(rig.shown?.rows).toEqual(rig.table.view.rows);
});

test('it is shown before the first question as well, which waits meanwhile', () => {
  const board = new SharedBoard(new FakeBoard([]), { lanes: () => 3 });
  const first = { checks: true, unnamed: () => true };
  const table = new Table({ journal: new MemoryJournal([]), board, settings: { lanes: 3, first } });
  table.start();
  table.command({ type: 'newGame', rules: SIX_CARD, players: ['Red', 'Blue'] });
  board.beginDemo();
  board.pressDemo('P2');
  expect([board.demo?.view.phase, board.demo?.view.question, table.view.question]).toEqual([
    'deal',
    null,
    'checks',
  ]);
  board.endDemo();
  expect(table.view).toMatchObject({ question: 'checks', phase: 'cut' });
});

test('a key that was down before is let go at the players’ table', () => {
  const rig = new Rig().keys('P2 press:D');
  rig.shared.beginDemo();
  rig.keys('release:D');
  expect(rig.table.view.phase).toBe('starter');
});

test('the folder of the table has the same bytes, also where the host ends in the middle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-demo-'));
  const bytes = (): readonly string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile() && !each.name.includes('lock'))
      .map(({ parentPath, name }) => `${name} ${readFileSync(join(parentPath, name), 'hex')}`);
  const open = () => {
    const journal = openTableJournal(folder);
    const board = new SharedBoard(new FakeBoard([]), { lanes: () => 3 });
    const table = new Table({ journal, board, settings: { lanes: 3 } });
    table.start();
    return { journal, board, table };
  };
  const first = open();
  first.table.command({ type: 'newGame', rules: SIX_CARD, players: ['Red', 'Blue'] });
  first.table.command({ type: 'cut', dealer: 1 });
  const before = bytes();
  first.board.beginDemo();
  for (const key of ['P2', 'D', 'D', '2', 'P2'] as const) first.board.pressDemo(key);
  expect(first.board.demo?.view.pegs[1]).toMatchObject({ front: 2 });
  first.journal.close();
  const second = open();
  expect(second.table.view).toMatchObject({ phase: 'deal', players: [{ name: 'Red' }, { name: 'Blue' }] });
  second.journal.close();
  expect(bytes()).toEqual(before);
});
