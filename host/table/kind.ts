// What the journal of a table keeps: the events of games and of players, with a chapter for each game.
import { EVENTS } from '../../shared/rules/game/index.ts';
import { ROSTER_EVENTS, type TableEvent } from '../../shared/story/roster.ts';
import type { EventKind, Journal } from '../journal/index.ts';

/** The journal of a table. */
export type TableJournal = Journal<TableEvent>;

const TYPES: ReadonlySet<string> = new Set([...EVENTS, ...ROSTER_EVENTS]);

/** The events of a table. */
export const TABLE_EVENTS: EventKind<TableEvent> = {
  isEvent: (read): read is TableEvent => TYPES.has(read.type),
  beginsChapter: (type) => type === 'gameStarted',
};
