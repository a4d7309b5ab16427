// `muggins league table`: the tables of a season.
import {
  type Competition,
  counts,
  type MatchState,
  type TeamSeason,
  type TeamTable,
  tableOf,
} from '../../../shared/league/team/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { sayTeamPoints, sayTeamTies } from '../../../shared/words/teams.ts';
import { columns, type Output, print } from '../output.ts';
import type { SeasonOptions } from './command.ts';
import { leaguesIn, seasonIn } from './season.ts';

/** Prints the tables. @throws CliError for a file without a season, or a competition without a table */
export function printTables([file = '']: readonly string[], options: SeasonOptions, output: Output): void {
  const season = seasonIn(file);
  const leagues = leaguesIn(season, options.competition);
  const tables = leagues.map((league) => ({
    ...{ id: league.id, name: league.name },
    ...forPrograms(season, tableOf(season, league)),
  }));
  const lines = leagues.flatMap((league) => ['', ...tableLines(season, league)]).slice(1);
  print(output, options, { season: season.id, tables }, lines);
}

/** A table with points for units, and the matches that do not count. */
function forPrograms(season: TeamSeason, { per, rows, matches }: TeamTable) {
  const open = matches.filter(({ state }) => !counts(state) && state.kind !== 'void');
  return {
    rows: rows.map((row) => ({
      ...row,
      name: season.teams.find(({ id }) => id === row.team)?.name,
      points: row.points / per,
      adjusted: row.adjusted / per,
    })),
    open: open.map(({ fixture, state }) => ({ fixture: fixture.id, ...state })),
  };
}

const HEADS = ['', 'Team', 'P', 'W', 'D', 'L', 'Rubbers', 'Legs', 'Adj', 'Pts', ''];
const FIGURES = [0, 2, 3, 4, 5, 6, 7, 8, 9];
const ZONES = { up: 'up', down: 'down', level: 'tied', '': '' } as const;

/** The lines of a table: name, rows, broken ties, and how many matches do not count yet. */
export function tableLines(season: TeamSeason, competition: Competition): readonly string[] {
  const table = tableOf(season, competition);
  const nameOf = (team: string): string => season.teams.find(({ id }) => id === team)?.name ?? team;
  const rows = table.rows.map(({ rank, team, zone, adjusted, points, ...sums }) => [
    `${rank ?? '-'}`,
    nameOf(team),
    ...[sums.played, sums.won, sums.drawn, sums.lost].map(String),
    `${sums.rubbersFor}-${sums.rubbersAgainst}`,
    `${sums.legsFor}-${sums.legsAgainst}`,
    adjusted === 0 ? '' : sayTeamPoints(table.per, adjusted),
    sayTeamPoints(table.per, points),
    rank === null ? 'out' : ZONES[zone ?? ''],
  ]);
  return [
    `${competition.name}, ${season.name}`,
    ...(rows.length === 0 ? ['No teams yet.'] : columns([HEADS, ...rows], FIGURES)),
    ...sayTeamTies(DEFAULT, competition, table, nameOf),
    ...openSentence(table),
  ];
}

const OPEN: Readonly<Partial<Record<MatchState['kind'], string>>> = {
  due: 'to play',
  entered: 'with the card of one side only',
  disagreed: 'with two cards that differ',
  unsettled: 'for which the format has no points',
};

/** How many matches do not count yet, and why. */
function openSentence({ matches }: TeamTable): readonly string[] {
  const open = Object.entries(OPEN).flatMap(([kind, words]) => {
    const count = matches.filter(({ state }) => state.kind === kind).length;
    return count === 0 ? [] : [`${count} ${words}`];
  });
  return open.length === 0 ? [] : [`Not in the table: ${open.join(', ')}.`];
}
