// What the journal of a hall keeps: the events of its nights, with a chapter for each night.
import { NIGHT_FACTS, type NightEvent } from '../../shared/league/index.ts';
import type { EventKind } from '../journal/index.ts';

/** An event of a night with the number of its move in the journal. */
export type HallEvent = NightEvent & { readonly move: number };

const TYPES: ReadonlySet<string> = new Set(NIGHT_FACTS);

/** The events of a hall. Players whom it knows before its first night stand in chapter 0. */
export const HALL_EVENTS: EventKind<HallEvent> = {
  name: 'hall',
  isEvent: (read): read is HallEvent => TYPES.has(read.type),
  beginsChapter: (type) => type === 'nightOpened',
};
