// Lists of players that a club has: CSV in any of the usual shapes, read whole or not at all.
import { randomUUID } from 'node:crypto';
import { CsvError, parse } from 'csv-parse/sync';
import {
  actNight,
  type LeaguePlayer,
  type NightCommand,
  type NightState,
} from '../../shared/league/index.ts';
import type { ListColumn, WrongLine } from '../../shared/league/paper.ts';
import {
  type ColumnChoice,
  columnsOf,
  isPrivate,
  type ListColumns,
  type ListRow,
  nameKey,
} from './columns.ts';

/** A player on a list, with the line. */
interface ListedPlayer {
  readonly line: number;
  readonly name: string;
  readonly member: string | null;
  readonly club: string | null;
}

/** A list as it was read: either nothing is wrong, or nothing of it is taken. */
interface PlayerList {
  /** How its columns are understood, and its first rows as they are; undefined for what is no list. */
  readonly table: (ListColumns & { readonly rows: readonly (readonly string[])[] }) | undefined;
  readonly players: readonly ListedPlayer[];
  readonly wrong: readonly WrongLine[];
}

/** Rows that show what a list has. */
const SHOWN_ROWS = 4;

/** The sign between the cells: whichever the first line has more of. */
function delimiterOf(text: string): string {
  const [first = ''] = text.trimStart().split(/\r\n?|\n/, 1);
  const count = (sign: string): number => first.split(sign).length;
  return ['\t', ';', ','].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** Reads a list of players. */
export function readPlayers(bytes: Uint8Array, choice: ColumnChoice = {}): PlayerList {
  const text = textOf(bytes);
  if (text === undefined) return unread({ line: 1, why: 'notText', text: '' });
  // The first line of spreadsheets that say their sign; its end stays, so that lines are counted right.
  const [said = '', sign] = /^"?sep=(.)"?(?=[\r\n]|$)/i.exec(text) ?? [];
  const body = text.slice(said.length);
  let rows: readonly ListRow[];
  try {
    rows = rowsOf(body, sign ?? delimiterOf(body));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return unread({ line: Number(error.lines ?? 1), why: 'notCsv', text: '' });
  }
  const [first] = rows;
  if (first === undefined) return { table: undefined, players: [], wrong: [] };
  const table = { ...columnsOf(rows, choice), rows: rows.slice(0, SHOWN_ROWS).map(({ cells }) => cells) };
  if (!table.sure) return { table, players: [], wrong: [{ line: first.line, why: 'columns', text: '' }] };
  return { table, ...listOf(table.head ? rows.slice(1) : rows, table.columns) };
}

const unread = (wrong: WrongLine): PlayerList => ({ table: undefined, players: [], wrong: [wrong] });

/** Rows that have anything in them. @throws CsvError */
function rowsOf(text: string, delimiter: string): readonly ListRow[] {
  const read = parse(text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    info: true,
  }) as unknown as readonly {
    readonly record: readonly string[];
    readonly info: { readonly lines: number };
  }[];
  return read.map(({ record, info }) => ({ line: info.lines, cells: record }));
}

function listOf(
  rows: readonly ListRow[],
  columns: readonly ListColumn[],
): Pick<PlayerList, 'players' | 'wrong'> {
  const lines = new Map<string, number>();
  const players = rows.map((row) => listed(row, columns));
  const wrong = rows.flatMap(({ line, cells }, at): readonly WrongLine[] => {
    const { name, member } = players[at] as ListedPlayer;
    const secret = cells.find(
      (cell, place) => columns[place] !== 'skip' && isPrivate(cell, columns[place] ?? 'skip'),
    );
    if (secret !== undefined) return [{ line, why: 'private', text: secret }];
    if (name === '') return [{ line, why: 'noName', text: member ?? '' }];
    const key = member === null ? `name ${nameKey(name)}` : `number ${member}`;
    const before = lines.get(key);
    lines.set(key, before ?? line);
    if (before === undefined) return [];
    return [{ line, why: member === null ? 'twice' : 'numberTwice', text: member ?? name, before }];
  });
  return { players, wrong };
}

