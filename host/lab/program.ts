// The `muggins-lab` command line. The folders beside this file do the work.
import { availableParallelism } from 'node:os';
import { Argument, type Command } from 'commander';
import { addHelp, described, programOf, runProgram } from '../cli/commander.ts';
import { whole } from '../cli/options.ts';
import { type ExitCode, type Output, standardOutput } from '../cli/output.ts';
import { bench, SECTION_NAMES, type SectionName } from './bench/bench.ts';

const NOTES = `
In a checkout, \`npm run bench\`, \`npm run simulate\` and \`npm run night\` build
first; \`npm run -s scenario -- FILE\` does not.

Exit codes: 0 done, 1 failed, 2 the command was not understood.`;

/** The whole command line. Each action loads its own module, so that help appears at once. */
function buildProgram(output: Output): Command {
  const about = 'Instruments for people who work on Muggins.';
  const program = described(programOf('muggins-lab', output), about, {
    'scenario hardware/emulator/scenarios': 'run every script',
    'bench keys start': 'key to light, and start',
    'night --faults': 'a night with every fault',
  }).addHelpText('after', NOTES);
  addScenario(program, output);
  addBench(program, output);
  addSimulate(program, output);
  addNight(program, output);
  addHelp(program);
  return program;
}

function addScenario(program: Command, output: Output): void {
  const about = 'run whole-system scripts on the emulated board with the real firmware';
  described(program.command('scenario'), about, {
    'hardware/emulator/scenarios': 'every script of a folder',
  })
    .argument('<files...>', 'scenario files, or folders of them')
    // A board in real time needs a third of a processor and waits the rest of the time.
    .addOption(
      whole('--jobs <number>', 'scenarios to run at once', 1, 99).default(2 * availableParallelism()),
    )
    .option('--json', 'print JSON')
    .action(async (files, options) => (await import('./scenario/index.ts')).scenario(files, options, output));
}

function addBench(program: Command, output: Output): void {
  const about = 'measure speed and size of the whole system against the promised limits';
  described(program.command('bench'), about, { 'keys start': 'key to light, start and memory' })
    .addArgument(new Argument('[sections...]', 'what to measure; all unless given').choices(SECTION_NAMES))
    .addOption(whole('--presses <number>', 'keys: button presses for each board', 10, 100_000).default(300))
    .option('--boards', 'keys: both boards with every number of lanes')
    .addOption(whole('--seconds <number>', 'idle: how long an idle table is measured', 5, 3_600).default(30))
    .action(async (names: readonly SectionName[], options) =>
      bench(names.length > 0 ? names : SECTION_NAMES, options, output),
    );
}

function addSimulate(program: Command, output: Output): void {
  const about =
    'run a whole table with the firmware image under one clock and one seed, with every fault that can happen to it';
  described(program.command('simulate'), about, { '--seed 7': 'a table by one seed' })
    .addOption(whole('--seed <number>', 'seed of everything that happens', 0, 0xffff_ffff).default(1))
    .addOption(whole('--minutes <number>', 'minutes of the table', 1, 100_000).default(10))
    .addOption(
      whole('--runs <number>', 'tables to run, with seeds that follow one another', 1, 100_000).default(1),
    )
    .action(async (options) => (await import('./simulate/simulate.ts')).simulate(options, output));
}

function addNight(program: Command, output: Output): void {
  const about = 'play a league night in simulated time; the standings must be those of the journals';
  described(program.command('night'), about, {
    '--faults': '40 tables, with every fault',
    '--weekend --faults': '108 players, with play-offs',
  })
    .option('--weekend', 'play-offs and a consolation follow')
    .addOption(whole('--tables <number>', 'tables, with two players each; 40, or 54 for a weekend', 2, 60))
    .addOption(whole('--rounds <number>', 'rounds; 9, or 22 for a weekend', 1, 22))
    .addOption(whole('--seed <number>', 'seed of everything that happens', 0, 0xffff_ffff).default(1))
    .option('--faults', 'kill the hall, burn its laptop, cut connections, stop tables, duplicate one')
    .option('--json', 'print one JSON value and nothing else')
    .action(async (options) => (await import('./night/night.ts')).night(options, output));
}

/** Runs the command line given (without node and script). Returns the exit code; prints everything itself. */
export const run = (args: readonly string[], output: Output = standardOutput): Promise<ExitCode> =>
  runProgram(buildProgram, args, output);
