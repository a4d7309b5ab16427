// `muggins hall backup` and `restore`: all nights of a hall in another folder, and back; from the file of the desk too.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { counted } from '../../../shared/words/index.ts';
import { type CheckedHall, checkHall, copyHall, restoreHall as putBack, withCopy } from '../../hall/index.ts';
import { isJournalError, journalIn, noteBackup } from '../../journal/index.ts';
import { freshTarget } from '../journal/backup.ts';
import { CliError, json, type Output, usageError } from '../output.ts';
import { hallFolder } from './folder.ts';

interface BackupOptions {
  readonly data?: string;
  readonly json?: boolean;
  readonly yes?: boolean;
}

const sizeWords = ({ entries, nights }: CheckedHall): string =>
  `${counted(entries, 'entry', 'entries')}, ${counted(nights.length, 'night')}`;

/** The same for programs. */
const figuresOf = ({ entries, nights, sound }: CheckedHall) => ({ entries, nights: nights.length, sound });

/** Copies all nights to a new folder, also while the hall runs, and reads the copy from end to end. @throws CliError */
export function backupHall(target: string, options: BackupOptions, output: Output): void {
  const copy = freshTarget(target);
  const [folder, time] = [hallFolder(options.data), Date.now()];
  const seen = ofHall(() => {
    copyHall(folder, copy);
    return checkHall(copy);
  });
  if (!seen.sound)
    throw new CliError(
      'unsound',
      `${copy} is written, but the hall's journal is damaged. Keep your older backups; restore one of them with: muggins hall restore FOLDER`,
    );
  noteBackup(folder, { file: copy, time, entries: seen.entries });
  if (options.json === true) output.out(json({ backup: copy, ...figuresOf(seen) }));
  else output.out(`${copy}: ${sizeWords(seen)}. Read again and found sound. Keep it on another disk.`);
}

/** Puts a backup in the place of the hall's journal, which is kept; without `--yes` only says so. @throws CliError */
export function restoreHall(source: string, options: BackupOptions, output: Output): void {
  const backup = resolve(source);
  if (!existsSync(backup))
    throw usageError(
      'noFile',
      `There is no ${backup}. Name a folder that \`muggins hall backup\` wrote, or the file that the desk downloaded.`,
    );
  const folder = hallFolder(options.data);
  const restored = options.yes === true;
  const { seen, kept } = withCopy(backup, (copy) => {
    const found = soundIn(copy, backup);
    return { seen: found, kept: restored ? ofHall(() => putBack(folder, copy)) : undefined };
  });
  if (options.json === true) output.out(json({ restored, before: kept ?? null, ...figuresOf(seen) }));
  else if (restored) {
    output.out(`${folder}: ${sizeWords(seen)}.`);
    if (kept !== undefined) output.out(`The previous journal is kept as ${kept}.`);
  } else {
    const there = existsSync(journalIn(folder)) ? 'would be kept beside it' : 'there is none yet';
    output.out(`The backup ${backup}: ${sizeWords(seen)}.`);
    output.out(`It would replace the journal in ${folder}; the present journal: ${there}.`);
    output.out('Nothing has been changed. To do it, run the same command with --yes.');
  }
}

/** What is in a copy. @throws CliError where it is not sound */
function soundIn(copy: string, backup: string): CheckedHall {
  try {
    const seen = ofHall(() => checkHall(copy));
    if (seen.sound && seen.entries > 0) return seen;
  } catch (error) {
    if (!isJournalError(error, 'missing')) throw error;
  }
  throw new CliError(
    'unsound',
    `${backup} is no sound backup of a hall, so nothing was changed. Try an older one.`,
  );
}

/** Explains what to do about a running hall. */
export function ofHall<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (isJournalError(error, 'inUse'))
      throw new CliError('inUse', 'This hall is running. End it with Ctrl+C, then try again.');
    throw error;
  }
}
