// Lists of players that a club has: CSV in any of the usual shapes, read whole or not at all.
import { randomUUID } from 'node:crypto';
import { CsvError, parse } from 'csv-parse/sync';
import type { LeaguePlayer, NightCommand } from '../../shared/league/index.ts';

/** Characters of a name at most: what a row of the display holds. */
const LONGEST = 20;

/** A line that could not be read, as an editor counts. */
interface UnreadLine {
  readonly line: number;
  readonly why: 'noName' | 'longName' | 'twice' | 'notCsv';
  readonly text: string;
}

/** Somebody on a list. */
interface ListedPlayer {
  readonly name: string;
  readonly member: string | null;
  readonly club: string | null;
}

/** A list as it was read: either nothing is wrong, or nothing of it is taken. */
interface PlayerList {
  readonly players: readonly ListedPlayer[];
  readonly wrong: readonly UnreadLine[];
}

/** What the heads of columns may be called, in the spelling of `nameKey`. Without a head, the columns are name, member number, club. */
const HEADS: Readonly<Record<keyof ListedPlayer, readonly string[]>> = {
  name: ['name', 'player', 'nom', 'joueur', 'joueuse'],
  member: [
    'member',
    'member number',
    'member no',
    'number',
    'no',
    'acc',
    'acc no',
    'acc number',
    'membre',
    'numero de membre',
    'no de membre',
    'numero',
    'licence',
    'numero de licence',
    'no de licence',
  ],
  club: ['club', 'home club', 'team', 'equipe'],
};

/** UTF-8, with or without a mark; what is none is taken for Windows-1252, as older spreadsheets write. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The sign between the cells: whichever the first line has more of. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (sign: string): number => first.split(sign).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** Reads a list of players. */
export function readPlayers(bytes: Uint8Array): PlayerList {
  const text = textOf(bytes).replace(/^\uFEFF/, '');
  let rows: readonly { readonly record: readonly string[]; readonly info: { readonly lines: number } }[];
  try {
    rows = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
    }) as unknown as typeof rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { players: [], wrong: [{ line: Number(error.lines ?? 1), why: 'notCsv', text: '' }] };
  }
  const columns = columnsOf(rows[0]?.record ?? []);
  const body = columns === undefined ? rows : rows.slice(1);
  return listOf(body.map(({ record, info }) => ({ line: info.lines, ...listed(record, columns ?? PLAIN) })));
}

type Columns = Readonly<Record<keyof ListedPlayer, number>>;
const PLAIN: Columns = { name: 0, member: 1, club: 2 };

/** Which column is which; undefined where the first line is no head. */
function columnsOf(head: readonly string[]): Columns | undefined {
  const words = head.map((each) => nameKey(each.replace(/[.#:]/g, '').replace(/[\u00B0\u00BA]/g, 'o ')));
  const find = (field: keyof ListedPlayer): number => words.findIndex((word) => HEADS[field].includes(word));
  const columns = { name: find('name'), member: find('member'), club: find('club') };
  return columns.name < 0 ? undefined : columns;
}

function listed(record: readonly string[], { name, member, club }: Columns): ListedPlayer {
  return { name: record[name] ?? '', member: record[member] || null, club: record[club] || null };
}

function listOf(lines: readonly (ListedPlayer & { readonly line: number })[]): PlayerList {
  const seen = new Set<string>();
  const wrong = lines.flatMap(({ line, name, member }): readonly UnreadLine[] => {
    const text = name;
    if (name === '') return [{ line, why: 'noName', text: member ?? '' }];
    if ([...name].length > LONGEST) return [{ line, why: 'longName', text }];
    const key = member ?? nameKey(name);
    if (seen.has(key)) return [{ line, why: 'twice', text }];
    seen.add(key);
    return [];
  });
  return { players: lines.map(({ line: _, ...player }) => player), wrong };
}

/** Names that differ only in capitals, accents or blanks look alike. */
export const nameKey = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** What a list does to the players whom the club knows. */
interface ImportPlan {
  readonly added: readonly LeaguePlayer[];
  readonly changed: readonly LeaguePlayer[];
  readonly same: number;
  /** New ones with another number whose name is like somebody's. */
  readonly alike: readonly { readonly player: LeaguePlayer; readonly known: LeaguePlayer }[];
  readonly commands: readonly NightCommand[];
}

/** A member is known by the number; who has none on either side, by the name. */
export function planImport(players: readonly LeaguePlayer[], { players: list }: PlayerList): ImportPlan {
  const plan = { added: [] as LeaguePlayer[], changed: [] as LeaguePlayer[], same: 0 };
  const likes: { player: LeaguePlayer; known: LeaguePlayer }[] = [];
  for (const each of list) {
    const known = players.find((one) => isSame(one, each));
    if (known === undefined) {
      const player = { id: randomUUID(), ...each };
      plan.added.push(player);
      const like = players.find((one) => nameKey(one.name) === nameKey(each.name));
      if (like !== undefined) likes.push({ player, known: like });
      continue;
    }
    const next = {
      ...known,
      name: each.name,
      member: each.member ?? known.member,
      club: each.club ?? known.club,
    };
    if (JSON.stringify(next) === JSON.stringify(known)) plan.same++;
    else plan.changed.push(next);
  }
  const commands = [
    ...plan.added.map((player): NightCommand => ({ type: 'addPlayer', player })),
    ...plan.changed.map((player): NightCommand => ({ type: 'changePlayer', player })),
  ];
  return { ...plan, alike: likes, commands };
}

const isSame = (known: LeaguePlayer, { name, member }: ListedPlayer): boolean =>
  known.member !== null && member !== null
    ? known.member === member
    : nameKey(known.name) === nameKey(name) && (known.member === null || member === null);
