// How every command fails: a sentence on standard error; with `--json` its code as well, on standard output; a bug with where to
// report it.
import { asCliError, type CliError, EXIT, type ExitCode, type Output } from './output.ts';

interface Failed {
  readonly name: string;
  /** Whether a program reads standard output, and has not read a whole value there. */
  readonly json: boolean;
}

/** Says what went wrong. @returns the exit code */
export async function failure(error: unknown, { name, json }: Failed, output: Output): Promise<ExitCode> {
  const known = asCliError(error);
  const { code, words, exitCode, ...more } = known === undefined ? await bug(error) : await told(known);
  output.err(`${name}: ${words}`);
  if (json) output.out(JSON.stringify({ error: code, words, ...more }));
  return exitCode;
}

interface Told {
  readonly code: string;
  readonly words: string;
  readonly exitCode: ExitCode;
  readonly didYouMean?: string;
}

async function told({ code, message, exitCode, more }: CliError): Promise<Told> {
  const { guess, hint } = more;
  const near =
    guess === undefined ? undefined : (await import('./suggest.ts')).suggest(guess.given, guess.among);
  const words = [
    message,
    ...(near === undefined ? [] : [`Did you mean ${near}?`]),
    ...(hint === undefined ? [] : [hint]),
  ].join(' ');
  return { code, words, exitCode, ...(near !== undefined && { didYouMean: near }) };
}

/** An error that no command expects. */
async function bug(error: unknown): Promise<Told> {
  const [{ packageVersion, reportAddress }, { scrub }, { withSources }] = await Promise.all([
    import('./place.ts'),
    import('./doctor/scrub.ts'),
    import('./stack.ts'),
  ]);
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const where = reportAddress();
  const words = [
    `This is a bug in Muggins. Please report it${where === undefined ? '' : ` at ${where}`}, with these lines:`,
    `muggins ${packageVersion()}, node ${process.versions.node}, ${process.platform} ${process.arch}`,
    scrub(withSources(stack)),
  ].join('\n');
  return { code: 'bug', words, exitCode: EXIT.failed };
}
