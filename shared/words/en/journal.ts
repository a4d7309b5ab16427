// English: what is wrong with a journal, and what was mended in one.
import type { JournalErrorDetails, NoticeDetails } from '../journal.ts';
import { counted, type Words } from '../message.ts';
import { reasonWords } from './reason.ts';

/** Every error in English. */
export const JOURNAL_ERRORS: Words<JournalErrorDetails> = {
  inUse: ({ folder, pid }) =>
    `The journal in ${folder} is in use by another Muggins${pid === undefined ? '' : ` (process ${pid})`}. ` +
    'Close that one first, or give this table a folder of its own with --data.',
  newer: ({ file, version, known }) =>
    `${file} was written by a newer Muggins (schema ${version}; this one knows ${known}). Update Muggins; ` +
    'nothing was changed.',
  damaged: ({ file, reason }) =>
    `${file} is damaged: ${reasonWords(reason)}. Nothing was changed. To see what can be saved: muggins journal repair. To put a backup back: muggins journal restore FILE.`,
  disk: ({ file, reason }) =>
    `Cannot write ${file}: ${reasonWords(reason)}. Is there space on the disk, and may you write there?`,
  logAlone: ({ file }) =>
    `${file} is gone or empty, but its log ${file}-wal is there. Nothing was changed. Put ${file} back beside its log, or put a ` +
    'backup back: muggins journal restore FILE. To save what the log alone has: muggins journal repair.',
  inDoubt: ({ file, reason }) =>
    `The disk failed while ${file} was written (${reasonWords(reason)}), so the last score may or may not be kept. Nothing more is ` +
    'taken until the disk works. See to it; if that does not help, stop Muggins, start it again and compare the pegs.',
  missing: ({ folder }) =>
    `There is no journal in ${folder}. Has a game been played with this --data folder?`,
};

/** Every notice in English. */
export const NOTICES: Words<NoticeDetails> = {
  aside: ({ game, reason, evidence }) =>
    `Game ${game} is damaged (${reasonWords(reason)}). Its moves cannot be shown, the list and the statistics may lack it, and undo ends after it. All ` +
    `other games are there: play on. What is left of it is kept in ${evidence}. When you have stopped Muggins, muggins journal repair ` +
    'says whether it can be brought back.',
  recovered: ({ reason, evidence }) =>
    `The journal was damaged (${reasonWords(reason)}), and everything in it was found again. Nothing is lost: play on. The damaged ` +
    `file is kept as ${evidence}.`,
  unfinished: ({ bytes, evidence }) =>
    `The last ${counted(bytes, 'byte')} of the journal's log ${bytes === 1 ? 'is' : 'are'} not a whole entry: the write was cut off, or the file was damaged ` +
    `since. Compare the pegs with the last score you remember, and play on. What was there is kept in ${evidence}.`,
  trailing: ({ bytes, evidence }) =>
    `${counted(bytes, 'byte')} after the end of the journal ${bytes === 1 ? 'does' : 'do'} not belong to it. No score is lost: play on. A copy is kept in ${evidence}.`,
  restored: ({ evidence }) =>
    `Muggins was stopped while it put a backup back, and has finished that now: play on from the backup. The journal from before is kept as ${evidence}.`,
  logMissing: ({ evidence }) =>
    `The log of ${evidence} is gone (the file of the same name with -wal), so the last moves may be missing. Compare the pegs with the ` +
    'last score you remember, and play on. To copy a journal, use muggins journal backup: it takes both files.',
  begun: ({ evidence }) =>
    `The journal ${evidence} is gone, and a new one has begun. You can play on. To get the old games back, stop Muggins and put a backup back: ` +
    'muggins journal restore FILE.',
  cut: ({ found, evidence }) => {
    const what =
      found === null
        ? 'The journal was damaged, and Muggins was stopped while it mended it. Play goes on from the sound moves'
        : `The journal was damaged (${reasonWords(found.reason)}). Play goes on after entry ${found.entry}, the last of the sound moves`;
    return `${what}: peg again what came later. The damaged file is kept as ${evidence}.`;
  },
};
