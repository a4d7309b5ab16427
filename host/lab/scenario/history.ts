// The journal as it is on disk, read as any other program may: what has happened, and where the pegs were at each event.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EMPTY, type Event, record, type State } from '../../../shared/rules/index.ts';
import { gameEvents } from '../../../shared/story/roster.ts';
import { journalIn, readJournal } from '../../journal/index.ts';
import { lanePegs, TABLE_EVENTS } from '../../table/index.ts';
import { pegsText } from '../ledger.ts';

/** Reads the journal of a folder, again and again. */
export class ScenarioJournal {
  readonly #folder: string;
  readonly #lanes: number;
  #timeline = EMPTY;
  #seen: Event[] = [];
  /** Of the files as they were last read. */
  #stamp: string | undefined;
  /** Where the pegs were: before any event, and after each. */
  #places: string[];

  constructor(folder: string, lanes: number) {
    this.#folder = folder;
    this.#lanes = lanes;
    this.#places = [pegsText(lanePegs(EMPTY.present, lanes))];
  }

  /** All events that are on disk now. */
  get events(): readonly Event[] {
    this.#read();
    return this.#seen;
  }

  /** Where the pegs were before the first event and after each event that is on disk now. */
  get positions(): readonly string[] {
    this.#read();
    return this.#places;
  }

  /** The game as the journal on disk has it. */
  get present(): State {
    this.#read();
    return this.#timeline.present;
  }

  /** Only what has been written to since: to copy a journal at every look would take the processor from the host. */
  #read(): void {
    const stamp = stampOf(this.#folder);
    if (stamp === this.#stamp) return;
    this.#stamp = stamp;
    const events = readEvents(this.#folder);
    // Append-only: earlier entries stay where they were.
    const { length } = this.#seen;
    if (!isIn(this.#seen, events)) throw new Error(`the journal has lost event ${length} of ${length}`);
    for (const event of events.slice(length)) {
      this.#timeline = record(this.#timeline, event);
      this.#seen.push(event);
      this.#places.push(pegsText(lanePegs(this.#timeline.present, this.#lanes)));
    }
  }
}

/** Whether events end as others do that may go on. */
function isIn(seen: readonly Event[], events: readonly Event[]): boolean {
  const last = seen.length - 1;
  return last < 0 || JSON.stringify(seen[last]) === JSON.stringify(events[last]);
}

/** Names and sizes of the chapters. */
const stampOf = (folder: string): string =>
  filesIn(folder)
    .map((file) => `${file} ${statSync(join(journalIn(folder), file), { throwIfNoEntry: false })?.size}`)
    .join();

/** What any program may read, also while the host writes. */
function readEvents(folder: string): readonly Event[] {
  if (filesIn(folder).length === 0) return [];
  return gameEvents([...readJournal(folder, TABLE_EVENTS).read()].map(({ event }) => event));
}

function filesIn(folder: string): readonly string[] {
  const journal = journalIn(folder);
  return existsSync(journal) ? readdirSync(journal).filter((name) => /^\d+\.jsonl$/.test(name)) : [];
}
