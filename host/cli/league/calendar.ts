// `muggins league new`, `plan` and `calendar`: a season from a form, its fixtures, and the fixtures by day.
import { existsSync } from 'node:fs';
import {
  asksOf,
  breachesOf,
  type Fixture,
  type MatchFormat,
  needsOf,
  planned,
  readForm,
  type TeamSeason,
} from '../../../shared/league/team/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { counted, sayBreach } from '../../../shared/words/index.ts';
import { textOf } from '../../hall/index.ts';
import { readSeason } from '../../league/read.ts';
import { readNamed, writeNamed } from '../files.ts';
import type { OptionsIn } from '../options.ts';
import { badOption, columns, json, listed, type Output, print, usageError, wholeNumber } from '../output.ts';
import type { SeasonOptions } from './command.ts';
import { seasonIn } from './season.ts';

/** Prints the season of a form, or writes it. @throws CliError that names the wrong line */
export function newSeason([form = '']: readonly string[], options: SeasonOptions, output: Output): void {
  const hint = 'Name a form as text.';
  const text = textOf(readNamed('', form, hint));
  if (text === undefined) throw usageError('badForm', `${form} is not text. ${hint}`);
  const read = readForm(text);
  if (!read.ok) {
    const { line, text: words, expected } = read.fault;
    const wanted =
      'like' in expected ? `something like ${expected.like}` : listed(expected.oneOf) || 'a team';
    throw usageError('badForm', `${form}, line ${line}: ${words || 'nothing'}. Expected: ${wanted}.`);
  }
  const formats = read.season.competitions.flatMap(({ kind, format }) => (kind === 'league' ? [format] : []));
  for (const format of formats) ask(form, text, format);
  const { write } = options;
  const before = write !== undefined && existsSync(write) ? seasonIn(write) : undefined;
  const season = before === undefined ? read.season : continued(read.season, before);
  const checked = readSeason(season);
  if (!checked.ok) throw usageError('badForm', `${form}: ${checked.fault.words}.`);
  if (write !== undefined) writeSeason(write, season);
  print(output, options, season, [
    ...columns(
      season.competitions.map(({ id, name, kind, teams, losersOf, winnersOf }) => {
        const follows = losersOf !== undefined || winnersOf !== undefined;
        const field = follows ? 'from results of others' : counted(teams.length, 'team');
        return [id, name, kind, field];
      }),
    ),
    ...openLines(formats),
    ...breachLines(planned(season).season),
    ...(write === undefined ? [] : [`${write} is written. Next: muggins league plan ${write} --write`]),
  ]);
}

/** Answers to what a format may leave open. */
const ANSWERS = {
  decides: 'legs',
  points: { win: 2, draw: 1, loss: 0 },
  rubbers: [{ players: 2, rules: 'six-card-4', legs: 3, all: true }],
};

/** @throws CliError if a format leaves open what its matches need, with an answer to write */
function ask(form: string, text: string, format: MatchFormat): void {
  const needs = needsOf(format);
  const fields = Object.entries(ANSWERS).filter(([field]) =>
    needs.some((need) => need.split('.')[0] === field),
  );
  if (fields.length === 0) return;
  const line = `format: ${format.name} ${JSON.stringify(Object.fromEntries(fields))}`;
  const open = listed(needs, 'and');
  const at =
    text.split('\n').findIndex((each) => new RegExp(`^\\s*format:\\s*${format.name}\\b`, 'i').test(each)) + 1;
  throw usageError(
    'badForm',
    `${form}, line ${at}: the rules of ${format.name} leave ${open} open. Write in the form, for example: ${line}`,
  );
}

/** What else the formats leave open, a line each. */
const openLines = (formats: readonly MatchFormat[]): readonly string[] => [
  ...new Set(
    formats.flatMap((format) => {
      const open = asksOf(format);
      return open.length === 0
        ? []
        : [
            `${format.name} leaves open: ${listed(open, 'and')}. If your rules settle this, write it in the form.`,
          ];
    }),
  ),
];

/** A season made again from its form, with its players, fixtures and adjustments. */
const continued = (season: TeamSeason, before: TeamSeason): TeamSeason => ({
  ...season,
  persons: before.persons,
  registrations: before.registrations,
  fixtures: before.fixtures,
  adjustments: before.adjustments,
  teams: season.teams.map((team) => ({ ...before.teams.find(({ id }) => id === team.id), ...team })),
});

export type PlanOptions = OptionsIn<'muggins league plan'>;

/** Prints the missing fixtures, and what is then wrong with the calendar. */
export function planFixtures([file = '']: readonly string[], options: PlanOptions, output: Output): void {
  if (options.write === true && file === '-') throw badOption('--write needs the name of a file, not -.');
  const { derbies = false, anew = false, write = false } = options;
  const seed = wholeNumber('seed', options.seed ?? '0', 0, 9_999_999);
  const { season, added, dropped } = planned(seasonIn(file), { derbiesFirst: derbies, seed, anew });
  const isNew = added.length > 0 || dropped.length > 0;
  if (write && isNew) writeSeason(file, season);
  const kept = write ? `${file} is written.` : 'Add --write to put them into the file.';
  print(output, options, { added, dropped, breaches: breachesOf(season) }, [
    ...fixtureLines(season, added),
    ...dropped.map(({ id }) => `${id} is dropped.`),
    ...breachLines(season),
    isNew ? kept : 'No fixtures are missing.',
  ]);
}

/** Prints the fixtures by day. @throws CliError for an unknown team */
export function printCalendar([file = '']: readonly string[], options: SeasonOptions, output: Output): void {
  const season = seasonIn(file);
  const team = options.team === undefined ? undefined : teamIn(season, options.team);
  const own = season.fixtures.filter(({ home, away }) => team === undefined || [home, away].includes(team));
  print(output, options, { fixtures: own, breaches: breachesOf(season) }, [
    ...(own.length === 0 ? ['No fixtures yet.'] : fixtureLines(season, own)),
    ...breachLines(season),
  ]);
}

function teamIn({ teams }: TeamSeason, given: string): string {
  const found = teams.find(({ id, name }) =>
    [id, name].some((each) => each.toLowerCase() === given.toLowerCase()),
  );
  if (found !== undefined) return found.id;
  const among = teams.map(({ name }) => name);
  throw badOption(`--team ${given}: expected ${listed(among) || 'a team'}.`, { guess: { given, among } });
}

/** Writes a season. */
export const writeSeason = (file: string, season: TeamSeason): void => writeNamed(file, [json(season), '\n']);

function fixtureLines(season: TeamSeason, fixtures: readonly Fixture[]): readonly string[] {
  const teamOf = (id: string) => season.teams.find((team) => team.id === id);
  return columns(
    fixtures
      .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
      .map(({ day, id, home, away, moved, ruling }) => {
        const note = ruling?.kind === 'void' ? 'void' : moved === undefined ? '' : `moved from ${moved.from}`;
        return [day, id, `${teamOf(home)?.name} - ${teamOf(away)?.name}`, teamOf(home)?.venue ?? '', note];
      }),
  );
}

/** What is wrong with a calendar, a line each. */
function breachLines(season: TeamSeason): readonly string[] {
  const lines = breachesOf(season).map((breach) => sayBreach(DEFAULT, season, breach));
  return lines.length === 0 ? [] : ['Check this:', ...lines.map((line) => `  ${line}`)];
}