function listed({ line, cells }: ListRow, columns: readonly ListColumn[]): ListedPlayer {
  const cell = (kind: ListColumn): string => cells[columns.indexOf(kind)] ?? '';
  const parts = (['name', 'first', 'middle', 'last'] as const).map(cell).filter((each) => each !== '');
  return { line, name: parts.join(' '), member: cell('number') || null, club: cell('club') || null };
}

/**
 * Decides a list without keeping anything: what is planned is what an import does. A member is known by the number; who has none on
 * either side, by the name.
 */
export function planImport(state: NightState, { players: list, wrong: unfit }: PlayerList) {
  const plan = { added: [] as LeaguePlayer[], changed: [] as LeaguePlayer[], same: 0 };
  // New players with the name of a known one and another number.
  const alike: { readonly player: LeaguePlayer; readonly known: LeaguePlayer }[] = [];
  // What is wrong with the list, and what the league refuses of it: nothing is taken.
  const wrong = [...unfit];
  const commands: NightCommand[] = [];
  const keyed = state.players.map((one) => ({ one, key: nameKey(one.name) }));
  const unfitLines = new Set(unfit.map(({ line }) => line));
  let after = state;
  for (const { line, ...each } of list) {
    if (unfitLines.has(line)) continue;
    const key = nameKey(each.name);
    const known = keyed.find(({ one, key: other }) => isSame(one, other === key, each.member))?.one;
    const player = known === undefined ? { id: randomUUID(), ...each } : updated(known, each);
    if (known !== undefined && JSON.stringify(player) === JSON.stringify(known)) {
      plan.same++;
      continue;
    }
    const command: NightCommand = { type: known === undefined ? 'addPlayer' : 'changePlayer', player };
    const acted = actNight(after, command, { at: 0, author: 'list' });
    if (!acted.ok) {
      wrong.push({ line, why: 'refused', text: each.name, refusal: acted.refusal });
      continue;
    }
    after = acted.value.state;
    commands.push(command);
    if (known !== undefined) plan.changed.push(player);
    else plan.added.push(player);
    const like = known === undefined ? keyed.find((other) => other.key === key)?.one : undefined;
    if (like !== undefined) alike.push({ player, known: like });
  }
  return { ...plan, alike, wrong, commands };
}

/** A list says nothing of what it leaves empty. */
const updated = (known: LeaguePlayer, { name, member, club }: Omit<ListedPlayer, 'line'>): LeaguePlayer => ({
  ...known,
  name,
  member: member ?? known.member,
  club: club ?? known.club,
});

const isSame = (known: LeaguePlayer, isNamesake: boolean, member: string | null): boolean =>
  known.member !== null && member !== null ? known.member === member : isNamesake;

/**
 * The code points of Windows-1252 from 0x80 to 0x9F, which is Latin-1 elsewhere; the five that it leaves open stay controls.
 * A table, as the decoder of Node is Latin-1 (https://github.com/nodejs/node/issues/56542).
 * Source: https://encoding.spec.whatwg.org/index-windows-1252.txt
 */
const WINDOWS_1252 =
  '\u20AC\x81\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\x8D\u017D\x8F' +
  '\x90\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\x9D\u017E\u0178';

/**
 * The text of a list, without its byte order mark: UTF-8, UTF-16 with a mark, Windows-1252 or Macintosh. Undefined for other files,
 * such as that of a spreadsheet program itself.
 */
function textOf(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes);
  return text.includes('\0') ? undefined : text.replace(/^\uFEFF/, '');
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return isMacintosh(bytes) ? new TextDecoder('macintosh').decode(bytes) : windows1252(bytes);
  }
}

/** Only systems before Mac OS X end a line with a carriage return alone; spreadsheets still offer to write so. */
const isMacintosh = (bytes: Uint8Array): boolean => bytes.includes(0x0d) && !bytes.includes(0x0a);

const windows1252 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => WINDOWS_1252[byte - 0x80] ?? String.fromCharCode(byte)).join('');
