// What the journal of a table keeps: the events of games and of players, with a chapter for each game.
import { EVENTS } from '../../shared/rules/game/index.ts';
import { BESIDE, type TableEvent } from '../../shared/story/roster.ts';
import { type EventKind, type Journal, openJournal } from '../journal/index.ts';

/** The journal of a table. */
export type TableJournal = Journal<TableEvent>;

const TYPES: ReadonlySet<string> = new Set([...EVENTS, ...BESIDE]);

/** The events of a table. */
export const TABLE_EVENTS: EventKind<TableEvent> = {
  name: 'table',
  isEvent: (read): read is TableEvent => TYPES.has(read.type),
  beginsChapter: (type) => type === 'gameStarted',
};

/** Opens the journal of a table to keep it. Errors: inUse, newer, foreign, disk, unread. */
export const openTableJournal = (
  folder: string,
  options: { readonly now?: () => number } = {},
): TableJournal => openJournal(folder, TABLE_EVENTS, options);
