// Chapters that come from another journal, written whole: a crash leaves each of them there, or not at all.
import { renameSync } from 'node:fs';
import { writePrivate } from '../system/atomic.ts';
import { chapterFile, flushFolder } from './folder.ts';
import type { Head } from './journal.ts';
import { type Entry, type JournalEvent, type Move, makeLine } from './line.ts';

/** An entry that has no place in this journal yet. */
export type Stray<E extends JournalEvent = JournalEvent> = Omit<Entry<E>, 'sequence'>;

/** Writes entries as new chapters behind `head`. @returns the place of the last one. @throws what the disk says */
export function writeChapters(journal: string, strays: Iterable<Stray>, head: Head): Head {
  const chapters = new Map<number, Move[]>();
  let last = head;
  for (const { chapter, time, event } of strays) {
    last = { sequence: last.sequence + 1, move: event.move, chapter };
    const moves = chapters.get(chapter) ?? [];
    const before = moves.at(-1);
    if (before?.events[0]?.move === event.move)
      moves.splice(-1, 1, { ...before, events: [...before.events, event] });
    else moves.push({ sequence: last.sequence, time, events: [event] });
    chapters.set(chapter, moves);
  }
  const part = (chapter: number): string => `${chapterFile(journal, chapter)}.part`;
  for (const [chapter, moves] of chapters) writePrivate(part(chapter), moves.map(makeLine).join(''));
  for (const chapter of chapters.keys()) renameSync(part(chapter), chapterFile(journal, chapter));
  flushFolder(journal);
  return last;
}
