// `muggins hall`: its actions and their options.
import type { OptionsOf, Program } from '../options.ts';
import type { Output } from '../output.ts';
import { siteOptions } from '../site.ts';

const folderOption = '--data <folder>';
const FOLDER = "folder of the hall's nights (default: hall in MUGGINS_DATA or ~/.muggins)";
const JSON_TOO = 'print JSON';
const NIGHT = 'an earlier night: its number, from 1, or its day, such as 2026-11-26';

const EXAMPLES = `
Examples:
  muggins hall start --lan --format grass-roots     open a night; the desk page has everything
  muggins hall import players.csv --dry-run         see what a list of players would change
  muggins hall correct 3.2 Ann 121-113              enter the result of a game
  muggins hall export standings --out tonight.csv   what a report form wants`;

/** Adds `muggins hall`. */
export function addHall(program: Program, output: Output): void {
  const hall = program
    .command('hall')
    .description('run a league night: check-in, draw, results, standings')
    .addHelpText('after', EXAMPLES);
  startOptions(hall).action(async (options) => (await import('./start.ts')).startHall(options, output));
  addPlayers(hall, output);
  addNight(hall, output);
  addReading(hall, output);
  addCopies(hall, output);
}

const startOptions = (hall: Program) =>
  siteOptions(hall.command('start').description('run the hall: its desk, its television, its phones'), 'hall')
    .option('--format <name>', 'open a night by this format, or by the format in a file')
    .option('--backup <folder>', 'copy all nights to this folder too, after every round and each change')
    .option(folderOption, FOLDER)
    .option('--json', 'print one JSON object per line');
export type HallStartOptions = OptionsOf<typeof startOptions>;

/** Options that every command of a night has. */
const nightOptions = (command: Program) => command.option(folderOption, FOLDER).option('--json', JSON_TOO);

const REASON = 'why; the journal of the night keeps it';

/** The club's list of players. */
function addPlayers(hall: Program, output: Output): void {
  hall
    .command('import')
    .description('read a list of players; nothing is imported if a line is wrong')
    .argument('<file>', 'CSV with a line for each player')
    .option('--dry-run', 'say how the columns are understood and what would happen, and change nothing')
    .option(
      '--columns <names>',
      'columns: name, first, middle, last, number, club, skip; as first,last,number',
    )
    .option('--head', 'the first row says what the columns are')
    .option('--no-head', 'the first row is a player')
    .option(folderOption, FOLDER)
    .option('--json', JSON_TOO)
    .action(async (file, options) => (await import('./import.ts')).importPlayers(file, options, output));
  nightOptions(hall.command('remove').description("remove players from the club's list"))
    .argument('<names...>', 'players by name, member number or id')
    .action(async (names, options) => (await import('./acts.ts')).remove(names, options, output));
}

/** What the director does at the desk, for the hall that runs. */
function addNight(hall: Program, output: Output): void {
  const acts = () => import('./acts.ts');
  nightOptions(hall.command('open').description('open a night'))
    .argument('<format>', 'the name of a format, or a file with one')
    .action(async (format, options) => (await acts()).open(format, options, output));
  nightOptions(hall.command('tables').description('show the tables and their games, or set their number'))
    .argument('[count]', 'number of tables')
    .action(async (count, options) =>
      count === undefined
        ? (await import('./read.ts')).tables(options, output)
        : (await acts()).setTables(count, options, output),
    );
  nightOptions(hall.command('draw').description('draw the next round'))
    .option('--tables <count>', 'number of tables (default: as before, or enough for every game)')
    .option('--back', 'take the last draw back, as long as none of its games has a result')
    .option('--reason <text>', `for --back: ${REASON}`)
    .action(async (options) => (await acts()).draw(options, output));
  nightOptions(hall.command('call').description('call a game to a table'))
    .argument('<game>', 'its number, such as 3.2, or one of its players')
    .argument('[table]', 'its number (default: the first that is free)')
    .action(async (game, table, options) => (await acts()).call({ game, table }, options, output));
  nightOptions(hall.command('late').description('check in players, before the first draw or late'))
    .argument('<names...>', 'a player by name, member number or id; in a night of pairs, both partners')
    .option('--new', 'add players who are not on the list')
    .option('--member <number>', 'for --new: the member number')
    .action(async (names, options) => (await acts()).late(names, options, output));
  nightOptions(hall.command('drop').description('check out a player who goes home'))
    .argument('<name>', 'a player by name, member number or id')
    .option('--reason <text>', REASON)
    .action(async (name, options) => (await acts()).drop(name, options, output));
  addResults(hall, output);
  nightOptions(hall.command('close').description('close the night'))
    .option('--reason <text>', 'one reason for all games that are not final')
    .option('--checked-by <initials>', 'initials of the person who checked the cards')
    .action(async (options) => (await acts()).close(options, output));
}

