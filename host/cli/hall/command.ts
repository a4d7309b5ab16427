// `muggins hall`: its actions and their options.
import type { Command } from 'commander';
import type { Output } from '../output.ts';
import { siteOptions } from '../sitecommand.ts';

const folderOption = '--data <folder>';
const FOLDER = "folder of the hall's nights (default: hall in MUGGINS_DATA or ~/.muggins)";
const JSON_TOO = 'print JSON';

const EXAMPLES = `
Examples:
  muggins hall start --lan --format grass-roots     open a night; the desk page has everything
  muggins hall import players.csv --dry-run         see what a list of players would change
  muggins hall export standings --out tonight.csv   what a report form wants`;

/** Adds `muggins hall`. */
export function addHall(program: Command, output: Output): void {
  const hall = program
    .command('hall')
    .description('run a league night: check-in, draw, results, standings')
    .addHelpText('after', EXAMPLES);
  siteOptions(hall.command('start').description('run the hall: its desk, its television, its phones'), '8131')
    .option('--format <name>', 'open a night by this format, or by the format in a file')
    .option(
      '--broker <url>',
      "use the club's MQTT broker for boards: mqtt://hall:PASSWORD@HOST:1883, or mqtts://",
    )
    .option(folderOption, FOLDER)
    .option('--json', 'print one JSON object per line')
    .action(async (options) => (await import('./start.ts')).startHall(options, output));
  hall
    .command('import')
    .description('read a list of players; nothing is kept where a line is wrong')
    .argument('<file>', 'CSV with a line for each player: name, member number, club')
    .option('--dry-run', 'say what would happen, and change nothing')
    .option(folderOption, FOLDER)
    .option('--json', JSON_TOO)
    .action(async (file, options) => (await import('./import.ts')).importPlayers(file, options, output));
  addReading(hall, output);
  addCopies(hall, output);
}

function addCopies(hall: Command, output: Output): void {
  hall
    .command('backup')
    .description('copy all nights into one file, also while the hall runs')
    .argument('<file>', 'the new file, such as hall-2026-11-22.db')
    .option(folderOption, FOLDER)
    .option('--json', JSON_TOO)
    .action(async (file, options) => (await import('./backup.ts')).backupHall(file, options, output));
  hall
    .command('restore')
    .description('put a backup in the place of the nights; those of before are kept')
    .argument('<file>', 'a backup')
    .option('--yes', 'do it; without this option the command only shows what it would do')
    .option(folderOption, FOLDER)
    .option('--json', JSON_TOO)
    .action(async (file, options) => (await import('./backup.ts')).restoreHall(file, options, output));
}

function addReading(hall: Command, output: Output): void {
  hall
    .command('standings')
    .description('print the standings of the night that is open, or was last')
    .option(folderOption, FOLDER)
    .option('--json', JSON_TOO)
    .action(async (options) => (await import('./read.ts')).standings(options, output));
  hall
    .command('export')
    .description('print the night, or write it to a file')
    .argument('<kind>', 'standings, cards or games (CSV), or night (JSON)')
    .option('--out <file>', 'write to this file')
    .option(folderOption, FOLDER)
    .action(async (kind, options) => (await import('./read.ts')).exportNight(kind, options, output));
}
