// A hall with nothing in it asks the tables for the night of the hall before: they keep copies of its journal. The desk says which to take.
import { EventEmitter } from 'node:events';
import { evolveNight, NO_NIGHT } from '../../shared/league/index.ts';
import { type Clock, systemClock } from '../system/clock.ts';
import { type ChainMark, chainOf } from './chain.ts';
import { agreeing, type CopyOffer, type FoundNight, groupsOf, type Holder } from './copies.ts';
import type { Hall, HallEntry } from './hall.ts';
import type { TableKeys } from './keys.ts';
import { HALL_EVENTS } from './kind.ts';

/** Milliseconds without news after which a hall that may decide for itself takes the night. */
const CALM = 10_000;
/** Lengths that tables are asked to compare. */
const MOST_LENGTHS = 40;

/** What a table that shows letters is asked for: what copies it has, with their digests at these lengths; or a piece of one. */
export type CopyWish =
  | { readonly lengths: readonly number[] }
  | { readonly hall: string; readonly from: number };

/** A night that is whole again. */
export interface RecoveredNight {
  /** The id of the hall's journal. */
  readonly hall: string;
  readonly entries: readonly HallEntry[];
  /** Tables that have it too, by the letters that they show, with the numbers that they keep. */
  readonly tables: readonly { readonly code: string; readonly table: string }[];
}

interface RecoveryOptions {
  readonly hall: Pick<Hall, 'sequence'>;
  readonly keys: TableKeys;
  readonly clock?: Clock | undefined;
  /** Whether it takes the night by itself where all copies agree. */
  readonly alone?: boolean | undefined;
}

interface Taking {
  readonly source: Holder;
  readonly entries: HallEntry[];
}

/** Emits `changed` when the desk has something new to see, and `recovered` once. */
export class Recovery extends EventEmitter<{ changed: []; recovered: [night: RecoveredNight] }> {
  readonly #options: RecoveryOptions;
  readonly #clock: Clock;
  readonly #offers = new Map<string, readonly CopyOffer[]>();
  #taking: Taking | undefined;
  #isDone = false;
  #failed: string | null = null;
  #callOff: () => void = () => {};

  constructor(options: RecoveryOptions) {
    super();
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
  }

  /** Whether a night can be taken over: only where nothing would be lost by it. */
  get isOpen(): boolean {
    return !this.#isDone && this.#options.hall.sequence === 0;
  }

  /** How much of a night has come that is being taken; null: none is. */
  get progress(): { readonly have: number; readonly of: number } | null {
    if (this.#taking === undefined) return null;
    const { entries, source } = this.#taking;
    return { have: entries.length, of: source.offer.entries };
  }

  /** The letters of a table whose copy was not what it had said. */
  get failed(): string | null {
    return this.#failed;
  }

  /** The nights that tables have, the newest first; those that differ stand beside each other. */
  get found(): readonly FoundNight[] {
    return this.isOpen ? groupsOf(this.#holders) : [];
  }

  /** What a table that asks to be known is asked for. */
  wishOf(key: string): CopyWish | undefined {
    if (!this.isOpen) return undefined;
    const { source, entries } = this.#taking ?? {};
    if (source?.key === key) return { hall: source.offer.hall, from: (entries?.length ?? 0) + 1 };
    const all = this.#holders.map(({ offer }) => offer.entries);
    return { lengths: [...new Set(all)].toSorted((a, b) => b - a).slice(0, MOST_LENGTHS) };
  }

  /** A table says what it has. */
  offer(key: string, offers: readonly CopyOffer[]): void {
    if (!this.isOpen || this.#options.keys.codeOf(key) === undefined) return;
    const before = JSON.stringify(this.found);
    this.#offers.set(key, offers);
    if (JSON.stringify(this.found) === before) return;
    this.emit('changed');
    this.#decideSoon();
  }

  /** The desk takes over the copy of the table with these letters. @returns false where nobody offers it any more */
  take(hall: string, code: string): boolean {
    const source = this.#holders.find((each) => each.code === code && each.offer.hall === hall);
    if (source === undefined || !this.isOpen) return false;
    this.#taking = { source, entries: [] };
    this.#failed = null;
    this.emit('changed');
    return true;
  }

  /** A piece of the copy that is being taken. What does not follow on what is here is dropped: it is asked for again. */
  piece(key: string, hall: string, entries: readonly HallEntry[]): void {
    const taking = this.#taking;
    if (!this.isOpen || taking?.source.key !== key || taking.source.offer.hall !== hall) return;
    for (const entry of entries)
      if (entry.sequence === taking.entries.length + 1 && taking.entries.length < taking.source.offer.entries)
        taking.entries.push(entry);
    if (taking.entries.length === taking.source.offer.entries) this.#finish(taking);
    else this.emit('changed');
  }

  close(): void {
    this.#callOff();
    this.removeAllListeners();
  }

  /** Everything has come: it has to be what the table had said, and a night. */
  #finish({ source, entries }: Taking): void {
    this.#taking = undefined;
    const { offer, code } = source;
    if (!isSound(entries, offer.digests)) {
      this.#failed = code;
      this.#offers.delete(source.key);
      this.emit('changed');
      return;
    }
    const tables = this.#tablesWith(source);
    this.#isDone = true;
    this.emit('changed');
    this.emit('recovered', { hall: offer.hall, entries, tables });
  }

  /** Tables that have the same night were tables of that hall, and keep their numbers. The desk connects those that are in doubt. */
  #tablesWith({ offer: taken }: Holder): RecoveredNight['tables'] {
    const same = this.#holders.filter(({ offer }) => agreeing(offer, taken) === true);
    return same.flatMap(({ code, offer: { table } }) => {
      const isOne = same.filter((each) => each.offer.table === table).length === 1;
      return table !== null && isOne ? [{ code, table }] : [];
    });
  }

  /** Where this hall may decide for itself: when nothing new has been heard for a while, and no copy differs. */
  #decideSoon(): void {
    if (this.#options.alone !== true) return;
    this.#callOff();
    this.#callOff = this.#clock.after(CALM, () => {
      const [first, ...others] = this.found;
      if (first !== undefined && others.length === 0 && this.#taking === undefined)
        this.take(first.hall, first.code);
    });
  }

  /** The copies of all tables that still ask. */
  get #holders(): readonly Holder[] {
    return [...this.#offers].flatMap(([key, offers]) => {
      const code = this.#options.keys.codeOf(key);
      return code === undefined ? [] : offers.map((offer) => ({ key, code, offer }));
    });
  }
}

/** Whether these entries are what a table had said that it has, and lead to a night. */
function isSound(entries: readonly HallEntry[], marks: readonly ChainMark[]): boolean {
  try {
    const chain = chainOf(entries);
    let state = NO_NIGHT;
    for (const { event } of entries) {
      if (!HALL_EVENTS.isEvent(event)) return false;
      state = evolveNight(state, event);
    }
    return (
      marks.some(({ at }) => at === entries.length) &&
      marks.every(({ at, digest }) => chain[at - 1] === digest)
    );
  } catch {
    return false;
  }
}
