// What is wrong with a journal, and what was mended in one: codes and their figures.

import type { Reason } from './reason.ts';

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
  /** A log with moves in it, and no database beside it. */
  logAlone: { readonly file: string };
  /** The disk failed while an entry was written, and it is not known whether the entry is there. Nothing more is taken. */
  inDoubt: { readonly file: string; readonly reason: Reason };
  /** Nothing to read: no journal was ever kept here. */
  missing: { readonly folder: string };
}
export type JournalErrorCode = keyof JournalErrorDetails;

/** What was found and mended when a journal was opened. `evidence` is the file that keeps what was found. */
export interface NoticeDetails {
  /** The end of the log was no whole entry. */
  unfinished: { readonly bytes: number; readonly evidence: string };
  /** Bytes behind the file's end. */
  trailing: { readonly bytes: number; readonly evidence: string };
  /** A backup took the place of the journal, after a stop had cut that short; `evidence` is the journal of before. */
  restored: { readonly evidence: string };
  /** The database was in use when it was last written, and its log is gone. `evidence` is the database. */
  logMissing: { readonly evidence: string };
  /** A journal was kept here, and is gone: a new one has begun. `evidence` is where it was. */
  begun: { readonly evidence: string };
  /** Events were lost behind `entry`, the last of the sound ones. Null if a mending was finished that a stop had cut short. */
  cut: {
    readonly found: { readonly reason: Reason; readonly entry: number } | null;
    readonly evidence: string;
  };
  /** An earlier game is damaged, and play goes on without it. */
  aside: { readonly game: number; readonly reason: Reason; readonly evidence: string };
  /** The file was damaged, and everything in it was found again. */
  recovered: { readonly reason: Reason; readonly evidence: string };
}
export type NoticeCode = keyof NoticeDetails;
