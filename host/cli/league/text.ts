// The table of a league as text, as wide as the terminal.
import { Help } from 'commander';
import type {
  Competition,
  MatchState,
  TableRow,
  TeamSeason,
  TeamTable,
  TeamTie,
} from '../../../shared/league/team/index.ts';
import { type Column, columnLines, columnOf } from './columns.ts';

/** The lines of a table: its name, its rows, why one is above the next, and how many matches do not count yet. */
export function tableLines(
  season: TeamSeason,
  competition: Competition,
  table: TeamTable,
  width: number,
): readonly string[] {
  const nameOf = (team: string): string => season.teams.find(({ id }) => id === team)?.name ?? team;
  const sentences = [...reasons(competition, table, nameOf), ...openSentence(table)];
  return [
    `${competition.name}, ${season.name}`,
    ...(table.rows.length === 0 ? ['No teams yet.'] : columnLines(columnsOf(table, nameOf), width)),
    ...sentences.flatMap((sentence) => new Help().boxWrap(sentence, width).split('\n')),
  ];
}

/** Half a point is printed as ½. */
function pointsText(units: number, per: 1 | 2): string {
  const points = Math.abs(units) / per;
  const half = Number.isInteger(points) ? '' : '½';
  const whole = Math.floor(points);
  return `${units < 0 ? '-' : ''}${whole === 0 && half !== '' ? '' : whole}${half}`;
}

const signed = (figure: number): string => (figure > 0 ? `+${figure}` : `${figure}`);

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
    column('Adj', 2, ({ adjusted }) => (adjusted === 0 ? '' : pointsText(adjusted, per))),
    column('Pts', 0, ({ points }) => pointsText(points, per)),
    column('', 1, ({ rank, zone }) => (rank === null ? 'out' : ZONES[zone ?? ''])),
  ] as const;
}

const STEPS: Readonly<Record<TeamTie | 'headToHeadLegs', string>> = {
  points: 'points',
  won: 'matches won',
  drawn: 'matches drawn',
  lost: 'matches lost',
  legsFor: 'legs won',
  legs: 'legs',
  rubbersFor: 'rubbers won',
  rubbers: 'rubbers',
  headToHead: 'points against each other',
  headToHeadLegs: 'legs against each other',
  playoff: 'the play-off',
};
/** Steps whose figure is for less against. */
const DIFFERENCES: readonly string[] = ['legs', 'rubbers', 'headToHeadLegs'];

/** Why one is above the next, where the first step of the format does not say it. */
function reasons(
  { format }: Competition,
  { rows, per }: TeamTable,
  nameOf: (team: string) => string,
): readonly string[] {
  return rows.flatMap(({ team, decided, played }, at) => {
    const next = rows[at + 1];
    if (decided === null || next === undefined || decided.step === format.ties[0]) return [];
    const [above, below] = [nameOf(team), nameOf(next.team)];
    const { step, scores } = decided;
    if (step === 'level') return played + next.played === 0 ? [] : [`${above} and ${below} are level.`];
    const inPoints = step === 'points' || step === 'headToHead';
    const text = (figure: number): string =>
      inPoints ? pointsText(figure, per) : DIFFERENCES.includes(step) ? signed(figure) : `${figure}`;
    return [`${above} is above ${below} by ${STEPS[step]}: ${text(scores[0])} to ${text(scores[1])}.`];
  });
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
