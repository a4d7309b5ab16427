// Lists of players as clubs have them: whatever spreadsheet wrote them, whole or not at all.
import { expect, test } from 'vitest';
import { NO_NIGHT } from '../../shared/league/index.ts';
import { type ColumnChoice, parseColumns } from './columns.ts';
import { planImport, readPlayers } from './import.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
/** Each character is a byte. */
const latin = (text: string): Uint8Array => Uint8Array.from(text, (each) => each.charCodeAt(0));
function utf16(text: string, order: 'le' | 'be'): Uint8Array {
  const little = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return order === 'le' ? little : little.swap16();
}
const people = (...names: readonly string[]) => names.map((name) => ({ name, member: null, club: null }));
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
  /** Review, bugs.md B3: Node's decoder is Latin-1 (nodejs#56542). */
  [
    'Windows-1252: the 32 signs that Latin-1 does not have',
    latin('name\nZo\xeb O\x92Hara\n\x8a\x8c\x9e \x80\x85'),
    people('Zoë O’Hara', 'ŠŒž €…'),
  ],
  [
    'quotes of a word processor',
    latin('name,club\nAnn \x93Bud\x94 Archer,X\n'),
    [{ name: 'Ann “Bud” Archer', member: null, club: 'X' }],
  ],
  [
    'an old Macintosh: its letters, and its line ends',
    latin('name\rZo\x91\rRen\x8e\r'),
    people('Zoë', 'René'),
  ],
  ['UTF-8 with carriage returns alone', bytes('name\rZoë\rRené\r'), people('Zoë', 'René')],
  /** Review, bugs.md B6 and league.md B3: Excel. */
  [
    'UTF-16, as "Unicode text"',
    utf16('name\tmember\nZoë\t7\n', 'le'),
    [{ name: 'Zoë', member: '7', club: null }],
  ],
  [
    'UTF-16, the other way round',
    utf16('name\tmember\nZoë\t7\n', 'be'),
    [{ name: 'Zoë', member: '7', club: null }],
  ],
  ['sep=', bytes('sep=;\r\nname;club\r\nAnn;X\r\n'), [{ name: 'Ann', member: null, club: 'X' }]],
  [
    'sep= before a sign of its own',
    bytes('"sep=|"\nname|club\nAnn|X\n'),
    [{ name: 'Ann', member: null, club: 'X' }],
  ],
  [
    'blank rows',
    bytes('name,club\nAnn,X\n,\n,,,,\n , \nBob,\n'),
    [{ name: 'Ann', member: null, club: 'X' }, BOB],
  ],
  [
    'a comma in a name, between tabs',
    bytes('Smith, Ann\tMI1\n'),
    [{ name: 'Smith, Ann', member: 'MI1', club: null }],
  ],
  [
    'first and last name',
    bytes('First Name,Last Name,ACC #\nAnn,Archer,MI1\nBob,,\n'),
    [{ name: 'Ann Archer', member: 'MI1', club: null }, BOB],
  ],
  [
    'German, the last name first',
    bytes('Nachname;Vorname;Mitgliedsnr.;Verein\nArcher;Ann;17;Kiel\n'),
    [{ name: 'Ann Archer', member: '17', club: 'Kiel' }],
  ],
  [
    'French: Nom beside Prénom is the last name',
    bytes('Nom;Prénom;N° de licence\nArcher;Ann;17\n'),
    [{ name: 'Ann Archer', member: '17', club: null }],
  ],
  [
    'Dutch: with what stands before the last name',
    bytes('Achternaam;Tussenvoegsel;Voornaam;Lidnummer\nBerg;van der;Jan;17\n'),
    [{ name: 'Jan van der Berg', member: '17', club: null }],
  ],
  [
    'a running number beside the member number',
    bytes('No,Member name,ACC number\n1,Ann,MI117\n'),
    [{ name: 'Ann', member: 'MI117', club: null }],
  ],
  /** E-mail addresses were stored as clubs. */
  [
    'an e-mail column by its head',
    bytes('Member name,ACC number,Email\nAnn,MI117,ann@x.org\n'),
    [{ name: 'Ann', member: 'MI117', club: null }],
  ],
  [
    'e-mail and telephone by what is in them',
    bytes('Ann,ann@x.org,MI117,+1 (517) 555-0142,Lansing\nBob,bob@x.org,,517-555-0143,\n'),
    [ANN, BOB],
  ],
  [
    'a telephone under a head that is not known',
    bytes('Name,Reach,Club\nAnn,517.555.0142,X\n'),
    [{ name: 'Ann', member: null, club: 'X' }],
  ],
  ['a name of 80 letters', bytes(`name\n${'x'.repeat(80)}\n`), people('x'.repeat(80))],
])('%s', (_, list, players) => {
  const read = readPlayers(list);
  expect(read.players.map(({ line: __, ...player }) => player)).toEqual(players);
  expect(planImport(NO_NIGHT, read).wrong).toEqual([]);
});

