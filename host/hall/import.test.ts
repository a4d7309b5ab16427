// Lists of players as clubs have them: whatever spreadsheet wrote them, whole or not at all.
import { expect, test } from 'vitest';
import { planImport, readPlayers } from './import.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const ANN = { name: 'Ann', member: 'MI117', club: 'Lansing' };
const BOB = { name: 'Bob', member: null, club: null };

/** Shapes of RFC 4180 and of spreadsheets: what is on the list. */
test.each<[string, Uint8Array, readonly object[]]>([
  ['commas and a head', bytes('Name,Member number,Club\r\nAnn,MI117,Lansing\r\nBob,,\r\n'), [ANN, BOB]],
  ['no head', bytes('Ann,MI117,Lansing\nBob\n'), [ANN, BOB]],
  [
    'semicolons, columns in another order, a mark',
    bytes('\uFEFFClub;Name;ACC No.\nLansing;Ann;MI117\n;Bob;\n'),
    [ANN, BOB],
  ],
  /** Bug: the names were taken and the numbers left out, without a word. */
  [
    'the heads that the page names in French',
    bytes('Nom;Numéro de membre;Club\nAnn;MI117;Lansing\nBob;;\n'),
    [ANN, BOB],
  ],
  ['other French heads', bytes('Équipe;N° de licence;Joueuse\nLansing;MI117;Ann\n;;Bob\n'), [ANN, BOB]],
  ['tabs and empty lines', bytes('name\tmember\tclub\n\nAnn\tMI117\tLansing\n\nBob\t\t\n'), [ANN, BOB]],
  [
    'quoted cells',
    bytes('name,club\n"Smith, Ann","The ""Old"" Inn"\n'),
    [{ name: 'Smith, Ann', member: null, club: 'The "Old" Inn' }],
  ],
  [
    'Windows-1252',
    Uint8Array.from([0x6e, 0x6f, 0x6d, 0x0a, 0x5a, 0x6f, 0xeb]),
    [{ name: 'Zo\u00EB', member: null, club: null }],
  ],
  ['nothing at all', bytes(''), []],
])('%s', (_, list, players) => {
  expect(readPlayers(list)).toEqual({ players, wrong: [] });
});

test.each<[string, string, object]>([
  ['a line without a name', 'name,member\nAnn,1\n,2\n', { line: 3, why: 'noName', text: '2' }],
  [
    'a name that no display can show',
    'name\nMaximilian von und zu Hohenfels\n',
    { line: 2, why: 'longName', text: 'Maximilian von und zu Hohenfels' },
  ],
  ['the same number twice', 'name,member\nAnn,1\nBob,1\n', { line: 3, why: 'twice', text: 'Bob' }],
  ['the same name twice', 'name\nZo\u00EB\nzoe\n', { line: 3, why: 'twice', text: 'zoe' }],
])('%s is named', (_, text, wrong) => {
  expect(readPlayers(bytes(text)).wrong).toEqual([wrong]);
});

test('a quotation mark that never ends is told, and nothing is taken', () => {
  const { players, wrong } = readPlayers(bytes('name\n"Ann\nBob\n'));
  expect(players).toEqual([]);
  expect(wrong).toEqual([expect.objectContaining({ why: 'notCsv' })]);
});

test('members are known by their number, others by their name; whoever only looks alike is told', () => {
  const known = [
    { id: 'a', ...ANN },
    { id: 'b', ...BOB },
    { id: 'c', name: 'Cid', member: '7', club: null },
  ];
  const list = readPlayers(bytes('name,member\nAnne,MI117\nbob,\nCid,8\nDot,9\n'));
  const { added, changed, same, alike, commands } = planImport(known, list);
  expect(changed.map(({ id, name, club }) => [id, name, club])).toEqual([
    ['a', 'Anne', 'Lansing'],
    ['b', 'bob', null],
  ]);
  expect(added.map(({ name, member }) => [name, member])).toEqual([
    ['Cid', '8'],
    ['Dot', '9'],
  ]);
  expect(same).toBe(0);
  expect(alike.map(({ player, known: one }) => [player.member, one.id])).toEqual([['8', 'c']]);
  expect(commands).toHaveLength(4);
});

test('the same list again changes nothing', () => {
  const list = readPlayers(bytes('name,member,club\nAnn,MI117,Lansing\nBob,,\n'));
  const { added } = planImport([], list);
  expect(planImport(added, list)).toMatchObject({ added: [], changed: [], same: 2, commands: [] });
});
