// `muggins league`: its actions and their options.
import { RATING_NAMES } from '../../../shared/league/rating/game.ts';
import { type Add, adding, choice, named, type OptionsOf, type Program, whole } from '../options.ts';
import type { Output } from '../output.ts';
import { USUAL } from '../place.ts';
import { siteOptions } from '../site.ts';
import type * as actions from './actions.ts';
import type { OfficerOptions } from './officer.ts';
import type { RatingOptions } from './ratings.ts';
import type { ReportOptions } from './reports.ts';

const HALL = `folder of the hall's nights (default: hall in the games' folder, ${USUAL})`;
const NIGHT =
  'a closed night: its number, from 1, its day, such as 2026-11-26, or its id (default: the last)';
const LEAGUE = `folder of the league (default: league in the games' folder, ${USUAL})`;
const SEASON = 'a season of teams as JSON; - reads standard input';

/** Adds `muggins league`. */
export function addLeague(program: Program, output: Output): void {
  const league = named(program, 'league');
  startOptions(league).action(async (options) => (await import('./start.ts')).startLeague(options, output));
  addSeason(adding(league, output));
  addPlan(adding(league, output));
  addReports(adding(league, output, HALL));
  addOfficer(adding(league, output, LEAGUE));
  addRatings(adding(league, output, HALL));
}

const startOptions = (league: Program) =>
  siteOptions(named(league, 'start'), 'league')
    .option('--database <url>', 'keep the league in this PostgreSQL database, not in the folder')
    .option('--data <folder>', LEAGUE)
    .option('--json', 'print one JSON object per line');
export type LeagueStartOptions = OptionsOf<typeof startOptions>;

/** Options of the commands about a season of teams: each has some of them. */
export interface SeasonOptions {
  readonly json?: boolean;
  readonly competition?: string;
  readonly write?: string;
  readonly team?: string;
}
export interface PlanOptions extends Pick<SeasonOptions, 'json'> {
  readonly write?: boolean;
  readonly derbies?: boolean;
  readonly seed?: number;
  readonly anew?: boolean;
}

/** Loads an action. All of them are in one file. */
const load =
  <Name extends keyof typeof actions>(name: Name) =>
  async () =>
    (await import('./actions.ts'))[name];

/** Commands on the file of a season of teams. */
function addSeason(add: Add<SeasonOptions>): void {
  add('table', load('printTables'))
    .argument('<file>', SEASON)
    .option('--competition <id>', 'only this competition');
  add('players', load('printPlayers'))
    .argument('<file>', SEASON)
    .option('--competition <id>', 'only this competition');
  add('new', load('newSeason'))
    .argument('<form>', 'a form as text, such as docs/examples/form.txt')
    .option('--write <file>', 'write the season; an existing file keeps its players, fixtures and results');
  add('calendar', load('printCalendar'))
    .argument('<file>', SEASON)
    .option('--team <name>', 'only the matches of this team, by its name or its id');
  add('close', load('closeSeason'))
    .argument('<file>', SEASON)
    .option('--write <file>', 'write the next season to this file, once every match counts');
}

function addPlan(add: Add<PlanOptions>): void {
  add('plan', load('planFixtures'))
    .argument('<file>', SEASON)
    .option('--write', 'put the fixtures into the file')
    .option('--derbies', 'teams of one venue meet as early as possible')
    .addOption(
      whole('--seed <number>', 'a different number gives a different calendar (default: 0)', 0, 9_999_999),
    )
    .option('--anew', 'replace the fixtures of leagues without results');
}

/** The file of a night, from a club to its league. */
function addReports(add: Add<ReportOptions>): void {
  add('report', load('report'))
    .option('--night <which>', NIGHT)
    .option('--event <id>', 'the event, such as P for the play-offs (default: the first)')
    .option('--club <name>', 'the club as the league knows it; the hall remembers it')
    .option('--out <file>', 'write to this file');
  add('key', load('key'));
  add('verify', load('verify'))
    .argument('<file>', 'the file of a report')
    .option('--key <fingerprint>', 'the key that must have signed it');
}

const addRatings = (add: Add<RatingOptions>) =>
  add('ratings', load('printRatings'))
    .argument('[file]', `${SEASON} (default: the nights of the hall)`)
    .addOption(choice('--by <system>', 'the rating system (default: glicko)', RATING_NAMES));

const act = (name: Parameters<typeof actions.act>[0]) => async () => (await import('./actions.ts')).act(name);
const REASON = 'why; the league keeps it, so name nobody';
const SHOWN = choice('--names <which>', 'how much of a name strangers see', [
  'full',
  'initial',
  'number',
  'hidden',
]);

/** The officer's commands, for a running server. */
function addOfficer(add: Add<OfficerOptions>): void {
  add('enrol', act('enrol'))
    .argument('<club>', 'a short name for addresses, such as bell')
    .argument('<name>', 'its name')
    .argument('<fingerprint>', 'of its key, as the club reads it out')
    .addOption(SHOWN);
  add('withdraw', act('withdrawKey'))
    .argument('<club>')
    .argument('<fingerprint>', 'of the key, as `muggins league tasks` lists it')
    .option('--reason <text>', REASON);
  add('tasks', load('tasks'));
  add('choose', act('choose'))
    .argument('<club>')
    .argument('<event>')
    .argument('<digest>', 'of the report that counts from now on')
    .option('--reason <text>', REASON);
  add('count', act('count'))
    .argument('<club>')
    .argument('<event>')
    .option('--no', 'leave it out')
    .option('--reason <text>', REASON);
  add('season', act('season'))
    .argument('<id>', 'a short name for addresses, such as 2026')
    .argument('<name>')
    .argument('<from>', 'its first day')
    .argument('<to>', 'its last day')
    .option('--close', 'close it: later reports wait for the officer');
  add('offer', act('offer'))
    .argument('<file>', 'a file with a format (.json) or with a table (.csv); with --no, its name')
    .option('--no', 'the halls get it no longer');
  addPeople(add);
  add('rebuild', load('rebuild')).option('--database <url>', 'the PostgreSQL database of the league');
}

function addPeople(add: Add<OfficerOptions>): void {
  const who = 'the id of a person, such as p12, the member number, or the whole name';
  add('merge', act('merge')).argument('<person>', who).argument('<into>', 'the person who stays');
  add('split', act('split')).argument('<person>', who).argument('<club>');
  add('person', act('person'))
    .argument('<person>', who)
    .addOption(SHOWN)
    .option('--page', 'the person has a page')
    .option('--no-page', 'the person has no page');
  add('forget', load('forget'))
    .argument('<person>', who)
    .option('--yes', 'do it; without this option the command only says what goes and what stays');
}