test.each<[string, Uint8Array, object]>([
  ['a line without a name', bytes('name,member\nAnn,1\n,2\n'), { line: 3, why: 'noName', text: '2' }],
  [
    'the same number twice',
    bytes('name,member\nAnn,MI101\nBob,MI101\n'),
    { line: 3, why: 'numberTwice', text: 'MI101', before: 2 },
  ],
  ['the same name twice', bytes('name\nZo\u00EB\nzoe\n'), { line: 3, why: 'twice', text: 'zoe', before: 2 }],
  [
    'an e-mail address among clubs',
    bytes('name,club\nAnn,X\nBob,Y\nCid,cid@x.org\n'),
    { line: 4, why: 'private', text: 'cid@x.org' },
  ],
  [
    'a telephone number among names',
    bytes('name\nAnn\nBob\n+44 20 7946 0018\n'),
    { line: 4, why: 'private' },
  ],
  ['the file of a spreadsheet program', latin('PK\x03\x04\x14\0\x06\0'), { line: 1, why: 'notText' }],
  ['a quotation mark that never ends', bytes('name\n"Ann\nBob\n'), { why: 'notCsv' }],
  /** Review, bugs.md B4: what the league refuses was promised by the preview. */
  [
    'a name that the league refuses',
    latin('name\nAnn\nZo\x81\n'),
    { line: 3, why: 'refused', text: 'Zo\x81', refusal: { code: 'badPersonName', name: 'Zo\x81' } },
  ],
  [
    'a name of 81 letters',
    bytes(`name\n${'x'.repeat(81)}\n`),
    { line: 2, why: 'refused', refusal: { code: 'badPersonName', name: 'x'.repeat(81) } },
  ],
])('%s is named, with its line', (_, list, wrong) => {
  expect(planImport(NO_NIGHT, readPlayers(list)).wrong).toEqual([expect.objectContaining(wrong)]);
});

/** Review, league.md B3: a head that is not known was a player, and the next column a member number. */
test.each([
  ['Spanish', 'Jugador;Numero\nAnn;17\nBob;18\n'],
  ['numbers below it', 'Imię;Karta\nAnn;17\nBob;18\n'],
  ['one word over full names', 'Uczestnik\nAnn Archer\nBob Baker\n'],
  ['a head that has no name', 'Club,Rating\nX,1500\n'],
  ['no head, and names where numbers are expected', 'Ann,Archer,MI1\nBob,Baker,MI2\n'],
  ['no head, and more columns than there are', 'Ann,1,X,paid\nBob,2,Y,paid\n'],
])('%s: the columns have to be chosen, and nobody is taken', (_, text) => {
  const { players, wrong, table } = readPlayers(bytes(text));
  expect([players, wrong]).toEqual([[], [{ line: 1, why: 'columns', text: '' }]]);
  expect(table?.sure).toBe(false);
});

test.each<[string, string, ColumnChoice, readonly string[], boolean]>([
  [
    'named',
    'Imię;Nazwisko;Karta\nAnn;Archer;17\n',
    { columns: ['first', 'last', 'number'] },
    ['Ann Archer 17'],
    true,
  ],
  [
    'without a head',
    'Ann,Archer,MI1\nBob,Baker,MI2\n',
    { columns: ['first', 'last', 'number'] },
    ['Ann Archer MI1', 'Bob Baker MI2'],
    false,
  ],
  [
    'the first row is a head',
    'Jan Pol\nAnn Archer\n',
    { head: true, columns: ['name'] },
    ['Ann Archer '],
    true,
  ],
  [
    'the first row is a player',
    'Club\nAnn Archer\n',
    { head: false, columns: ['name'] },
    ['Club ', 'Ann Archer '],
    false,
  ],
  ['fewer than there are', 'Ann,x,MI1\n', { columns: ['name'] }, ['Ann '], false],
])('columns as they are chosen: %s', (_, text, choice, expected, head) => {
  const { players, table } = readPlayers(bytes(text), choice);
  expect(players.map(({ name, member }) => `${name} ${member ?? ''}`)).toEqual(expected);
  expect(table?.head).toBe(head);
});

test('nobody keeps an e-mail address by choosing its column', () => {
  const columns = ['name', 'club'] as const;
  const { table, players } = readPlayers(bytes('Name,Email\nAnn,ann@x.org\n'), { columns });
  expect([table?.columns, table?.hidden, players[0]?.club]).toEqual([['name', 'skip'], [false, true], null]);
});

test.each([
  ['first,last,number', ['first', 'last', 'number']],
  [' Name , skip,skip ', ['name', 'skip', 'skip']],
  ['name,name', undefined],
  ['name,email', undefined],
  ['', undefined],
])('%j as it is typed', (text, columns) => {
  expect(parseColumns(text)).toEqual(columns);
});

test('members are known by their number, others by their name; whoever only looks alike is told', () => {
  const known = [
    { id: 'a', ...ANN },
    { id: 'b', ...BOB },
    { id: 'c', name: 'Cid', member: '7', club: null },
  ];
  const list = readPlayers(bytes('name,member\nAnne,MI117\nbob,\nCid,8\nDot,9\n'));
  const { added, changed, same, alike, commands } = planImport({ ...NO_NIGHT, players: known }, list);
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
  const { added } = planImport(NO_NIGHT, list);
  expect(planImport({ ...NO_NIGHT, players: added }, list)).toMatchObject({
    added: [],
    changed: [],
    same: 2,
    commands: [],
  });
});
