// What the journal of a table keeps: the events of the rules, with a chapter for each game.
import { EVENTS } from '../../shared/rules/game/index.ts';
import type { Event } from '../../shared/rules/index.ts';
import type { EventKind } from '../journal/index.ts';

/** The events of a table. */
export const TABLE_EVENTS: EventKind<Event> = {
  isEvent: (read): read is Event => (EVENTS as readonly string[]).includes(read.type),
  beginsChapter: (type) => type === 'gameStarted',
};