function addResults(hall: Program, output: Output): void {
  nightOptions(hall.command('forfeit').description('give a game to the opponent of an absent player'))
    .argument('<name>', 'the player who did not come')
    .option('--game <game>', 'the number of the game (default: the one that is called)')
    .option('--worth <lines...>', "both lines of a forfeit, if the format leaves them open: '2 +10' '0 -10'")
    .option('--reason <text>', REASON)
    .action(async (name, options) => (await import('./results.ts')).forfeit(name, options, output));
  nightOptions(hall.command('correct').description('enter a result, or correct one'))
    .argument('<game>', 'its number, such as 3.2, or one of its players')
    .argument('<winner>', 'the player who won')
    .argument('<result>', "by how many holes: 8, the winner's line: '2 +08', or both scores: 121-113")
    .option('--reopen', 'reopen the game first, if both have signed')
    .option('--reason <text>', REASON)
    .action(async (game, winner, result, options) =>
      (await import('./results.ts')).correct({ game, winner, result }, options, output),
    );
}

function addCopies(hall: Program, output: Output): void {
  nightOptions(
    hall.command('backup').description('copy all nights to a new folder, also while the hall runs'),
  )
    .argument('<folder>', 'the new folder, such as hall-2026-11-22')
    .action(async (folder, options) => (await import('./backup.ts')).backupHall(folder, options, output));
  nightOptions(hall.command('restore').description('put a backup in the place of all nights, which are kept'))
    .argument('<copy>', 'the folder of a backup, or the file that the desk downloaded')
    .option('--yes', 'do it; without this option the command only shows what it would do')
    .action(async (copy, options) => (await import('./backup.ts')).restoreHall(copy, options, output));
}

function addReading(hall: Program, output: Output): void {
  nightOptions(hall.command('print').description('list the addresses of the sheets to print'))
    .argument('[sheet]', 'door, tables, room, cards, pairings, slips or standings')
    .action(async (sheet, options) => (await import('./read.ts')).printSheets(sheet, options, output));
  nightOptions(hall.command('check').description('check every entry, and the cards of every night')).action(
    async (options) => (await import('./check.ts')).checkNights(options, output),
  );
  nightOptions(hall.command('doctor').description('check hall, tables, certificate and disk')).action(
    async (options) => (await import('./doctor.ts')).hallDoctor(options, output),
  );
  nightOptions(hall.command('standings').description('print the standings of tonight, or of the last night'))
    .option('--night <which>', NIGHT)
    .action(async (options) => (await import('./read.ts')).standings(options, output));
  hall
    .command('export')
    .description('print the night, or write it to a file')
    .argument('<kind>', 'standings, cards, games or hands (CSV), or night (JSON)')
    .option('--out <file>', 'write to this file')
    .option('--night <which>', NIGHT)
    .option(folderOption, FOLDER)
    .action(async (kind, options) => (await import('./read.ts')).exportNight(kind, options, output));
}
