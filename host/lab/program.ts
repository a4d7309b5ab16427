// `muggins-lab`: what can be typed, and nothing else. The work is in the folders beside this file.
import { availableParallelism } from 'node:os';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { CliError, EXIT, type ExitCode, type Output, standardOutput } from '../cli/output.ts';

const EXAMPLES = `
Examples:
  muggins-lab scenario table.txt        run a script on the whole system
  muggins-lab bench --json              measure, and print one JSON value
  muggins-lab kill --times 20           kill the host while scores are keyed
  muggins-lab faults --rates 0.01       damage one byte in a hundred on the wire

In a checkout, \`npm run bench\`, \`npm run kill\`, \`npm run faults\` and \`npm run scenarios\` build first.

Exit codes: 0 done, 1 it failed, 2 the command was not understood.`;

/** A parser of whole numbers for commander. @returns a function that throws InvalidArgumentError naming the range */
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
  throw new InvalidArgumentError('Expected numbers over 0 and up to 1, with commas between them.');
}

/** The whole command line. An action loads its own module, so that help is there at once. */
function buildProgram(output: Output): Command {
  const program = new Command('muggins-lab')
    .description('Instruments for people who work on Muggins.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => output.out(text.trimEnd()),
      writeErr: (text) => output.err(text.trimEnd()),
    })
    .showHelpAfterError('(--help shows what can be typed)')
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
    // A board in its own time needs a third of a processor, and waits for the rest of it.
    .option('--jobs <number>', 'scenarios at once', whole(1, 99), 2 * availableParallelism())
    .option('--json', 'print JSON')
    .action(async (files, options) => (await import('./scenario/index.ts')).scenario(files, options, output));
}

function addBench(program: Command, output: Output): void {
  program
    .command('bench')
    .description('measure what was promised of speed and size, on the whole system')
    .option('--presses <number>', 'button presses that the latency is taken from', whole(10, 100_000), 300)
    .option('--json', 'print one JSON value, and nothing else')
    .action(async (options) => (await import('./bench/bench.ts')).bench(options, output));
}

function addKill(program: Command, output: Output): void {
  program
    .command('kill')
    .description('kill the host at random moments while scores are keyed; nothing that was lit may be lost')
    .option('--times <number>', 'kills', whole(1, 100_000), 200)
    .option('--seed <number>', 'of the random moments', whole(0, 0xffff_ffff), 1)
    .option('--reader', 'another process reads the journal meanwhile')
    .option('--json', 'print one JSON value, and nothing else')
    .action(async (options) => (await import('./kill.ts')).kill(options, output));
}

function addFaults(program: Command, output: Output): void {
  program
    .command('faults')
    .description('damage bytes on the wire; nothing wrong may be lit')
    .option('--messages <number>', 'messages for each rate', whole(1, 10_000_000), 30_000)
    .option('--seed <number>', 'of the damage', whole(0, 0xffff_ffff), 1)
    .option('--rates <shares>', 'shares of bytes that are hit', shares, [0.0001, 0.001, 0.01, 0.1])
    .option('--connection', 'through the whole of host/board: greeting, heartbeat and reconnecting as well')
    .option('--json', 'print one JSON value a line, and nothing else')
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
