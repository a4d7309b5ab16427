// The `muggins` command line. The files beside this one do the work.
import type { Command } from 'commander';
import { packageVersion } from '../system/package.ts';
import { programOf, runProgram, showHelp } from './commander.ts';
import type { Program } from './options.ts';
import { type ExitCode, type Output, standardOutput, usageError } from './output.ts';

const EXAMPLES = `
Examples:
  muggins start                                 play on your board, or on the emulated one
  muggins score 5H 5S 5D JC --starter 5C        29
  muggins score 6 7 8 8 --starter 5 --claim 10  is ten right?
  muggins peg 4C 2D 3H 5S 6C                    points for each card played
  muggins discard 5H 5S JD QC 2H 8D --pone      what to throw to the crib
  muggins rules five-card                       what kind of game that is

Exit codes: 0 done, 1 failed, 2 the command was not understood.`;

/** Adds the commands of a folder. */
type Add = (program: Program, output: Output) => void;

/** What adds commands, by their names in the order of the help. */
const COMMANDS: readonly (readonly [names: readonly string[], load: () => Promise<Add>])[] = [
  [['start'], async () => (await import('./start/command.ts')).addStart],
  [
    ['table', 'status', 'watch', 'games', 'export', 'players'],
    async () => (await import('./table/command.ts')).addTable,
  ],
  [
    ['score', 'peg', 'discard', 'rules', 'judge', 'notation'],
    async () => (await import('./cards/command.ts')).addCards,
  ],
  [['journal'], async () => (await import('./table/command.ts')).addJournal],
  [['hall'], async () => (await import('./hall/command.ts')).addHall],
  [
    ['flash', 'doctor', 'emulate', 'deck', 'ports'],
    async () => (await import('./board/command.ts')).addBoard,
  ],
];

/**
 * The command line; where a command was typed that needs no other, only that and its neighbours. To describe all of them takes Node
 * longer than to count a hand. Actions load their own module, so that `muggins score` never opens a port.
 */
async function buildProgram(output: Output, [typed = '']: readonly string[]): Promise<Command> {
  const program = programOf('muggins', output)
    .description('The electronic cribbage board that checks your count.')
    .version(packageVersion(), '-v, --version', 'print the version')
    .addHelpText('after', EXAMPLES);
  const only = COMMANDS.filter(([names]) => names.includes(typed));
  for (const [, load] of only.length > 0 ? only : COMMANDS)
    (await load())(program as unknown as Program, output);
  if (only.length === 0) addHelp(program, output);
  return program;
}

/** `muggins help [command]`. Commander's own shows the whole help for an unknown command, without an error. */
function addHelp(program: Command, output: Output): void {
  program
    .command('completion')
    .description('print a script that completes commands, options and house rules in your shell')
    .argument('<shell>', 'bash, zsh or fish; the first line of the script says where it goes')
    .action(async (shell) => (await import('./completion.ts')).completion(shell, output));
  // Only the scripts call it.
  program
    .command('complete', { hidden: true })
    .argument('<shell>')
    .argument('<line>')
    .action(async (shell, line) => (await import('./completion.ts')).complete(program, shell, line, output));
  program
    .helpCommand(false)
    .command('help')
    .description('show help for one command or for all')
    .argument('[command...]')
    .option('--all', 'show rare options too')
    .action((names: readonly string[], { all = false }) => showHelp(commandOf(program, names), all));
  program
    .command('version')
    .description('print the version')
    .action(() => output.out(packageVersion()));
}

/** The command of these names, such as `journal check`. @throws CliError */
function commandOf(program: Command, names: readonly string[]): Command {
  let command = program;
  for (const name of names) {
    const among = command.commands.map((each) => each.name());
    const found = command.commands.find((each) => each.name() === name);
    if (found === undefined)
      throw usageError('unknownCommand', `There is no command '${names.join(' ')}'.`, {
        guess: { given: name, among },
        hint: '`muggins --help` lists the commands.',
      });
    command = found;
  }
  return command;
}

/** Runs the command line given (without node and script). Returns the exit code; prints everything itself. */
export const run = (args: readonly string[], output: Output = standardOutput): Promise<ExitCode> =>
  runProgram(buildProgram, args, output);
