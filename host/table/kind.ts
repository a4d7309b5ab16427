// What the journal of a table keeps: the events of games and of players, with a chapter for each game.
import { EVENTS } from '../../shared/rules/game/index.ts';
import { STUDY_EVENTS } from '../../shared/story/dealt.ts';
import { ROSTER_EVENTS, type TableEvent } from '../../shared/story/roster.ts';
import {
  type Entry,
  type EventKind,
  type Journal,
  type KeptProjection,
  openJournal,
} from '../journal/index.ts';
import { Archive } from './archive.ts';
import { ARCHIVE_TABLES } from './archiveshelf.ts';
import { Course } from './course.ts';
import { SHELF_TABLES } from './shelf.ts';

/** The journal of a table. */
export type TableJournal = Journal<TableEvent>;

const TYPES: ReadonlySet<string> = new Set([...EVENTS, ...ROSTER_EVENTS, ...STUDY_EVENTS]);

/** The events of a table. */
export const TABLE_EVENTS: EventKind<TableEvent> = {
  isEvent: (read): read is TableEvent => TYPES.has(read.type),
  beginsChapter: (type) => type === 'gameStarted',
};

/** What the table finds again of its journal, kept beside the events. */
const BOOK: KeptProjection<TableEvent> = {
  name: 'book',
  version: 1,
  tables: SHELF_TABLES,
  begin(reader) {
    const course = new Course({ journal: reader, whole: true });
    const fold = (entry: Entry<TableEvent>): readonly string[] => {
      const { sql, apply } = course.follow([entry]);
      apply();
      return sql;
    };
    return Object.assign(fold, { end: () => course.end() });
  },
};

/** The games that were played, kept beside the events. */
export const ARCHIVE: KeptProjection<TableEvent> = {
  name: 'archive',
  version: 2,
  tables: ARCHIVE_TABLES,
  begin: (reader) => Archive.anew(reader),
};

/** Opens the journal of a table to keep it. Errors: inUse, damaged, newer, disk. */
export const openTableJournal = (
  folder: string,
  options: { readonly now?: () => number; readonly progress?: (entries: number) => void } = {},
): TableJournal => openJournal(folder, TABLE_EVENTS, { projections: [BOOK, ARCHIVE], ...options });
