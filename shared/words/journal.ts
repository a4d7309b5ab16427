// What is wrong with a journal, and what was found damaged in one: codes and their figures.

import type { Reason } from './reason.ts';

/** The figures behind each code. */
export interface JournalErrorDetails {
  /** Another process keeps this journal. `pid` is undefined if it left no note of itself. */
  inUse: { readonly folder: string; readonly pid: number | undefined };
  /** Written by a later version of Muggins. */
  newer: { readonly file: string; readonly version: number; readonly known: number };
  /** A damaged chapter. */
  damaged: { readonly file: string; readonly reason: Reason };
  /** The folder or the disk refused. */
  disk: { readonly file: string; readonly reason: Reason };
  /** A file that was to be copied cannot be read. */
  unread: { readonly file: string; readonly reason: Reason };
  /** A journal of another kind: `hall` where one of a table was expected, or the other way round. */
  foreign: { readonly folder: string; readonly kind: string };
  /** The disk failed while an entry was written, and it is not known whether the entry is there. Nothing more is taken. */
  inDoubt: { readonly file: string; readonly reason: Reason };
  /** Nothing to read: no journal was ever kept here. */
  missing: { readonly folder: string };
}
export type JournalErrorCode = keyof JournalErrorDetails;

/** What is wrong with a journal, until its host has read it. */
export interface NoticeDetails {
  /** A game is damaged, and ends where the damage begins. `evidence` is the file that keeps the rest. */
  aside: { readonly game: number; readonly evidence: string };
  /** A browser that plays the table itself keeps nothing; or what it has kept cannot be read, and a new table begins. `game` is 0. */
  unkept: { readonly game: number; readonly why: 'refused' | 'unreadable' };
}
