// `muggins league close`: how a season ends, and the season after it.
import { existsSync } from 'node:fs';
import { endOf, nextSeason, type SeasonEnd, type TeamSeason } from '../../../shared/league/team/index.ts';
import { badOption, CliError, columns, listed, type Output, print } from '../output.ts';
import { writeSeason } from './calendar.ts';
import type { SeasonOptions } from './command.ts';
import { seasonIn } from './season.ts';

/** Prints open matches, honours and moves, and writes the next season. @throws CliError while a match does not count */
export function closeSeason([file = '']: readonly string[], options: SeasonOptions, output: Output): void {
  const season = seasonIn(file);
  const end = endOf(season);
  const { write } = options;
  const name = yearsLater(season.name);
  if (write !== undefined) {
    const id = yearsLater(season.id);
    writeNext(write, end, nextSeason(season, { id: id === season.id ? `${id}-next` : id, name }));
  }
  print(output, options, { ...end, next: write ?? null }, [
    ...linesOf(season, end),
    ...(write === undefined
      ? []
      : [`${write} is written: ${name}. Check its calendar, then: muggins league plan ${write}`]),
  ]);
}

function writeNext(file: string, { open, level }: SeasonEnd, next: TeamSeason): void {
  if (open.length > 0)
    throw new CliError(
      'matchesOpen',
      `Matches that do not count yet: ${open.length}. Enter their cards or decide them first.`,
    );
  if (level.length > 0)
    throw new CliError(
      'levelAcross',
      'Teams are level across the promotion or relegation line. Settle their order first.',
    );
  if (existsSync(file)) throw badOption(`--write ${file}: this file already exists. Name another.`);
  writeSeason(file, next);
}

/** Years and two-digit years after them, one later: 'Autumn 2026', '2026-27'. */
const yearsLater = (text: string): string =>
  text.replaceAll(/\b(20\d\d)(?:([-/])(\d\d)\b(?!-))?/g, (_, year: string, mark?: string, short?: string) => {
    const later = `${Number(year) + 1}`;
    return mark === undefined ? later : `${later}${mark}${`${Number(short) + 1}`.slice(-2).padStart(2, '0')}`;
  });

function linesOf(season: TeamSeason, { open, level, moves, honours }: SeasonEnd): readonly string[] {
  const teamOf = (id: string | null): string => season.teams.find((team) => team.id === id)?.name ?? '-';
  const nameOf = (id: string): string => season.competitions.find((each) => each.id === id)?.name ?? id;
  return [
    ...columns([
      ['', 'Winner', 'Second'],
      ...honours.map(({ competition, winner, second }) => [
        nameOf(competition),
        teamOf(winner),
        teamOf(second),
      ]),
    ]),
    ...moves.map(({ team, to, zone }) => `${teamOf(team)} goes ${zone} to ${nameOf(to)}.`),
    ...level.map(({ competition, teams, playoff }) => {
      const names = listed(teams.map(teamOf), 'and');
      const order = `write the committee's decision into the file, as "order" of ${nameOf(competition)}`;
      return `${names} are level across the promotion or relegation line. ${playoff ? `Play off, or ${order}` : `To settle it, ${order}`}.`;
    }),
    ...(open.length === 0 ? [] : ['Open:']),
    ...columns(
      open.map(({ match: { id, home, away }, state }) => [
        `  ${id}`,
        `${teamOf(home)} - ${teamOf(away)}`,
        state === 'unset' ? 'no fixture yet: muggins league plan adds it' : state,
      ]),
    ),
  ];
}
