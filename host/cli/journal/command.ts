// `muggins journal`: its actions and their options.
import type { Command } from 'commander';
import type { Output } from '../output.ts';

const folderOption = '--data <folder>';
const FOLDER = 'folder of the journal (default: MUGGINS_DATA or ~/.muggins)';
const YES = 'do it; without this option the command only shows what it would do';
const JSON_TOO = 'print JSON';

/** Adds `muggins journal`. */
export function addJournal(program: Command, output: Output): void {
  const journal = program
    .command('journal')
    .description('back up, check, mend and move the journal: every game that was ever played here');
  journal
    .command('check')
    .description('read every page and every entry, and say which games are sound')
    .option(folderOption, FOLDER)
    .option('--json', JSON_TOO)
    .action(async (options) => (await import('./check.ts')).check(options, output));
  journal
    .command('repair')
    .description('set aside what is damaged, keep the damaged files, and go on with everything else')
    .option('--yes', YES)
    .option(folderOption, FOLDER)
    .option('--json', JSON_TOO)
    .action(async (options) => (await import('./repair.ts')).repair(options, output));
  addCopies(journal, output);
}

function addCopies(journal: Command, output: Output): void {
  journal
    .command('backup')
    .description('copy the journal into one file, also while a table is running')
    .argument('<file>', 'the new file, such as muggins-2026-11-22.db')
    .option(folderOption, FOLDER)
    .option('--json', JSON_TOO)
    .action(async (file, options) => (await import('./backup.ts')).backup(file, options, output));
  journal
    .command('restore')
    .description('put a backup in the place of the journal; the journal of before is kept')
    .argument('<file>', 'a backup')
    .option('--yes', YES)
    .option(folderOption, FOLDER)
    .option('--json', JSON_TOO)
    .action(async (file, options) => (await import('./backup.ts')).restore(file, options, output));
  journal
    .command('import')
    .description("add another machine's games and players, each of them once")
    .argument('<from>', 'a backup, or the folder of a journal')
    .option('--yes', YES)
    .option(folderOption, FOLDER)
    .option('--json', JSON_TOO)
    .action(async (from, options) => (await import('./import.ts')).importJournal(from, options, output));
}
