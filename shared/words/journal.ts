/** What is wrong with a journal, and what was mended in one: codes, their figures, and the English words. */

import { counted, type Words } from './message.ts';
import { type Reason, reasonWords } from './reason.ts';

/** The figures behind each code. */
export interface JournalErrorDetails {
  /** Another process keeps this journal. `pid` is undefined if it left no note of itself. */
  inUse: { readonly folder: string; readonly pid: number | undefined };
  /** Written by a later version of Muggins. */
  newer: { readonly file: string; readonly version: number; readonly known: number };
  /** Damaged in a place from which play cannot simply go on. */
  damaged: { readonly file: string; readonly reason: Reason };
  /** The folder or the disk refused. */
  disk: { readonly file: string; readonly reason: Reason };
  /** Nothing to read: no journal was ever kept here. */
  missing: { readonly folder: string };
}
export type JournalErrorCode = keyof JournalErrorDetails;

/** Every error in English. */
export const JOURNAL_WORDS: Words<JournalErrorDetails> = {
  inUse: ({ folder, pid }) =>
    `The journal in ${folder} is in use by another Muggins${pid === undefined ? '' : ` (process ${pid})`}. ` +
    'Close that one first, or give this table a folder of its own with --data.',
  newer: ({ file, version, known }) =>
    `${file} was written by a newer Muggins (schema ${version}; this one knows ${known}). Update Muggins; ` +
    'nothing was changed.',
  damaged: ({ file, reason }) =>
    `${file} is damaged: ${reasonWords(reason)}. Nothing was changed. Put back a copy, or move the file away to begin a new journal.`,
  disk: ({ file, reason }) =>
    `Cannot write ${file}: ${reasonWords(reason)}. Is there space on the disk, and may you write there?`,
  missing: ({ folder }) =>
    `There is no journal in ${folder}. Has a game been played with this --data folder?`,
};

/** What was found and mended when a journal was opened. `evidence` is the file that keeps what was found. */
export interface NoticeDetails {
  /** The end of the log was no whole entry. */
  unfinished: { readonly bytes: number; readonly evidence: string };
  /** Bytes behind the file's end. */
  trailing: { readonly bytes: number; readonly evidence: string };
  /** Events were lost behind `entry`, the last of the sound ones. Null if a mending was finished that a stop had cut short. */
  cut: {
    readonly found: { readonly reason: Reason; readonly entry: number } | null;
    readonly evidence: string;
  };
}
export type NoticeCode = keyof NoticeDetails;

/** Every notice in English. */
export const NOTICE_WORDS: Words<NoticeDetails> = {
  unfinished: ({ bytes, evidence }) =>
    `The last ${counted(bytes, 'byte')} of the journal's log ${bytes === 1 ? 'is' : 'are'} no whole entry: it was cut off while it was written, or damaged ` +
    `since. Compare the pegs with the last score you remember, and play on. What was there is kept in ${evidence}.`,
  trailing: ({ bytes, evidence }) =>
    `${counted(bytes, 'byte')} behind the end of the journal ${bytes === 1 ? 'is' : 'are'} none of ours. No score is lost: play on. All is kept in ${evidence}.`,
  cut: ({ found, evidence }) => {
    const what =
      found === null
        ? 'The journal was damaged, and Muggins was stopped while it mended it. Play goes on from the sound moves'
        : `The journal was damaged (${reasonWords(found.reason)}). Play goes on after entry ${found.entry}, the last of the sound moves`;
    return `${what}: peg again what came later. The damaged file is kept as ${evidence}.`;
  },
};
