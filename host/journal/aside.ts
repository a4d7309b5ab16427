// Chapters that were set aside because a part of them is damaged: play goes on without them, and somebody has to be told.
import type { Reason } from '../../shared/words/index.ts';
import { type ByteReader, decode, quoted } from './bytes.ts';
import { hasTable } from './schema.ts';

/** A chapter that was set aside, and the places between which it is damaged. */
export interface Aside {
  readonly chapter: number;
  readonly first: number;
  readonly last: number;
  readonly reason: Reason;
}

/** The same as it is noted: with the file that keeps what was there. */
export interface NotedAside extends Aside {
  readonly evidence: string;
  /** Whether somebody has read that it was set aside. */
  readonly read: boolean;
}

/** Notes a chapter that is set aside, in SQL. */
export const asideSql = ({
  chapter,
  first,
  last,
  reason,
  evidence,
  time,
}: Omit<NotedAside, 'read'> & { readonly time: number }): string =>
  `INSERT OR REPLACE INTO aside (chapter, first, last, reason, evidence, time) VALUES (${chapter}, ${first}, ${last}, ${quoted(JSON.stringify(reason))}, ${quoted(evidence)}, ${Math.trunc(time)})`;

/** Notes that somebody has read of it, in SQL. */
export const asideReadSql = (chapter: number, time: number): string =>
  `UPDATE aside SET read = ${Math.trunc(time)} WHERE chapter = ${Math.trunc(chapter)} AND read IS NULL`;

/** Every chapter that was set aside. @throws whatever SQLite says, TypeError where a note is no text */
export function readAsides(reader: ByteReader): readonly NotedAside[] {
  if (!hasTable(reader, 'aside')) return [];
  const columns = ['chapter', 'first', 'last', 'reason', 'evidence', 'read IS NOT NULL'];
  return reader.rows(columns, 'aside ORDER BY chapter').map((cells) => {
    const [chapter, first, last, reason = '', evidence = '', read] = cells.map((cell) =>
      decode(cell ?? new Uint8Array()),
    );
    return {
      chapter: Number(chapter),
      first: Number(first),
      last: Number(last),
      reason: JSON.parse(reason) as Reason,
      evidence,
      read: read === '1',
    };
  });
}
