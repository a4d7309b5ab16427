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
  const about = 'team leagues, and leagues of clubs with their reports';
  const league = named(program, 'league', about, {
    'new form.txt': 'a season from a form',
    'table season.json': 'its tables',
    'report --club bell --out night.json': 'the last night',
  });
  startOptions(league).action(async (options) => (await import('./start.ts')).startLeague(options, output));
  addSeason(adding(league, output));
  addPlan(adding(league, output));
  addReports(adding(league, output, HALL));
  addOfficer(adding(league, output, LEAGUE));
  addRatings(adding(league, output, HALL));
}

const startOptions = (league: Program) =>
  siteOptions(
    named(league, 'start', 'run the server of a league, with its public pages', {
      '': 'in a folder',
      '--database postgres:///league': 'in PostgreSQL',
    }),
    'league',
  )
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
  add('table', 'print the tables of a season of teams', load('printTables'), {
    'season.json': 'of every division',
    'season.json --competition 1': 'of one',
    'season.json --json': 'for programs',
  })
    .argument('<file>', SEASON)
    .option('--competition <id>', 'only this competition');
  add('players', "print each player's matches, rubbers, legs and partner", load('printPlayers'), {
    'season.json': 'all together',
    'season.json --competition 1': 'in one',
  })
    .argument('<file>', SEASON)
    .option('--competition <id>', 'only this competition');
  add('new', 'make a season of teams from a form: its divisions, cups and days', load('newSeason'), {
    'form.txt': 'what the form says',
    'form.txt --write new.json': 'the file of the season',
  })
    .argument('<form>', 'a form as text, such as docs/examples/form.txt')
    .option('--write <file>', 'write the season; an existing file keeps its players, fixtures and results');
  add('calendar', 'print the fixtures of a season of teams by day', load('printCalendar'), {
    'season.json': 'of all teams',
    'season.json --team crown': 'of one',
  })
    .argument('<file>', SEASON)
    .option('--team <name>', 'only the matches of this team, by its name or its id');
  add(
    'close',
    'print open matches, winners, and who goes up and down; make the next season',
    load('closeSeason'),
    {
      'season.json': '',
    },
  )
    .argument('<file>', SEASON)
    .option('--write <file>', 'write the next season to this file, once every match counts');
}

function addPlan(add: Add<PlanOptions>): void {
  add(
    'plan',
    'make the missing fixtures of a season, and list what is wrong with its calendar',
    load('planFixtures'),
    {
      'season.json': 'show them',
      'season.json --write': 'and keep them',
    },
  )
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
  add('report', 'write the report of a closed night, signed with the key of the hall', load('report'), {
    '--club bell --out night.json': 'the last night',
    '--night 1': 'the first night',
  })
    .option('--night <which>', NIGHT)
    .option('--event <id>', 'the event, such as P for the play-offs (default: the first)')
    .option('--club <name>', 'the club as the league knows it; the hall remembers it')
    .option('--out <file>', 'write to this file');
  add('key', "print the fingerprint of the hall's key, to read out over the phone", load('key'), {
    '': '',
  });
  add('verify', 'check the signature of a report, and fold its games again', load('verify'), {
    'night.json': '',
  })
    .argument('<file>', 'the file of a report')
    .option('--key <fingerprint>', 'the key that must have signed it');
}

const addRatings = (add: Add<RatingOptions>) =>
  add('ratings', 'print ratings', load('printRatings'), {
    '': 'from the nights of the hall',
    'season.json --by case': 'from a season of teams',
  })
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
  add('enrol', 'enrol a club, change its name, or add a key', act('enrol'), {
    "bell 'The Bell' 3f2a-91bc-0d44-7e15-88a0-52c3-b1f6-9e07": '',
  })
    .argument('<club>', 'a short name for addresses, such as bell')
    .argument('<name>', 'its name')
    .argument('<fingerprint>', 'of its key, as the club reads it out')
    .addOption(SHOWN);
  add('withdraw', 'withdraw a key of a club, such as that of a lost laptop', act('withdrawKey'), {
    "bell FINGERPRINT --reason 'the laptop was lost'": '',
  })
    .argument('<club>')
    .argument('<fingerprint>', 'of the key, as `muggins league tasks` lists it')
    .option('--reason <text>', REASON);
  add('tasks', 'list the open decisions and the clubs', load('tasks'), { '': '' });
  add('choose', 'choose between two reports that follow the same one', act('choose'), {
    "bell EVENT DIGEST --reason 'the laptop was restored'": '',
  })
    .argument('<club>')
    .argument('<event>')
    .argument('<digest>', 'of the report that counts from now on')
    .option('--reason <text>', REASON);
  add('count', 'count an event, or leave it out', act('count'), {
    "bell EVENT --reason 'the post was late'": '',
    'bell EVENT --no --reason friendly': '',
  })
    .argument('<club>')
    .argument('<event>')
    .option('--no', 'leave it out')
    .option('--reason <text>', REASON);
  add('season', 'add, change or close a season', act('season'), {
    "2026 'Season 2026' 2026-09-01 2027-05-31": '',
  })
    .argument('<id>', 'a short name for addresses, such as 2026')
    .argument('<name>')
    .argument('<from>', 'its first day')
    .argument('<to>', 'its last day')
    .option('--close', 'close it: later reports wait for the officer');
  add('offer', 'give the halls a format of a night, or an award table', act('offer'), {
    './our-night.json': 'a format',
    'grp --no': 'no longer',
  })
    .argument('<file>', 'a file with a format (.json) or with a table (.csv); with --no, its name')
    .option('--no', 'the halls get it no longer');
  addPeople(add);
  add('rebuild', 'fold every report again, and compare with what the league counts', load('rebuild'), {
    '': '',
  }).option('--database <url>', 'the PostgreSQL database of the league');
}

function addPeople(add: Add<OfficerOptions>): void {
  const who = 'the id of a person, such as p12, the member number, or the whole name';
  add('merge', 'make two people one', act('merge'), { 'p12 p7': '' })
    .argument('<person>', who)
    .argument('<into>', 'the person who stays');
  add('split', 'make the player of one club a separate person', act('split'), { 'p7 bell': '' })
    .argument('<person>', who)
    .argument('<club>');
  add('person', 'set what strangers see of a person', act('person'), {
    'p12 --names hidden': '',
    'p12 --page': 'for somebody who asked for a page',
  })
    .argument('<person>', who)
    .addOption(SHOWN)
    .option('--page', 'the person has a page')
    .option('--no-page', 'the person has no page');
  add('forget', 'erase the name of a person everywhere; results stay', load('forget'), {
    p12: 'what would go',
    'p12 --yes': 'do it',
  })
    .argument('<person>', who)
    .option('--yes', 'do it; without this option the command only says what goes and what stays');
}
