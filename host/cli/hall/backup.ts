// `muggins hall backup` and `restore`: all nights of a hall in another folder, and back; from the file of the desk too.
import { counted } from '../../../shared/words/index.ts';
import { checkHall, copyHall, restoreHall as putBack, withCopy } from '../../hall/index.ts';
import { backupJournal, type Kept, restoreJournal } from '../journal/copies.ts';
import type { JournalOptions } from '../journal/journal.ts';
import type { Output } from '../output.ts';
import { hallFolder } from './folder.ts';

/** Copies all nights to a new folder, also while the hall runs. @throws CliError */
export const backupHall = (target: string, options: JournalOptions, output: Output): void =>
  backupJournal(hallJournal(options), target, options, output);

/** Puts a backup in the place of the hall's journal; without `--yes` only says so. @throws CliError */
export const restoreHall = (source: string, options: JournalOptions, output: Output): void =>
  restoreJournal(hallJournal(options), source, options, output);

function hallJournal({ data }: JournalOptions): Kept {
  const folder = hallFolder(data);
  return {
    command: 'hall',
    folder,
    look: (path) => {
      const { entries, nights, sound } = checkHall(path);
      const size = `${counted(entries, 'entry', 'entries')}, ${counted(nights.length, 'night')}`;
      return { entries, sound, size, flaws: [], data: { entries, nights: nights.length, sound } };
    },
    copy: (target) => copyHall(folder, target),
    unpacked: withCopy,
    putBack: (copy) => putBack(folder, copy),
  };
}
