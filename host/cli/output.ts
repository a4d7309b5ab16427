// What every command prints through, and how a command fails: one class, so that only muggins.ts ends the process.
import { redCards } from './colour.ts';

/** Exit codes: `failed` is the work, `usage` is what was typed; `notRunning` as systemctl has it. */
export const EXIT = { ok: 0, failed: 1, usage: 2, notRunning: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What a failure has besides its sentence. */
interface More {
  /** A refusal with its figures, for programs. */
  readonly refusal?: object;
  /** A word that was typed, and those that would have been understood: the nearest is offered. */
  readonly guess?: { readonly given: string; readonly among: readonly string[] };
  /** A last sentence: what to do next. */
  readonly hint?: string;
}

/** A failure that a user can meet. The message names the bad input and says what was expected or what to do next. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly exitCode: ExitCode;
  /** Stable, for `--json` and scripts. */
  readonly code: string;
  readonly more: More;

  constructor(code: string, message: string, exitCode: ExitCode = EXIT.failed, more: More = {}) {
    super(message);
    this.code = code;
    this.exitCode = exitCode;
    this.more = more;
  }
}

/** A refusal of what was typed. */
export const usageError = (code: string, message: string, more: More = {}): CliError =>
  new CliError(code, message, EXIT.usage, more);

/** A refusal of an option or a file that was named. */
export const badOption = (message: string, more?: More): CliError => usageError('badOption', message, more);

/** The one of `among` that was typed. `where` is the option or the command. @throws CliError with what would do */
export function oneOf<Word extends string>(
  where: string,
  given: string,
  among: readonly Word[],
  code = 'badOption',
): Word {
  const found = among.find((each) => each === given);
  if (found !== undefined) return found;
  throw usageError(code, `${where} ${given}: expected ${listed(among)}.`, { guess: { given, among } });
}

/** A number that was typed. @throws CliError */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d{1,7}$/.test(text) && value >= min && value <= max) return value;
  throw badOption(`--${option} ${text}: expected a whole number from ${min} to ${max}.`);
}

/** 'a, b or c'. */
export const listed = (words: readonly string[], last: 'and' | 'or' = 'or'): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** Where commands print: lines to standard output and to standard error. */
export interface Output {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

export const standardOutput: Output = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
};

/** One value as indented JSON, the form of every `--json`. */
export const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Prints a value for programs, or its lines for people. */
export function print(
  { out }: Output,
  { json: asJson }: { readonly json?: boolean | undefined },
  value: unknown,
  lines: readonly string[],
): void {
  for (const line of asJson === true ? [json(value)] : lines.map(redCards)) out(line);
}

/** What was said before, with how often it came by now. */
export const withTimes = (words: string, times: number): string =>
  times === 1 ? words : `${words} (${times} times so far)`;

/** Columns padded to the widest cell of each. Words begin below each other; in the columns `figures` the cells end so. */
export function columns(
  rows: readonly (readonly string[])[],
  figures: readonly number[] = [],
): readonly string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, Array.from(cell).length);
    });
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const space = ' '.repeat((widths[i] ?? 0) - Array.from(cell).length);
        return figures.includes(i) ? space + cell : cell + space;
      })
      .join('  ')
      .trimEnd(),
  );
}
