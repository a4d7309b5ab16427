// English: what is wrong with a journal, and what was mended in one.
import type { JournalErrorDetails, NoticeDetails } from '../journal.ts';
import type { Words } from '../message.ts';
import { reasonWords } from './reason.ts';

/** Every error in English. */
export const JOURNAL_ERRORS: Words<JournalErrorDetails> = {
  inUse: ({ folder, pid }) =>
    `The journal in ${folder} is in use by another Muggins${pid === undefined ? '' : ` (process ${pid})`}. ` +
    'Close that one first, or give this table a folder of its own with --data.',
  newer: ({ file, version, known }) =>
    `${file} was written by a newer Muggins (format ${version}; this one knows ${known}). Update Muggins; ` +
    'nothing was changed.',
  damaged: ({ file, reason }) =>
    `${file} is damaged: ${reasonWords(reason)}. All other games can be read. To put a backup back: muggins journal restore FOLDER.`,
  disk: ({ file, reason }) =>
    `Cannot write ${file}: ${reasonWords(reason)}. Is there space on the disk, and may you write there?`,
  unread: ({ file, reason }) => `Cannot read ${file}: ${reasonWords(reason)}.`,
  foreign: ({ folder, kind }) =>
    kind === 'hall'
      ? `${folder} is the journal of a hall. Use muggins hall, or give the folder of a table with --data.`
      : `${folder} is the journal of a table. Use muggins journal, or give the folder of a hall with --data.`,
  inDoubt: ({ file, reason }) =>
    `The disk failed while ${file} was written (${reasonWords(reason)}), so the last score may or may not be kept. Nothing more is ` +
    'taken until the disk works. See to it; if that does not help, stop Muggins, start it again and compare the pegs.',
  missing: ({ folder }) =>
    `There is no journal in ${folder}. Has a game been played with this --data folder?`,
};

/** Every notice in English. */
export const NOTICES: Words<NoticeDetails> = {
  aside: ({ game, evidence }) =>
    `Game ${game} is damaged: its last moves cannot be read. All other games are complete, so you can play on. The damaged part is kept in ${evidence}.`,
};
