// A new table asks how strictly counts are checked, and takes the answer from the keys of the board.
import { expect, test } from 'vitest';
import { SIX_CARD } from '../../shared/rules/index.ts';
import { Table } from './table.ts';
import { FakeBoard, MemoryJournal, Rig } from './testing/rig.ts';

/** A table that was never played at; its board writes down what it shows. */
function newTable(checks: boolean): Table {
  const board = new FakeBoard([]);
  const table = new Table({
    journal: new MemoryJournal([]),
    board,
    settings: { lanes: 3, first: { checks, unnamed: ({ players }) => players[0] === 'Red' } },
  });
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
  ['D', { claims: 'challenge', muggins: 'called' }, 0, 'names'],
  ['1 D', { claims: 'trust', muggins: 'off' }, 0, 'names'],
  ['3 D', { claims: 'always', muggins: 'called' }, 0, 'names'],
  // Users who just peg, or cut, are not asked again.
  ['2 P1', { claims: 'trust', muggins: 'off' }, 2, null],
  ['1 2 P1', { claims: 'trust', muggins: 'off' }, 12, null],
  ['P2', { claims: 'trust', muggins: 'off' }, 0, null],
])('%s answers, or just plays', (keys, rules, score, asked) => {
  const table = newTable(true);
  press(table, keys);
  expect(table.view.question).toBe(asked);
  expect(table.view).toMatchObject({ rules, pegs: [{ front: score }, {}, {}] });
  expect(table.view.rows.join()).not.toContain('1-3');
});

test.each([
  [false, [], [null]],
  [true, ['D'], ['names', null]],
])(
  'players who begin without names are not asked again on any page; asked for checks: %s',
  (checks, keys, asked) => {
    const table = newTable(checks);
    const questions = [...keys, undefined].map((key) => {
      if (key === undefined)
        table.command({ type: 'newGame', rules: table.view.rules, players: ['Red', 'Blue'] });
      else press(table, key);
      return table.view.question;
    });
    expect(questions).toEqual(asked);
  },
);

test('another answer about checks still leaves the names to be asked', () => {
  const table = newTable(true);
  press(table, 'D');
  const rules = { ...table.view.rules, claims: 'always' } as const;
  table.command({ type: 'newGame', rules, players: ['Red', 'Blue'] });
  expect(table.view.question).toBe('names');
});

test('asks for names until there are some, and nothing once a game was played', () => {
  const table = newTable(false);
  const begin = (players: readonly string[]) => {
    table.command({ type: 'newGame', rules: SIX_CARD, players });
    return table.view.question;
  };
  expect(table.view.question).toBe('names');
  expect([begin(['Ann', 'Bob']), begin(['Red', 'Blue'])]).toEqual([null, 'names']);
  press(table, '2 P1');
  expect(begin(['Red', 'Blue'])).toBe(null);
  expect(new Rig().table.view.rows.join()).not.toContain('1-3');
});
