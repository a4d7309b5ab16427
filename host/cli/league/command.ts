// `muggins league`: its actions and their options.
import { RATING_NAMES } from '../../../shared/league/rating/game.ts';
import {
  type Add,
  adding,
  equipped,
  named,
  type OptionsIn,
  type OptionsOf,
  type Program,
  readHelp,
  word,
} from '../options.ts';
import type { Output } from '../output.ts';
import { siteOptions } from '../site.ts';
import type * as actions from './actions.ts';
import type { PlanOptions } from './calendar.ts';
import help from './help.json' with { type: 'json' };
import type { OfficerOptions } from './officer.ts';
import type { RatingOptions } from './ratings.ts';
import type { ReportOptions } from './reports.ts';

/** Adds `muggins league`. */
export function addLeague(program: Program, output: Output): void {
  readHelp(help);
  const league = named(program, 'league');
  startOptions(league).action(async (options) => (await import('./start.ts')).startLeague(options, output));
  addSeason(adding(league, output));
  adding<PlanOptions>(league, output)('plan', load('planFixtures'));
  addReports(adding(league, output));
  addOfficer(adding(league, output));
  addRatings(adding(league, output));
}

const startOptions = (league: Program) =>
  equipped(siteOptions(named(league, 'start'), 'league'), 'muggins league start');
export type LeagueStartOptions = OptionsOf<typeof startOptions>;

/** Options of the commands about a season of teams: each has some of them. */
export type SeasonOptions = OptionsIn<`muggins league ${'table' | 'players' | 'new' | 'calendar' | 'close'}`>;

/** Loads an action. All of them are in one file. */
const load =
  <Name extends keyof typeof actions>(name: Name) =>
  async () =>
    (await import('./actions.ts'))[name];

/** Commands on the file of a season of teams. */
function addSeason(add: Add<SeasonOptions>): void {
  add('table', load('printTables'));
  add('players', load('printPlayers'));
  add('new', load('newSeason'));
  add('calendar', load('printCalendar'));
  add('close', load('closeSeason'));
}

/** The file of a night, from a club to its league. */
function addReports(add: Add<ReportOptions>): void {
  add('report', load('report'));
  add('key', load('key'));
  add('verify', load('verify'));
}

const addRatings = (add: Add<RatingOptions>) =>
  add('ratings', load('printRatings'), { '--by <system>': word(RATING_NAMES) });

const act = (name: Parameters<typeof actions.act>[0]) => async () => (await import('./actions.ts')).act(name);
const SHOWN = { '--names <which>': word(['full', 'initial', 'number', 'hidden']) };

/** The officer's commands, for a running server. */
function addOfficer(add: Add<OfficerOptions>): void {
  add('enrol', act('enrol'), SHOWN);
  add('withdraw', act('withdrawKey'));
  add('tasks', load('tasks'));
  add('choose', act('choose'));
  add('count', act('count'));
  add('season', act('season'));
  add('offer', act('offer'));
  add('names', load('names'));
  add('merge', act('merge'));
  add('split', act('split'));
  add('reads', load('reads'));
  add('person', load('person'), SHOWN);
  add('forget', load('forget'));
  add('rebuild', load('rebuild'));
}
