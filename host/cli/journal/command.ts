// `muggins journal`: its actions and their options.
import type { Program } from '../options.ts';
import type { Output } from '../output.ts';

const folderOption = '--data <folder>';
const FOLDER = 'folder of the journal (default: MUGGINS_DATA or ~/.muggins)';
const YES = 'do it; without this option the command only shows what it would do';
const JSON_TOO = 'print JSON';

/** Adds `muggins journal`. */
export function addJournal(program: Program, output: Output): void {
  const journal = program
    .command('journal')
    .description('back up, check and move the journal: every game that was ever played here');
  journal
    .command('check')
    .description('read every entry, and say which games are sound')
    .option(folderOption, FOLDER)
    .option('--json', JSON_TOO)
    .action(async (options) => (await import('./journal.ts')).check(options, output));
  addCopies(journal, output);
}

function addCopies(journal: Program, output: Output): void {
  journal
    .command('backup')
    .description('copy the journal to a new folder, also while a table is running')
    .argument('<folder>', 'the new folder, such as muggins-2026-11-22')
    .option(folderOption, FOLDER)
    .option('--json', JSON_TOO)
    .action(async (folder, options) => (await import('./journal.ts')).backup(folder, options, output));
  journal
    .command('restore')
    .description('put a backup in the place of the journal; the journal of before is kept')
    .argument('<folder>', 'a backup')
    .option('--yes', YES)
    .option(folderOption, FOLDER)
    .option('--json', JSON_TOO)
    .action(async (folder, options) => (await import('./journal.ts')).restore(folder, options, output));
  journal
    .command('import')
    .description("add another machine's games and players, each of them once")
    .argument('<from>', 'a backup, or the data folder of another machine')
    .option('--yes', YES)
    .option(folderOption, FOLDER)
    .option('--json', JSON_TOO)
    .action(async (from, options) => (await import('./import.ts')).importJournal(from, options, output));
}
