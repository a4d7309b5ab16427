// The table of a league as text, as wide as the terminal.
import { Help } from 'commander';
import type {
  Competition,
  MatchState,
  TableRow,
  TeamSeason,
  TeamTable,
} from '../../../shared/league/team/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { sayTeamPoints, sayTeamTies } from '../../../shared/words/teams.ts';
import { type Column, columnLines, columnOf } from './columns.ts';

/** The lines of a table: its name, its rows, why one is above the next, and how many matches do not count yet. */
export function tableLines(
  season: TeamSeason,
  competition: Competition,
  table: TeamTable,
  width: number,
): readonly string[] {
  const nameOf = (team: string): string => season.teams.find(({ id }) => id === team)?.name ?? team;
  const sentences = [...sayTeamTies(DEFAULT, competition, table, nameOf), ...openSentence(table)];
  return [
    `${competition.name}, ${season.name}`,
    ...(table.rows.length === 0 ? ['No teams yet.'] : columnLines(columnsOf(table, nameOf), width)),
    ...sentences.flatMap((sentence) => new Help().boxWrap(sentence, width).split('\n')),
  ];
}

const ZONES = { up: 'up', down: 'down', level: 'tied', '': '' } as const;

function columnsOf({ rows, per }: TeamTable, nameOf: (team: string) => string) {
  const column = (head: string, goes: number, cell: (row: TableRow) => string): Column =>
    columnOf(rows, head, goes, cell);
  return [
    column('', 0, ({ rank }) => `${rank ?? '-'}`),
    column('Team', 0, ({ team }) => nameOf(team)),
    column('P', 0, ({ played }) => `${played}`),
    column('W', 3, ({ won }) => `${won}`),
    column('D', 3, ({ drawn }) => `${drawn}`),
    column('L', 3, ({ lost }) => `${lost}`),
    column('Rubbers', 5, ({ rubbersFor, rubbersAgainst }) => `${rubbersFor}-${rubbersAgainst}`),
    column('Legs', 4, ({ legsFor, legsAgainst }) => `${legsFor}-${legsAgainst}`),
    column('Adj', 2, ({ adjusted }) => (adjusted === 0 ? '' : sayTeamPoints(per, adjusted))),
    column('Pts', 0, ({ points }) => sayTeamPoints(per, points)),
    column('', 1, ({ rank, zone }) => (rank === null ? 'out' : ZONES[zone ?? ''])),
  ] as const;
}

const OPEN: Readonly<Partial<Record<MatchState['kind'], string>>> = {
  due: 'to play',
  entered: 'with the card of one side only',
  disagreed: 'with two cards that differ',
  unsettled: 'for which the format has no points',
};

/** How many matches do not count yet, and why. */
function openSentence({ matches }: TeamTable): readonly string[] {
  const counted = Object.entries(OPEN).flatMap(([kind, words]) => {
    const count = matches.filter(({ state }) => state.kind === kind).length;
    return count === 0 ? [] : [`${count} ${words}`];
  });
  return counted.length === 0 ? [] : [`Not in the table: ${counted.join(', ')}.`];
}
