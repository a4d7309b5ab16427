// `muggins hall`: its actions and their options.

import { FORMAT_WORDS } from '../../../shared/league/format/format.ts';
import { type Add, adding, named, type OptionsOf, type Program, whole } from '../options.ts';
import { listed, type Output } from '../output.ts';
import { USUAL } from '../place.ts';
import { siteOptions } from '../site.ts';
import type * as actions from './actions.ts';
import type { ActName } from './acts.ts';
import type { HallOptions } from './night.ts';

const FOLDER = `folder of the hall's nights (default: hall in the games' folder, ${USUAL})`;
const NIGHT = 'an earlier night: its number, from 1, its day, such as 2026-11-26, or its id';
const EVENT =
  'the event, such as P for the play-offs; it begins the ids of its games, such as P1.3 (default: the first)';
const FORMAT = 'the name of a format, or a file with one';
const REASON = 'why; the journal of the night keeps it';

type AddHall = Add<HallOptions>;

/** Adds `muggins hall`. */
export function addHall(program: Program, output: Output): void {
  const hall = named(program, 'hall');
  startOptions(hall).action(async (options) => (await import('./start.ts')).startHall(options, output));
  const add: AddHall = adding(hall, output, FOLDER);
  addPlayers(add);
  addNight(add);
  addEvents(add);
  addResults(add);
  addReading(hall, add, output);
  addSeason(add);
  addCopies(add);
}

const startOptions = (hall: Program) =>
  siteOptions(named(hall, 'start'), 'hall')
    .option('--format <name>', 'open a night by this format, or by the format in a file')
    .option('--backup <folder>', 'copy all nights to this folder too, after every round and each change')
    .option('--league <url>', 'send closed nights to this league, which the hall remembers; off ends that')
    .option('--club <name>', 'for --league: the club as the league knows it')
    .option('--data <folder>', FOLDER)
    .option('--json', 'print one JSON object per line');
export type HallStartOptions = OptionsOf<typeof startOptions>;

/** What the director does at the desk, for the hall that runs. */
const act = (name: ActName) => async () => (await import('./acts.ts')).acting(name);
/** Commands that read the nights, and commands for their folder. */
const read =
  <Name extends keyof typeof actions>(name: Name) =>
  async () =>
    (await import('./actions.ts'))[name];

/** What lists and paper call a night. */
const titled = (command: ReturnType<AddHall>) =>
  command
    .option('--date <day>', 'the day of the night, such as 2026-11-26 (default: today, or as it was)')
    .option('--title <text>', 'the title of the night')
    .option('--venue <text>', 'where it is played');

/** The club's list of players. */
function addPlayers(add: AddHall): void {
  add('import', read('importPlayers'))
    .argument('<file>', 'CSV with a line for each player')
    .option('--dry-run', 'say how the columns are understood and what would happen, and change nothing')
    .option(
      '--columns <names>',
      'columns: name, first, middle, last, number, club, skip; as first,last,number',
    )
    .option('--head', 'the first row says what the columns are')
    .option('--no-head', 'the first row is a player');
  add('remove', act('remove')).argument('<names...>', 'players by name, member number or id');
  add('forget', act('forget'))
    .argument('<player>', 'the player by name, member number or id, also one who was removed')
    .option('--yes', 'do it; without this option the command only says what goes and what stays');
}

function addNight(add: AddHall): void {
  const open = add('open', act('open'));
  titled(open).argument('<format>', FORMAT);
  titled(add('title', act('title')));
  const tables = ([count]: readonly string[]) => (count === undefined ? read : act)('tables')();
  add('tables', tables).argument('[count]', 'number of tables');
  add('draw', act('draw'))
    .option('--event <id>', EVENT)
    .option('--tables <count>', 'number of tables (default: as before, or enough for every game)')
    .option('--back', 'take the last draw back, as long as none of its games has a result')
    .option('--reason <text>', `for --back: ${REASON}`);
  add('call', act('call'))
    .argument('<game>', 'its number, such as 3.2, or one of its players')
    .argument('[table]', 'its number (default: the first that is free)');
  add('late', act('late'))
    .argument('<names...>', 'a player by name, member number or id; in a night of pairs, both partners')
    .option('--event <id>', EVENT)
    .option('--new', 'add players who are not on the list')
    .option('--member <number>', 'for --new: the member number');
  add('drop', act('drop'))
    .argument('<name>', 'a player by name, member number or id')
    .option('--event <id>', EVENT)
    .option('--reason <text>', REASON);
  add('close', act('close'))
    .option('--reason <text>', 'one reason for all games that are not final')
    .option('--checked-by <initials>', 'initials of the person who checked the cards');
}

