// What can go wrong with the journal: one class, stable codes, and messages that say what to do next.

/** The figures behind each code. */
export interface JournalErrorDetails {
  /** Another process keeps this journal. `pid` is undefined if it left no note of itself. */
  inUse: { readonly folder: string; readonly pid: number | undefined };
  /** Written by a later version of Muggins. */
  newer: { readonly file: string; readonly version: number; readonly known: number };
  /** Damaged in a place from which play cannot simply go on. */
  damaged: { readonly file: string; readonly reason: string };
  /** The folder or the disk refused. */
  disk: { readonly file: string; readonly reason: string };
  /** Nothing to read: no journal was ever kept here. */
  missing: { readonly folder: string };
  noGame: { readonly game: number; readonly games: number };
  /** Only the process that keeps the journal may write to it. */
  readOnly: { readonly folder: string };
}
export type JournalErrorCode = keyof JournalErrorDetails;

const SAY: { readonly [C in JournalErrorCode]: (details: JournalErrorDetails[C]) => string } = {
  inUse: ({ folder, pid }) =>
    `The journal in ${folder} is in use by another Muggins${pid === undefined ? '' : ` (process ${pid})`}. ` +
    'Close that one first, or give this table a folder of its own with --data.',
  newer: ({ file, version, known }) =>
    `${file} was written by a newer Muggins (schema ${version}; this one knows ${known}). Update Muggins; ` +
    'nothing was changed.',
  damaged: ({ file, reason }) =>
    `${file} is damaged: ${reason}. Nothing was changed. Put back a copy, or move the file away to begin a new journal.`,
  disk: ({ file, reason }) =>
    `Cannot write ${file}: ${reason}. Is there space on the disk, and may you write there?`,
  missing: ({ folder }) =>
    `There is no journal in ${folder}. Has a game been played with this --data folder?`,
  noGame: ({ game, games }) =>
    games === 0
      ? `There is no game ${game}: the journal is empty.`
      : `There is no game ${game}. The journal has games 1 to ${games}; \`muggins games\` lists them.`,
  readOnly: ({ folder }) => `The journal in ${folder} was opened for reading only.`,
};

/** Every error that the journal throws. Messages may be reworded; `code` and `details` are stable. */
export class JournalError<C extends JournalErrorCode = JournalErrorCode> extends Error {
  readonly code: C;
  readonly details: JournalErrorDetails[C];

  constructor(code: C, details: JournalErrorDetails[C], options?: ErrorOptions) {
    super(SAY[code](details), options);
    this.name = 'JournalError';
    this.code = code;
    this.details = details;
  }
}

/** True for a JournalError, and if a code is given, for one with that code. */
export function isJournalError<C extends JournalErrorCode = JournalErrorCode>(
  error: unknown,
  code?: C,
): error is JournalError<C> {
  return error instanceof JournalError && (code === undefined || error.code === code);
}

/** The words of anything that was thrown; of Node's `EACCES: permission denied, open '/a'` those in the middle. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .trim()
    .replace(/^E[A-Z]+: (.*), \w+( '[^']*'( -> '[^']*')?)?$/, '$1');
