// Events that are changed where they stand, in all files of a journal or in none: names that have to go. New files are written beside
// the old ones. The chapter with a new line takes its place first; then the others follow, if need be at the next start.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { flushFolder, headFile, journalIn } from './folder.ts';
import { type JournalEvent, type Move, makeLine, readLine } from './line.ts';

/** Chapters, what was cut off them, and what is noted of them. */
const LINES = /\.(?:jsonl|torn|read)$/;
/** Ends the new file of the chapter with the new line. As long as it is there, nothing has changed. */
const BEGUN = '.begun';
/** Ends the other new files. */
const FRESH = '.fresh';

/**
 * Adds a line to a chapter, and changes the events in all lines of a data folder. Lines without events go: damaged ones, and notes of chapters.
 * @throws what the disk says, and then nothing has changed
 */
export function rewriteJournal<E extends JournalEvent>(
  folder: string,
  { file, line }: { readonly file: string; readonly line: string },
  change: (event: E) => E,
): void {
  settleRewrite(folder);
  try {
    write(`${file}${BEGUN}`, rewritten(readFileSync(file), change) + line);
    flush([file]);
    for (const each of filesIn(folder, LINES).filter((other) => other !== file)) {
      const before = readFileSync(each);
      const after = rewritten(before, change);
      if (!before.equals(Buffer.from(after))) write(`${each}${FRESH}`, after);
    }
    flush(filesIn(folder, /\.fresh$/));
    renameSync(`${file}${BEGUN}`, file);
  } finally {
    try {
      settleRewrite(folder);
    } catch {
      // The next start does it.
    }
  }
}

/** Finishes what a crash has interrupted, or takes it back if it had not come to its chapter. @throws what the disk says */
export function settleRewrite(folder: string): void {
  const [begun, fresh] = [filesIn(folder, /\.begun$/), filesIn(folder, /\.fresh$/)];
  // The name of the chapter has to outlive a power cut before any other follows, and before lines are added to it.
  flushFolder(journalIn(folder));
  for (const each of fresh)
    if (begun.length > 0) rmSync(each);
    else renameSync(each, each.slice(0, -FRESH.length));
  flush(fresh);
  for (const each of begun) rmSync(each);
}

const write = (file: string, text: string): void => writeFileSync(file, text, { mode: 0o600, flush: true });

function rewritten<E extends JournalEvent>(bytes: Buffer, change: (event: E) => E): string {
  const lines = bytes.toString('utf8').split('\n');
  const moves = lines.map((line) => readLine(Buffer.from(line)) as Partial<Move<E>> | undefined);
  return moves
    .flatMap((move) => (move?.events ? makeLine({ ...move, events: move.events.map(change) }) : []))
    .join('');
}

/** Files of the journals in a data folder: this one, those that a restore has put aside, and copies. */
const filesIn = (folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((journal) => existsSync(headFile(journal)))
    .flatMap((journal) => readdirSync(journal, { recursive: true }).map((name) => join(journal, `${name}`)))
    .filter((file) => pattern.test(file));

/** Makes the names of these files outlive a power cut. */
function flush(files: readonly string[]): void {
  for (const folder of new Set(files.map(dirname))) flushFolder(folder);
}