/** Commands for stages, satellites and matches. */
function addEvents(add: AddHall): void {
  add('cut', act('cut')).argument('<stage>', 'its id in the format, such as P');
  add('event', act('event'))
    .argument('<id>', 'a capital, such as S: its games begin with it')
    .argument('[name]', 'its name in lists')
    .argument('[format]', FORMAT)
    .option('--remove', 'remove the event, as long as it has no results');
  add('match', act('match'))
    .argument('<match>', 'its number, such as 2.1')
    .option('--event <id>', EVENT)
    .option('--winner <name>', 'the player who advances, or nobody')
    .option('--reopen', 'reopen it, and undo the later matches that depend on it')
    .option('--reason <text>', REASON);
}

function addResults(add: AddHall): void {
  add('forfeit', act('forfeit'))
    .argument('<name>', 'the player who did not come')
    .option('--game <game>', 'the number of the game (default: the one that is called)')
    .option('--worth <lines...>', "both lines of a forfeit, if the format leaves them open: '2 +10' '0 -10'")
    .option('--reason <text>', REASON);
  add('correct', act('correct'))
    .argument('<game>', 'its number, such as 3.2, or one of its players')
    .argument('<winner>', 'the player who won')
    .argument('<result>', "by how many holes: 8, the winner's line: '2 +08', or both scores: 121-113")
    .option('--reopen', 'reopen the game first, if both have signed')
    .option('--reason <text>', REASON);
}

function addReading(hall: Program, add: AddHall, output: Output): void {
  add('print', read('printSheets'))
    .argument('[sheet]', 'door, tables, room, cards, pairings, slips, standings or yearbook')
    .option('--night <which>', NIGHT)
    .option('--season <name>', 'for the yearbook: a season saved on the Nights page (default: the last)');
  add('check', read('checkNights'));
  add('doctor', read('hallDoctor'));
  add('standings', read('standings')).option('--night <which>', NIGHT).option('--event <id>', EVENT);
  named(hall, 'export')
    .argument('<kind>', 'standings, cards, games or hands (CSV), or night (JSON)')
    .option('--out <file>', 'write to this file')
    .option('--night <which>', NIGHT)
    .option('--event <id>', EVENT)
    .option('--data <folder>', FOLDER)
    .action(async (kind, options) => (await read('exportNight')())([kind], options, output));
}

/** Commands that read many nights, or none. */
function addSeason(add: AddHall): void {
  add('bracket', read('bracket'))
    .argument('<entrants>', 'number of entrants, 2 to 256')
    .option('--order <order>', `the order of the seeds: ${listed(FORMAT_WORDS.order)} (default: acc)`);
  add('season', read('season'))
    .argument('[name]', 'a season saved on the Nights page (default: by these options)')
    .option('--from <day>', 'the first day of the season')
    .option('--to <day>', 'the last day of the season')
    .option('--format <name>', 'only nights of this format')
    .addOption(whole('--best <nights>', 'count only the best nights of each player (default: all)', 1, 999))
    .addOption(whole('--least <nights>', 'nights that a player needs for a place (default: 1)', 1, 999))
    .option('--guests', 'count nights played as a guest or a visitor')
    .option('--award <table>', 'a table of award points')
    .option('--out <file>', 'write it to this file as CSV, with the columns that the club chose');
  add('nights', read('listNights'));
  add('awards', read('listAwards'));
}

function addCopies(add: AddHall): void {
  add('backup', read('backup')).argument('<folder>', 'the new folder, such as hall-2026-11-22');
  add('restore', read('restore'))
    .argument('<copy>', 'the folder of a backup, or the file that the desk downloaded')
    .option('--yes', 'do it; without this option the command only shows what it would do');
}
