// The `muggins-lab` command line. The folders beside this file do the work.
import { availableParallelism } from 'node:os';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { programOf, runProgram } from '../cli/commander.ts';
import { type ExitCode, type Output, standardOutput } from '../cli/output.ts';
import { SHARES } from './kill/kinds.ts';

const EXAMPLES = `
Examples:
  muggins-lab scenario table.txt        run a script on the whole system
  muggins-lab bench --json              measure and print one JSON value
  muggins-lab kill --times 20           kill hosts and journal commands at work
  muggins-lab simulate --seed 7         a table by one seed, with everything that can befall it
  muggins-lab night --faults            a league night of forty tables, with all that can befall it
  muggins-lab flips --work flips        flip every bit of a journal; the same line again goes on

In a checkout, \`npm run bench\`, \`npm run kill\`, \`npm run simulate\`, \`npm run night\`,
\`npm run flips\` and \`npm run scenarios\` build first.

Exit codes: 0 done, 1 failed, 2 the command was not understood.`;

/** A parser of whole numbers for commander. @returns a function that throws InvalidArgumentError with the range */
const whole =
  (from: number, to: number) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= from && value <= to) return value;
    throw new InvalidArgumentError(`Expected a whole number from ${from} to ${to}.`);
  };

/** The whole command line. Each action loads its own module, so that help appears at once. */
function buildProgram(output: Output): Command {
  const program = programOf('muggins-lab', output)
    .description('Instruments for people who work on Muggins.')
    .addHelpText('after', EXAMPLES);
  addScenario(program, output);
  addBench(program, output);
  addKill(program, output);
  addSimulate(program, output);
  addNight(program, output);
  addFlips(program, output);
  return program;
}

function addScenario(program: Command, output: Output): void {
  program
    .command('scenario')
    .description('run whole-system scripts on the emulated board with the real firmware')
    .argument('<files...>', 'scenario files, or folders of them')
    // A board in real time needs a third of a processor and waits the rest of the time.
    .option('--jobs <number>', 'scenarios to run at once', whole(1, 99), 2 * availableParallelism())
    .option('--json', 'print JSON')
    .action(async (files, options) => (await import('./scenario/index.ts')).scenario(files, options, output));
}

const IDLE = new Option(
  '--idle <seconds>',
  'measure only what an emulated table takes of a processor while nobody plays',
)
  .argParser(whole(5, 3_600))
  .conflicts(['history', 'flood', 'keys']);

const COLD = new Option(
  '--cold <turns>',
  'measure only how much longer `muggins score` takes than Node that does nothing, each started anew',
)
  .argParser(whole(3, 1_000))
  .conflicts(['history', 'flood', 'keys', 'idle']);

function addBench(program: Command, output: Output): void {
  program
    .command('bench')
    .description('measure speed and size of the whole system against the promised limits')
    .option('--presses <number>', 'button presses to measure latency with', whole(10, 100_000), 300)
    .option('--json', 'print one JSON value and nothing else')
    .addOption(
      new Option(
        '--history <games>',
        'measure only what a table costs with up to so many games in its journal',
      ).argParser(whole(0, 100_000)),
    )
    .addOption(
      new Option(
        '--flood',
        'measure only what a flood of refused requests costs the pegs, in half a minute',
      ).conflicts('history'),
    )
    .addOption(
      new Option(
        '--keys',
        "measure only the way from a button to its light, in the board's own time: both boards, 2 to 6 lanes",
      ).conflicts(['history', 'flood']),
    )
    .addOption(IDLE)
    .addOption(COLD)
    .option('--against <commit>', 'with --keys: measure this earlier commit in the same run')
    .action(async (options) => {
      if (options.keys || options.against !== undefined)
        return (await import('./bench/keys/keys.ts')).keys(options, output);
      if (options.idle !== undefined)
        return (await import('./bench/idle.ts')).idle({ ...options, seconds: options.idle }, output);
      if (options.cold !== undefined)
        return (await import('./bench/cold.ts')).cold({ ...options, turns: options.cold }, output);
      if (options.flood) return (await import('./bench/flood.ts')).flood(options, output);
      return options.history === undefined
        ? (await import('./bench/bench.ts')).bench(options, output)
        : (await import('./bench/history/curve.ts')).curve(options, output);
    });
}

