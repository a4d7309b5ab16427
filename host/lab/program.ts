// The `muggins-lab` command line. The folders beside this file do the work.
import { availableParallelism } from 'node:os';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { CliError, EXIT, type ExitCode, type Output, standardOutput } from '../cli/output.ts';

const EXAMPLES = `
Examples:
  muggins-lab scenario table.txt        run a script on the whole system
  muggins-lab bench --json              measure and print one JSON value
  muggins-lab kill --times 20           kill the host while scores are keyed
  muggins-lab faults --rates 0.01       damage one byte in a hundred on the wire

In a checkout, \`npm run bench\`, \`npm run kill\`, \`npm run faults\` and \`npm run scenarios\` build first.

Exit codes: 0 done, 1 failed, 2 the command was not understood.`;

/** A parser of whole numbers for commander. @returns a function that throws InvalidArgumentError with the range */
const whole =
  (from: number, to: number) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= from && value <= to) return value;
    throw new InvalidArgumentError(`Expected a whole number from ${from} to ${to}.`);
  };

/** Shares of bytes: `0.001,0.01`. */
function shares(text: string): readonly number[] {
  const values = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (values.every((value) => value > 0 && value <= 1)) return values;
  throw new InvalidArgumentError('Expected numbers over 0 and up to 1, separated by commas.');
}

/** The whole command line. Each action loads its own module, so that help appears at once. */
function buildProgram(output: Output): Command {
  const program = new Command('muggins-lab')
    .description('Instruments for people who work on Muggins.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => output.out(text.trimEnd()),
      writeErr: (text) => output.err(text.trimEnd()),
    })
    .showHelpAfterError('(--help lists commands and options)')
    .addHelpText('after', EXAMPLES);
  addScenario(program, output);
  addBench(program, output);
  addKill(program, output);
  addFaults(program, output);
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

function addBench(program: Command, output: Output): void {
  program
    .command('bench')
    .description('measure speed and size of the whole system against the promised limits')
    .option('--presses <number>', 'button presses to measure latency with', whole(10, 100_000), 300)
    .option('--json', 'print one JSON value and nothing else')
    .action(async (options) => (await import('./bench/bench.ts')).bench(options, output));
}

function addKill(program: Command, output: Output): void {
  program
    .command('kill')
    .description('kill the host at random moments while it takes scores; no lit score may be lost')
    .option('--times <number>', 'number of kills', whole(1, 100_000), 200)
    .option('--seed <number>', 'seed of the random moments', whole(0, 0xffff_ffff), 1)
    .option('--reader', 'let another process read the journal meanwhile')
    .option('--json', 'print one JSON value and nothing else')
    .action(async (options) => (await import('./kill.ts')).kill(options, output));
}

function addFaults(program: Command, output: Output): void {
  program
    .command('faults')
    .description('damage bytes on the wire; no wrong peg may light')
    .option('--messages <number>', 'messages for each rate', whole(1, 10_000_000), 30_000)
    .option('--seed <number>', 'seed of the damage', whole(0, 0xffff_ffff), 1)
    .option('--rates <shares>', 'shares of bytes to damage', shares, [0.0001, 0.001, 0.01, 0.1])
    .option('--connection', 'test the whole of host/board: greeting, heartbeat and reconnecting too')
    .option('--json', 'print one JSON value per line and nothing else')
    .action(async (options) => (await import('./faults/table.ts')).faults(options, output));
}

/** Runs the command line given (without node and script). Returns the exit code; prints everything itself. */
export async function run(args: readonly string[], output: Output = standardOutput): Promise<ExitCode> {
  try {
    await buildProgram(output).parseAsync(args, { from: 'user' });
    return EXIT.ok;
  } catch (error) {
    // Commander has printed its own message already; help ends with exit code 0.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    if (error instanceof CliError) {
      output.err(`muggins-lab: ${error.message}`);
      return error.exitCode;
    }
    output.err(`muggins-lab: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return EXIT.failed;
  }
}
