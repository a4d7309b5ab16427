// Lists of players that a club has: CSV in any of the usual shapes, read whole or not at all.
import { randomUUID } from 'node:crypto';
import {
  actNight,
  type ClubOffer,
  type LeaguePlayer,
  type NightCommand,
  type NightState,
  surnameOf,
} from '../../shared/league/index.ts';
import type { ListColumn, WrongLine } from '../../shared/league/paper.ts';
import { type ColumnChoice, columnsOf, isPrivate, type ListColumns, nameKey } from './columns.ts';
import { readRows, type SheetRow } from './spreadsheet.ts';

/** A player on a list, with the line. */
interface ListedPlayer {
  readonly line: number;
  readonly name: string;
  /** Only where it differs from what `surnameOf` makes of the name. */
  readonly surname?: string;
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

/** Member numbers with the names that the league has for them. */
type Members = ClubOffer['members'];

/** Reads a list of players. A member without a name gets the one that the league has. */
export function readPlayers(bytes: Uint8Array, choice: ColumnChoice = {}, members: Members = []): PlayerList {
  const read = readRows(bytes);
  if ('why' in read) return { table: undefined, players: [], wrong: [{ ...read, text: '' }] };
  const { rows } = read;
  const [first] = rows;
  if (first === undefined) return { table: undefined, players: [], wrong: [] };
  const table = { ...columnsOf(rows, choice), rows: rows.slice(0, SHOWN_ROWS).map(({ cells }) => cells) };
  if (!table.sure) return { table, players: [], wrong: [{ line: first.line, why: 'columns', text: '' }] };
  return { table, ...listOf(table.head ? rows.slice(1) : rows, table.columns, members) };
}

function listOf(
  rows: readonly SheetRow[],
  columns: readonly ListColumn[],
  members: Members,
): Pick<PlayerList, 'players' | 'wrong'> {
  const lines = new Map<string, number>();
  const names = new Map(members.map(({ member, name }) => [member, name]));
  const players = rows.map((row) => {
    const player = listed(row, columns);
    return player.name === '' ? { ...player, name: names.get(player.member ?? '') ?? '' } : player;
  });
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

function listed({ line, cells }: SheetRow, columns: readonly ListColumn[]): ListedPlayer {
  const cell = (kind: ListColumn): string => cells[columns.indexOf(kind)] ?? '';
  const parts = (['name', 'first', 'middle', 'last'] as const).map(cell).filter((each) => each !== '');
  const [name, surname] = [parts.join(' '), cell('last')];
  const isSaid = surname !== '' && surname !== surnameOf({ name });
  const rest = { member: cell('number') || null, club: cell('club') || null };
  return { line, name, ...(isSaid ? { surname } : {}), ...rest };
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

/** A list says nothing of what it leaves empty. A surname goes with the name it was entered for. */
function updated(
  known: LeaguePlayer,
  { name, surname, member, club }: Omit<ListedPlayer, 'line'>,
): LeaguePlayer {
  const before = name === known.name ? known.surname : undefined;
  const rest = { member: member ?? known.member, club: club ?? known.club };
  return { ...known, name, surname: surname ?? before, ...rest };
}

const isSame = (known: LeaguePlayer, isNamesake: boolean, member: string | null): boolean =>
  known.member !== null && member !== null ? known.member === member : isNamesake;
