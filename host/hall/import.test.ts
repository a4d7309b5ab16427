// Lists of players as clubs have them: whatever spreadsheet wrote them, whole or not at all.
import { expect, test } from 'vitest';
import { NO_NIGHT } from '../../shared/league/index.ts';
import { type ColumnChoice, parseColumns } from './columns.ts';
import { planImport, readPlayers } from './import.ts';

const bytes = (list: string | Uint8Array): Uint8Array =>
  typeof list === 'string' ? new TextEncoder().encode(list) : list;
/** Each character is a byte. */
const latin = (text: string): Uint8Array => Uint8Array.from(text, (each) => each.charCodeAt(0));
function utf16(text: string, order: 'le' | 'be'): Uint8Array {
  const little = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return order === 'le' ? little : little.swap16();
}
const ANN = { name: 'Ann', member: 'MI117', club: 'Lansing' };
const BOB = { name: 'Bob', member: null, club: null };
const BOTH = ['Ann|MI117|Lansing', 'Bob||'];
const refusedName = (line: number, name: string) => ({
  line,
  why: 'refused',
  refusal: { code: 'badPersonName', name },
});

/** Shapes of RFC 4180 and of spreadsheets: what is on the list, as name|number|club. */
test.each<[what: string, list: string | Uint8Array, players: readonly string[]]>([
  ['commas and a head', 'Name,Member number,Club\r\nAnn,MI117,Lansing\r\nBob,,\r\n', BOTH],
  ['no head', 'Ann,MI117,Lansing\nBob\n', BOTH],
  ['semicolons, other columns, a mark', '\uFEFFClub;Name;ACC No.\nLansing;Ann;MI117\n;Bob;\n', BOTH],
  /** Bug: the names were taken and the numbers left out, without a word. */
  ['the heads that the page names in French', 'Nom;Numéro de membre;Club\nAnn;MI117;Lansing\nBob;;\n', BOTH],
  ['other French heads', 'Équipe;N° de licence;Joueuse\nLansing;MI117;Ann\n;;Bob\n', BOTH],
  ['tabs and empty lines', 'name\tmember\tclub\n\nAnn\tMI117\tLansing\n\nBob\t\t\n', BOTH],
  ['quoted cells', 'name,club\n"Smith, Ann","The ""Old"" Inn"\n', ['Smith, Ann||The "Old" Inn']],
  ['Windows-1252', latin('nom\nZo\xeb'), ['Zoë||']],
  ['nothing at all', '', []],
  /** Review, bugs.md B3: Node's decoder is Latin-1 (nodejs#56542). */
  [
    'what Latin-1 does not have',
    latin('name\nZo\xeb O\x92Hara\n\x8a\x8c\x9e \x80\x85'),
    ['Zoë O’Hara||', 'ŠŒž €…||'],
  ],
  ['quotes of a word processor', latin('name,club\nAnn \x93Bud\x94 Archer,X\n'), ['Ann “Bud” Archer||X']],
  ['an old Macintosh', latin('name\rZo\x91\rRen\x8e\r'), ['Zoë||', 'René||']],
  ['UTF-8 with carriage returns alone', 'name\rZoë\rRené\r', ['Zoë||', 'René||']],
  /** Review, bugs.md B6 and league.md B3: Excel. */
  ['UTF-16, as "Unicode text"', utf16('name\tmember\nZoë\t7\n', 'le'), ['Zoë|7|']],
  ['UTF-16, the other way round', utf16('name\tmember\nZoë\t7\n', 'be'), ['Zoë|7|']],
  ['sep=', 'sep=;\r\nname;club\r\nAnn;X\r\n', ['Ann||X']],
  ['sep= before a sign of its own', '"sep=|"\nname|club\nAnn|X\n', ['Ann||X']],
  ['blank rows', 'name,club\nAnn,X\n,\n,,,,\n , \nBob,\n', ['Ann||X', 'Bob||']],
  ['a comma in a name, between tabs', 'Smith, Ann\tMI1\n', ['Smith, Ann|MI1|']],
  [
    'first and last name',
    'First Name,Last Name,ACC #\nAnn,Archer,MI1\nBob,,\n',
    ['Ann Archer|MI1|', 'Bob||'],
  ],
  ['German', 'Nachname;Vorname;Mitgliedsnr.;Verein\nArcher;Ann;17;Kiel\n', ['Ann Archer|17|Kiel']],
  ['French: Nom beside Prénom', 'Nom;Prénom;N° de licence\nArcher;Ann;17\n', ['Ann Archer|17|']],
  ['Dutch', 'Achternaam;Tussenvoegsel;Voornaam;Lidnummer\nBerg;van der;Jan;17\n', ['Jan van der Berg|17|']],
  ['a running number beside the member number', 'No,Member name,ACC number\n1,Ann,MI117\n', ['Ann|MI117|']],
  /** E-mail addresses were stored as clubs. */
  ['an e-mail column by its head', 'Member name,ACC number,Email\nAnn,MI117,ann@x.org\n', ['Ann|MI117|']],
  [
    'e-mail and telephone by what is in them',
    'Ann,ann@x.org,MI117,+1 (517) 555-0142,Lansing\nBob,bob@x.org,,517-555-0143,\n',
    BOTH,
  ],
  ['a telephone under a head that is not known', 'Name,Reach,Club\nAnn,517.555.0142,X\n', ['Ann||X']],
  ['names of all scripts', 'name\nAnn 🎴\nعلي\n李小龍\n', ['Ann 🎴||', 'علي||', '李小龍||']],
  ['a name of 80 letters', `name\n${'x'.repeat(80)}\n`, [`${'x'.repeat(80)}||`]],
])('%s', (_, list, players) => {
  const read = readPlayers(bytes(list));
  expect(read.players.map(({ name, member, club }) => [name, member, club].join('|'))).toEqual(players);
  expect(planImport(NO_NIGHT, read).wrong).toEqual([]);
});