function addKill(program: Command, output: Output): void {
  program
    .command('kill')
    .description('kill what writes to a journal at random moments; nothing acknowledged may be lost')
    .option('--times <number>', 'number of kills', whole(1, 100_000), 200)
    .addOption(new Option('--only <what>', 'kill nothing but this').choices(Object.keys(SHARES)))
    .option('--seed <number>', 'seed of the random moments', whole(0, 0xffff_ffff), 1)
    .option('--reader', 'let another process read the journal meanwhile')
    .option('--json', 'print one JSON value and nothing else')
    .action(async (options) => (await import('./kill/kill.ts')).kill(options, output));
}

function addSimulate(program: Command, output: Output): void {
  program
    .command('simulate')
    .description('run a whole table under one clock and one seed, many times faster than it is played')
    .option('--seed <number>', 'seed of everything that happens', whole(0, 0xffff_ffff), 1)
    .option('--hours <number>', 'table hours', whole(1, 100_000), 20)
    .option('--runs <number>', 'tables to run, with seeds that follow one another', whole(1, 100_000), 1)
    .addOption(
      new Option('--board <board>', 'a fast model of the board, or the firmware image in the emulator')
        .choices(['model', 'image'])
        .default('model'),
    )
    .option('--json', 'print one JSON value for each table and nothing else')
    .action(async (options) => (await import('./simulate/simulate.ts')).simulate(options, output));
}

function addNight(program: Command, output: Output): void {
  program
    .command('night')
    .description('play a league night in simulated time; the standings must be those of the journals')
    .option('--tables <number>', 'tables, with two players each', whole(2, 40), 40)
    .option('--rounds <number>', 'rounds', whole(1, 22), 9)
    .option('--boards <number>', 'tables with the real firmware in an emulator, in real time', whole(0, 8), 0)
    .option('--seed <number>', 'seed of everything that happens', whole(0, 0xffff_ffff), 1)
    .addOption(
      new Option(
        '--carrier <name>',
        'the bus: in memory, or in real time the broker of the hall, or Mosquitto',
      )
        .choices(['memory', 'embedded', 'mosquitto'])
        .default('memory'),
    )
    .option('--faults', 'let the hall die, lines break, tables lose their power, and messages repeat')
    .addOption(
      new Option(
        '--televisions <number>',
        'measure only when so many televisions show the last button of a game, in real time',
      )
        .argParser(whole(1, 100))
        .conflicts(['faults', 'boards', 'carrier']),
    )
    .option('--phones <number>', 'players with a phone, beside the televisions', whole(0, 80), 80)
    .option('--pace <milliseconds>', 'between two pegs at a table, with televisions', whole(1, 60_000), 1_000)
    .option('--json', 'print one JSON value and nothing else')
    .action(async (options) =>
      options.televisions === undefined
        ? (await import('./night/night.ts')).night(options, output)
        : (await import('./audience/audience.ts')).audience(options, output),
    );
}

function addFlips(program: Command, output: Output): void {
  program
    .command('flips')
    .description(
      'flip the bits of a journal of 30 games, one at a time; no game may change, and no more than one be lost',
    )
    .option(
      '--bits <number>',
      'bits to try, spread evenly; all that are left unless given',
      whole(1, 100_000_000),
    )
    .option('--jobs <number>', 'processes at once', whole(1, 99), availableParallelism())
    .option('--work <folder>', 'keep the journal and the progress there, and go on where the last run ended')
    .option('--json', 'print one JSON value and nothing else')
    .action(async (options) => (await import('./damage/flips.ts')).flips(options, output));
}

/** Runs the command line given (without node and script). Returns the exit code; prints everything itself. */
export const run = (args: readonly string[], output: Output = standardOutput): Promise<ExitCode> =>
  runProgram(buildProgram, args, output);
