// The `muggins` command line. The files beside this one do the work.
import type { Command } from 'commander';
import { packageVersion } from '../system/package.ts';
import { addHelp, programOf, runProgram } from './commander.ts';
import { helped, named, type Program } from './options.ts';
import { type ExitCode, type Output, standardOutput } from './output.ts';

const CODES = `
Exit codes: 0 done, 1 failed, 2 the command was not understood, 3 no table or
hall is running.`;

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
    ['score', 'peg', 'discard', 'daily', 'rules', 'judge', 'notation'],
    async () => (await import('./cards/command.ts')).addCards,
  ],
  [['journal'], async () => (await import('./table/command.ts')).addJournal],
  [['hall'], async () => (await import('./hall/command.ts')).addHall],
  [['league'], async () => (await import('./league/command.ts')).addLeague],
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
  const program = helped(programOf('muggins', output))
    .version(packageVersion(), '-v, --version', 'print the version')
    .addHelpText('after', CODES);
  const only = COMMANDS.filter(([names]) => names.includes(typed));
  for (const [, load] of only.length > 0 ? only : COMMANDS)
    (await load())(program as unknown as Program, output);
  if (only.length === 0) addGeneral(program as unknown as Program, program, output);
  return program;
}

/** Commands that have to do with all others. */
function addGeneral(typed: Program, program: Command, output: Output): void {
  named(typed, 'completion')
    .argument('<shell>', 'bash, zsh, fish or powershell')
    .action(async (shell) => (await import('./completion.ts')).completion(shell, output));
  // Only the scripts call it.
  program
    .command('complete', { hidden: true })
    .argument('<shell>')
    .argument('<line>')
    .action(async (shell, line) => (await import('./completion.ts')).complete(program, shell, line, output));
  addHelp(program);
  named(typed, 'version').action(() => output.out(packageVersion()));
}

/** Runs the command line given (without node and script). Returns the exit code; prints everything itself. */
export const run = (args: readonly string[], output: Output = standardOutput): Promise<ExitCode> =>
  runProgram(buildProgram, args, output);