test.each<[what: string, list: string | Uint8Array, wrong: object]>([
  ['a line without a name', 'name,member\nAnn,1\n,2\n', { line: 3, why: 'noName', text: '2' }],
  [
    'the same number twice',
    'name,member\nAnn,MI101\nBob,MI101\n',
    { line: 3, why: 'numberTwice', text: 'MI101', before: 2 },
  ],
  ['the same name twice', 'name\nZoë\nzoe\n', { line: 3, why: 'twice', text: 'zoe', before: 2 }],
  ['and composed in another way', 'name\nJos\u00e9\nJose\u0301\n', { line: 3, why: 'twice', before: 2 }],
  [
    'an e-mail address among clubs',
    'name,club\nAnn,X\nBob,Y\nCid,cid@x.org\n',
    { line: 4, why: 'private', text: 'cid@x.org' },
  ],
  ['a telephone number among names', 'name\nAnn\nBob\n+44 20 7946 0018\n', { line: 4, why: 'private' }],
  ['the file of a spreadsheet program', latin('PK\x03\x04\x14\0\x06\0'), { line: 1, why: 'notText' }],
  ['a quotation mark that never ends', 'name\n"Ann\nBob\n', { why: 'notCsv' }],
  /** Review, bugs.md B4: what the league refuses was promised by the preview. */
  ['a name that the league refuses', latin('name\nAnn\nZo\x81\n'), refusedName(3, 'Zo\x81')],
  ['a name of 81 letters', `name\n${'x'.repeat(81)}\n`, refusedName(2, 'x'.repeat(81))],
])('%s is named, with its line', (_, list, wrong) => {
  expect(planImport(NO_NIGHT, readPlayers(bytes(list))).wrong).toEqual([expect.objectContaining(wrong)]);
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

const NAMED = { columns: ['first', 'last', 'number'] } as const;
test.each<[what: string, text: string, choice: ColumnChoice, players: readonly string[], head: boolean]>([
  ['named', 'Imię;Nazwisko;Karta\nAnn;Archer;17\n', NAMED, ['Ann Archer 17'], true],
  ['without a head', 'Ann,Archer,MI1\nBob,Baker,MI2\n', NAMED, ['Ann Archer MI1', 'Bob Baker MI2'], false],
  ['a head first', 'Jan Pol\nAnn Archer\n', { head: true, columns: ['name'] }, ['Ann Archer '], true],
  [
    'a player first',
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

test('a column of last names says the surname, where it is another than the name makes', () => {
  const head = 'Last Name,Middle,First Name,ACC #\n';
  const read = (rows: string) => readPlayers(bytes(`${head}${rows}`));
  const { added } = planImport(NO_NIGHT, read('Archer,,Ann,1\nvan der Berg,,Jan,2\nBerg,van der,Piet,3\n'));
  expect(added.map(({ name, surname }) => [name, surname])).toEqual([
    ['Ann Archer', undefined],
    ['Jan van der Berg', 'van der Berg'],
    ['Piet van der Berg', undefined],
  ]);
  const state = { ...NO_NIGHT, players: added };
  const surnames = (list: ReturnType<typeof readPlayers>) =>
    planImport(state, list).changed.map(({ name, surname }) => [name, surname]);
  expect(surnames(read('van der Berg,,Jan,2\n'))).toEqual([]);
  expect(surnames(read('Moss,,Jan,2\n'))).toEqual([['Jan Moss', undefined]]);
  expect(surnames(readPlayers(bytes('name,member,club\nJan van der Berg,2,Kiel\n')))).toEqual([
    ['Jan van der Berg', 'van der Berg'],
  ]);
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
