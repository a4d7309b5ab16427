// `muggins league players`: what each player of a season has played, and with whom.
import {
  averageOf,
  type Competition,
  type PlayerRecord,
  playerRecords,
  type TeamSeason,
} from '../../../shared/league/team/index.ts';
import { type Output, print } from '../output.ts';
import { columnLines, columnOf } from './columns.ts';
import type { PlayersOptions } from './command.ts';
import { competitionIn, seasonIn } from './season.ts';

/** Prints the players by their share of legs. @throws CliError for a file that is no season */
export function printPlayers(file: string, options: PlayersOptions, output: Output): void {
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
  const none = ['No card that counts names a player.'];
  const lines = linesOf(season, records, competition, process.stdout.columns ?? 80);
  print(output, options, value, records.length === 0 ? none : lines);
}

/** A name that was erased is printed as the id. */
const nameIn = ({ persons }: TeamSeason, person: string): string =>
  persons.find(({ id }) => id === person)?.name ?? person;

/** Whether somebody has played the matches that the averages of a competition need. */
const qualifies = ({ matches }: PlayerRecord, competition: Competition | undefined): boolean =>
  matches >= (competition?.format.averagesFrom ?? 0);

function linesOf(
  season: TeamSeason,
  records: readonly PlayerRecord[],
  competition: Competition | undefined,
  width: number,
): readonly string[] {
  const column = (head: string, goes: number, cell: (record: PlayerRecord) => string) =>
    columnOf(records, head, goes, cell);
  const words = (head: string, goes: number, cell: (record: PlayerRecord) => string) =>
    ({ ...column(head, goes, cell), words: true }) as const;
  const placed = records.filter((record) => qualifies(record, competition));
  const rankOf = (record: PlayerRecord): number => {
    const ahead = placed.filter((each) => averageOf(each) > averageOf(record));
    return ahead.length + 1;
  };
  return columnLines(
    [
      column('', 0, (record) => (placed.includes(record) ? `${rankOf(record)}` : '-')),
      column('Player', 0, ({ person }) => nameIn(season, person)),
      words('Team', 4, ({ team }) => season.teams.find(({ id }) => id === team)?.name ?? team),
      column('Matches', 3, ({ matches }) => `${matches}`),
      column('Rubbers', 1, ({ won, rubbers }) => `${won}/${rubbers}`),
      column('Legs', 0, ({ legsFor, legsAgainst }) => `${legsFor}-${legsAgainst}`),
      column('Legs %', 0, (record) => (100 * averageOf(record)).toFixed(1)),
      words('Mostly with', 5, ({ partners: [partner] }) => (partner ? nameIn(season, partner.person) : '')),
    ],
    width,
  );
}
