// What the journal of a hall keeps; and read from end to end: how much is in it, and whether all of it is sound.
import {
  evolveNight,
  NIGHT_FACTS,
  type NightEvent,
  type NightState,
  NO_NIGHT,
} from '../../shared/league/index.ts';
import { checkJournal, type EventKind } from '../journal/index.ts';

/** An event of a night with the number of its move in the journal. */
export type HallEvent = NightEvent & { readonly move: number };

const TYPES: ReadonlySet<string> = new Set(NIGHT_FACTS);

/** The events of a hall. Players whom it knows before its first night stand in chapter 0. */
export const HALL_EVENTS: EventKind<HallEvent> = {
  name: 'hall',
  isEvent: (read): read is HallEvent => TYPES.has(read.type),
  beginsChapter: (type) => type === 'nightOpened',
};

/** A night as its entries have it. */
export interface FoldedNight {
  /** When it was opened, in milliseconds of the hall's clock. */
  readonly opened: number;
  readonly state: NightState;
}

/** Reads the journal of a hall, or a backup of one, and changes nothing. Errors: missing, newer, foreign, unread. */
export function checkHall(path: string) {
  let state = NO_NIGHT;
  // Oldest first. The last one may be open.
  const nights: FoldedNight[] = [];
  const report = checkJournal(path, HALL_EVENTS, ({ event }) => {
    state = evolveNight(state, event);
    const opened = event.type === 'nightOpened' ? event.at : nights.pop()?.opened;
    if (opened !== undefined) nights.push({ opened, state });
  });
  return { report, entries: report.entries, sound: report.flaws.length === 0, nights, state };
}

/** What a hall's journal holds. */
export type CheckedHall = ReturnType<typeof checkHall>;
