// A journal in another folder, and back: what `muggins journal` and `muggins hall` have in common.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isJournalError, journalIn, noteBackup } from '../../journal/index.ts';
import { CliError, type Output, print, usageError } from '../output.ts';

/** A journal that was read from end to end. */
export interface Look {
  readonly entries: number;
  readonly sound: boolean;
  /** How much is in it, in words. */
  readonly size: string;
  /** What is damaged, in sentences. */
  readonly flaws: readonly string[];
  /** What `--json` prints. */
  readonly data: object;
}

/** What differs between the journal of a table and that of a hall. */
export interface Kept {
  readonly command: 'journal' | 'hall';
  /** The data folder. */
  readonly folder: string;
  readonly look: (path: string) => Look;
  readonly copy: (target: string) => void;
  /** Does the work with the folder of a backup, which may be packed in a file. */
  readonly unpacked: <T>(backup: string, work: (copy: string) => T) => T;
  /** @returns where the present journal is kept */
  readonly putBack: (copy: string) => string | undefined;
}

interface CopyOptions {
  readonly json?: boolean;
  readonly yes?: boolean;
}

/** Copies the journal to a new folder, and reads the copy from end to end. @throws CliError */
export function backupJournal(kept: Kept, target: string, options: CopyOptions, output: Output): void {
  const file = resolve(target);
  if (existsSync(file))
    throw usageError(
      'fileThere',
      `${file} is there already. Choose another name: a backup overwrites nothing.`,
    );
  const time = Date.now();
  kept.copy(file);
  const { entries, sound, size, flaws, data } = kept.look(file);
  if (sound) noteBackup(kept.folder, { file, time, entries });
  const end = sound ? ['Read again and found sound. Keep it on another disk.'] : [];
  print(output, options, { backup: file, ...data }, [`${file}: ${size}.`, ...flaws, ...end]);
  if (!sound)
    throw new CliError(
      'unsound',
      `The backup is written, but the journal itself is damaged. Keep your older backups; to put one back: muggins ${kept.command} restore FOLDER`,
    );
}

/** Puts a backup in the place of the journal, which is kept; without `--yes` only says so. @throws CliError */
export function restoreJournal(kept: Kept, source: string, options: CopyOptions, output: Output): void {
  const { folder, command } = kept;
  const backup = resolve(source);
  if (!existsSync(backup))
    throw usageError(
      'noFile',
      `There is no ${backup}. Name a backup that \`muggins ${command} backup\` wrote.`,
    );
  const present = presentIn(kept);
  const restored = options.yes === true;
  const { look, before } = kept.unpacked(backup, (copy) => ({
    look: soundIn(copy, kept),
    before: restored ? kept.putBack(copy) : undefined,
  }));
  const lines = restored
    ? [
        `${journalIn(folder)}: ${look.size}.`,
        ...(before === undefined ? [] : [`The previous journal is kept as ${before}.`]),
      ]
    : [
        `The backup ${backup}: ${look.size}.`,
        `The journal ${journalIn(folder)}: ${present ?? 'there is none yet'}.`,
        'The backup would replace the journal, which would be kept beside it under another name.',
        'Nothing has been changed. To do it, run the same command with --yes.',
      ];
  const places = { backup, before: before ?? null, present: present ?? null };
  print(output, options, { restored, ...places, ...look.data }, lines);
}

/** What is there now; a backup is wanted most if it cannot be read. */
function presentIn({ folder, look }: Kept): string | undefined {
  if (!existsSync(journalIn(folder))) return undefined;
  try {
    return look(folder).size;
  } catch (error) {
    if (isJournalError(error)) return 'it cannot be read';
    throw error;
  }
}

/** What is in a copy. @throws CliError if it is not sound */
function soundIn(copy: string, { look }: Kept): Look {
  const found = lookAt(copy, look);
  if (found?.sound && found.entries > 0) return found;
  const why = found === undefined || found.entries === 0 ? ['It holds no journal.'] : found.flaws;
  throw new CliError(
    'unsound',
    ['This is no sound backup, so nothing was changed.', ...why, 'Try an older one.'].join(' '),
  );
}

/** The same; undefined where no journal is. */
function lookAt(copy: string, look: Kept['look']): Look | undefined {
  try {
    return look(copy);
  } catch (error) {
    if (isJournalError(error, 'missing')) return undefined;
    throw error;
  }
}
