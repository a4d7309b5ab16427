// `muggins league players`: each player's matches, rubbers, legs and partner.
import {
  averageOf,
  type Competition,
  type PlayerRecord,
  playerRecords,
  type TeamSeason,
} from '../../../shared/league/team/index.ts';
import { columns, type Output, print } from '../output.ts';
import type { SeasonOptions } from './command.ts';
import { competitionIn, seasonIn } from './season.ts';

/** Prints the players by their share of legs. @throws CliError for a file that is no season */
export function printPlayers([file = '']: readonly string[], options: SeasonOptions, output: Output): void {
  const season = seasonIn(file);
  const competition =
    options.competition === undefined ? undefined : competitionIn(season.competitions, options.competition);
  const records = playerRecords(season, competition);
  const value = {
    season: season.id,
    competition: competition?.id ?? null,
    players: records.map((record) => ({
      ...record,
      name: nameIn(season, record.person),
      average: averageOf(record),
      qualifies: qualifies(record, competition),
    })),
  };
  const none = ['No card that counts has players yet.'];
  const lines = linesOf(season, records, competition);
  print(output, options, value, records.length === 0 ? none : lines);
}

/** A name that was erased is printed as the id. */
const nameIn = ({ persons }: TeamSeason, person: string): string =>
  persons.find(({ id }) => id === person)?.name ?? person;

/** Whether somebody has played the matches that the averages of a competition need. */
const qualifies = ({ matches }: PlayerRecord, competition: Competition | undefined): boolean =>
  matches >= (competition?.format.averagesFrom ?? 0);

const HEADS = ['', 'Player', 'Team', 'Matches', 'Rubbers', 'Legs', 'Legs %', 'Mostly with'];
const FIGURES = [0, 3, 4, 5, 6];

function linesOf(
  season: TeamSeason,
  records: readonly PlayerRecord[],
  competition: Competition | undefined,
): readonly string[] {
  const placed = records.filter((record) => qualifies(record, competition));
  const rows = records.map((record) => {
    const { person, team, matches, won, rubbers, legsFor, legsAgainst, partners } = record;
    const ahead = placed.filter((each) => averageOf(each) > averageOf(record));
    return [
      placed.includes(record) ? `${ahead.length + 1}` : '-',
      nameIn(season, person),
      season.teams.find(({ id }) => id === team)?.name ?? team,
      `${matches}`,
      `${won}/${rubbers}`,
      `${legsFor}-${legsAgainst}`,
      (100 * averageOf(record)).toFixed(1),
      partners[0] === undefined ? '' : nameIn(season, partners[0].person),
    ];
  });
  return columns([HEADS, ...rows], FIGURES);
}
