// `muggins league table`: the tables of a season.
import {
  type MatchState,
  type TeamSeason,
  type TeamTable,
  tableOf,
} from '../../../shared/league/team/index.ts';
import { type Output, print } from '../output.ts';
import type { TableOptions } from './command.ts';
import { leaguesIn, seasonIn } from './season.ts';
import { tableLines } from './text.ts';

/** Prints the tables. @throws CliError for a file that is no season, and a competition that has no table */
export function printTables(file: string, options: TableOptions, output: Output): void {
  const season = seasonIn(file);
  const tables = leaguesIn(season, options.competition).map((competition) => ({
    competition,
    table: tableOf(season, competition),
  }));
  const width = process.stdout.columns ?? 80;
  const lines = tables.flatMap(({ competition, table }, index) => [
    ...(index === 0 ? [] : ['']),
    ...tableLines(season, competition, table, width),
  ]);
  const value = {
    season: season.id,
    tables: tables.map(({ competition, table }) => ({
      id: competition.id,
      name: competition.name,
      ...forPrograms(season, table),
    })),
  };
  print(output, options, value, lines);
}

/** A table with points for units, and the matches that do not count. */
function forPrograms(season: TeamSeason, { per, rows, matches }: TeamTable) {
  const open = matches.filter(({ state }) => OPEN.some((kind) => kind === state.kind));
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

/** What is not settled yet. */
const OPEN: readonly MatchState['kind'][] = ['due', 'entered', 'disagreed', 'unsettled'];
