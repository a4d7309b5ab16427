// `muggins league`: its actions and their options.
import { RATING_NAMES } from '../../../shared/league/rating/game.ts';
import { type Add, adding, choice, named, type OptionsOf, type Program } from '../options.ts';
import type { Output } from '../output.ts';
import { USUAL } from '../place.ts';
import { siteOptions } from '../site.ts';
import type { LadderOptions } from './ladder.ts';
import type { RatingOptions } from './ratings.ts';
import type * as reports from './reports.ts';
import type { ReportOptions } from './reports.ts';

const HALL = `folder of the hall's nights (default: hall in the games' folder, ${USUAL})`;
const NIGHT =
  'a closed night: its number, from 1, its day, such as 2026-11-26, or its id (default: the last)';
const LEAGUE = `folder of the league (default: league in the games' folder, ${USUAL})`;
const SEASON = 'a season of teams as JSON; - reads standard input';

/** Adds `muggins league`. */
export function addLeague(program: Program, output: Output): void {
  const about = 'team leagues; and leagues of clubs: what a club reports, and what is kept of it';
  const league = named(program, 'league', about, {
    'table season.json': 'the tables of a season',
    'report --club bell --out night.json': 'the last night',
    'verify night.json': 'fold it again',
  });
  startOptions(league).action(async (options) => (await import('./start.ts')).startLeague(options, output));
  describeTable(league).action(async (file, options) =>
    (await import('./table.ts')).printTables(file, options, output),
  );
  describePlayers(league).action(async (file, options) =>
    (await import('./players.ts')).printPlayers(file, options, output),
  );
  addReports(adding(league, HALL, output));
  addRatings(adding(league, HALL, output));
  addLadder(adding(league, HALL, output));
}

const startOptions = (league: Program) =>
  siteOptions(
    named(league, 'start', 'run the server of a league: its pages, its clubs, its officer', {
      '': 'in a folder',
      '--database postgres:///league': 'in PostgreSQL',
    }),
    'league',
  )
    .option('--database <url>', 'keep the league in this PostgreSQL database, not in the folder')
    .option('--data <folder>', LEAGUE)
    .option('--json', 'print one JSON object per line');
export type LeagueStartOptions = OptionsOf<typeof startOptions>;

const describeTable = (league: Program) =>
  named(league, 'table', 'print the tables of a season of teams', {
    'season.json': 'of every division',
    'season.json --competition 1': 'of one',
    'season.json --json': 'for programs',
  })
    .argument('<file>', SEASON)
    .option('--competition <id>', 'only this competition')
    .option('--json', 'print JSON');
export type TableOptions = OptionsOf<typeof describeTable>;

const describePlayers = (league: Program) =>
  named(league, 'players', 'print what each player has played, and with whom', {
    'season.json': 'all together',
    'season.json --competition 1': 'in one',
  })
    .argument('<file>', SEASON)
    .option('--competition <id>', 'only this competition')
    .option('--json', 'print JSON');
export type PlayersOptions = OptionsOf<typeof describePlayers>;

const report = (name: keyof typeof reports) => async () => (await import('./reports.ts'))[name];

/** The file of a night, from a club to its league. */
function addReports(add: Add<ReportOptions>): void {
  add('report', 'write the report of a closed night, signed with the key of the hall', report('report'), {
    '--club bell --out night.json': 'the last night',
    '--night 1': 'the first night',
  })
    .option('--night <which>', NIGHT)
    .option('--event <id>', 'the event, such as P for the play-offs (default: the first)')
    .option('--club <name>', 'the club as the league knows it; the hall remembers it')
    .option('--out <file>', 'write to this file');
  add('key', "print the fingerprint of the hall's key, to be read out over the phone", report('key'), {
    '': '',
  });
  add('verify', 'check the signature of a report, and fold its games again', report('verify'), {
    'night.json': '',
  })
    .argument('<file>', 'the file of a report')
    .option('--key <fingerprint>', 'whose key it has to be')
    .option('--after <file>', 'the report that it follows on');
}

const addRatings = (add: Add<RatingOptions>) =>
  add('ratings', 'print ratings', async () => (await import('./ratings.ts')).printRatings, {
    '': 'from the nights of the hall',
    'season.json --by case': 'from a season of teams',
  })
    .argument('[file]', `${SEASON} (default: the nights of the hall)`)
    .addOption(choice('--by <system>', 'the system of rating (default: glicko)', RATING_NAMES));

const addLadder = (add: Add<LadderOptions>) =>
  add('ladder', 'print a ladder', async () => (await import('./ladder.ts')).printLadder, {
    '': 'of the club',
    'ladder.json --on 2026-11-29': 'what was late then',
  })
    .argument('[file]', 'a ladder as JSON; - reads standard input (default: that of the hall)')
    .option('--on <day>', 'the day for what is late (default: today)');
