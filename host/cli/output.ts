// What every command prints through, and how a command fails: one class, so that only muggins.ts ends the process.

/** Exit codes: `failed` is the work, `usage` is what was typed; `notRunning` as systemctl has it. */
export const EXIT = { ok: 0, failed: 1, usage: 2, notRunning: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A failure that a user can meet. The message names the bad input and says what was expected or what to do next. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly exitCode: ExitCode;
  /** Stable, for `--json` and scripts. */
  readonly code: string;

  constructor(code: string, message: string, exitCode: ExitCode = EXIT.failed) {
    super(message);
    this.code = code;
    this.exitCode = exitCode;
  }
}

/** A refusal of what was typed. */
export const usageError = (code: string, message: string): CliError =>
  new CliError(code, message, EXIT.usage);

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

/** What was said before, with how often it came by now. */
export const withTimes = (words: string, times: number): string =>
  times === 1 ? words : `${words} (${times} times so far)`;

/** Columns padded to the widest cell of each. */
export function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, Array.from(cell).length);
    });
  return rows.map((row) =>
    row
      .map((cell, i) => cell + ' '.repeat((widths[i] ?? 0) - Array.from(cell).length))
      .join('  ')
      .trimEnd(),
  );
}
