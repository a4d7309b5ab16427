// How every command fails: a sentence on standard error; with `--json` its code as well, on standard output; a bug with where to
// report it.

import { packageVersion, reportAddress } from '../system/package.ts';
import { paint } from './colour.ts';
import { scrub } from './doctor/report.ts';
import { CliError, EXIT, type ExitCode, type Output } from './output.ts';
import { suggest } from './suggest.ts';

/** Reports the error; `json` if a program reads standard output, and has not read a whole value there. @returns the exit code */
export async function failure(
  error: unknown,
  { name, json }: { readonly name: string; readonly json: boolean },
  output: Output,
): Promise<ExitCode> {
  const known = await knownIn(error);
  const { code, words, exitCode, ...more } = known === undefined ? bugReport(error) : report(known);
  output.err(`${json ? `${name}:` : paint('red', `${name}:`, process.stderr)} ${words}`);
  if (json) output.out(JSON.stringify({ ok: false, error: code, words, ...more }));
  return exitCode;
}

/** Errors of the rooms that name a failure on the user's machine by a code and a sentence. */
const ROOM_ERRORS: ReadonlySet<string> = new Set(['BoardError', 'JournalError', 'StoreError', 'WebError']);

/** The failure for the user; undefined for a bug. */
async function knownIn(error: unknown): Promise<CliError | undefined> {
  if (error instanceof CliError) return error;
  if (!(error instanceof Error)) return undefined;
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  if (ROOM_ERRORS.has(error.name))
    return new CliError(code, error.message, code === 'badPort' ? EXIT.usage : EXIT.failed);
  // Only calls on files name a path, all but one: reading from an open file.
  if (path === undefined && syscall !== 'read') return undefined;
  const { diskError } = await import('../journal/index.ts');
  return new CliError('disk', diskError(path ?? 'in the folder of the journal', error).message);
}

function report({ code, message, exitCode, more: { guess, hint, refusal } }: CliError) {
  const near = guess === undefined ? undefined : suggest(guess.given, guess.among);
  const question = near === undefined ? undefined : `Did you mean ${near}?`;
  const words = [message, question, hint].filter((each) => each !== undefined).join(' ');
  return {
    code,
    words,
    exitCode,
    ...(near !== undefined && { didYouMean: near }),
    ...(refusal && { refusal }),
  };
}

/** An error that no command expects. */
function bugReport(error: unknown) {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const where = reportAddress();
  const words = [
    `This is a bug in Muggins. Please report it${where === undefined ? '' : ` at ${where}`}, with these lines:`,
    `muggins ${packageVersion()}, node ${process.versions.node}, ${process.platform} ${process.arch}`,
    scrub(stack),
  ].join('\n');
  return { code: 'bug', words, exitCode: EXIT.failed };
}
