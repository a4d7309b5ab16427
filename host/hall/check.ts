// A hall's journal read from end to end: how much is in it, whether all of it is sound, and what it comes to, night by night.
import { evolveNight, type NightEvent, type NightState, NO_NIGHT } from '../../shared/league/index.ts';
import { type Checked, checkJournal, type JournalReader } from '../journal/index.ts';
import { HALL_EVENTS, type HallEvent } from './kind.ts';

/** A night as its entries have it. */
export interface FoldedNight {
  /** When it was opened, in milliseconds of the hall's clock. */
  readonly opened: number;
  readonly state: NightState;
}

/** What a hall's journal holds. */
export interface FoldedHall {
  readonly report: Checked;
  readonly sound: boolean;
  /** Oldest first. */
  readonly nights: readonly FoldedNight[];
  /** What all entries lead to. */
  readonly state: NightState;
}

/** Reads the journal of a hall, or a backup of one, and changes nothing. Errors: missing, newer, foreign, unread. */
export function foldHall(path: string): FoldedHall {
  const fold = new NightFold();
  const report = checkJournal(path, HALL_EVENTS, ({ event }) => fold.follow(event));
  return { report, sound: report.flaws.length === 0, nights: fold.nights, state: fold.state };
}

/** Every night of a journal, oldest first. */
export function nightsIn(journal: Pick<JournalReader<HallEvent>, 'read'>): readonly FoldedNight[] {
  const fold = new NightFold();
  for (const { event } of journal.read()) fold.follow(event);
  return fold.nights;
}

/** Follows events from night to night. */
class NightFold {
  readonly #over: FoldedNight[] = [];
  #opened = 0;
  state = NO_NIGHT;

  follow(event: NightEvent): void {
    if (event.type === 'nightOpened') {
      this.#over.push(...this.#last);
      this.#opened = event.at;
    }
    this.state = evolveNight(this.state, event);
  }

  get nights(): readonly FoldedNight[] {
    return [...this.#over, ...this.#last];
  }

  get #last(): readonly FoldedNight[] {
    return this.state.phase === 'none' ? [] : [{ opened: this.#opened, state: this.state }];
  }
}

/** What a hall's journal holds, in figures. */
interface HallGlance {
  readonly entries: number;
  readonly nights: number;
  readonly sound: boolean;
}

/** The same in figures. Errors: as of `foldHall`. */
export function checkHall(path: string): HallGlance {
  const { report, nights, sound } = foldHall(path);
  return { entries: report.entries, nights: nights.length, sound };
}
