// What the command lines have in common: they print through an Output, and an error becomes an exit code.
import { Command, CommanderError } from 'commander';
import { CliError, EXIT, type ExitCode, type Output } from './output.ts';

/** A command line that prints through `output` and never ends the process. */
export const programOf = (name: string, output: Output): Command =>
  new Command(name).exitOverride().configureOutput({
    writeOut: (text) => output.out(text.trimEnd()),
    writeErr: (text) => output.err(text.trimEnd()),
  });

/** Runs a command line. @returns its exit code, when everything is printed */
export async function runProgram(
  program: Command,
  args: readonly string[],
  output: Output,
): Promise<ExitCode> {
  try {
    await program.parseAsync(args, { from: 'user' });
    return EXIT.ok;
  } catch (error) {
    // Commander has printed its own message already; help and version end with exit code 0.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    if (error instanceof CliError) {
      output.err(`${program.name()}: ${error.message}`);
      return error.exitCode;
    }
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    output.err(`${program.name()}: ${words}`);
    return EXIT.failed;
  }
}
