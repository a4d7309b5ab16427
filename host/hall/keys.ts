// The tables that a hall knows by their keys, and those that ask to be known: they show four letters until the desk gives them a number.
import * as z from 'zod';
import { markOf } from '../bus/index.ts';
import { type Clock, systemClock } from '../system/clock.ts';
import { type DamagedFile, KeptFile } from '../system/kept.ts';

/** Four letters that cannot be taken for each other or for digits. */
export const PAIRING_CODE = /^[A-HJ-NP-Z]{4}$/;
/** Milliseconds after which a table that asks no more is forgotten: it asks every other second. */
const PATIENCE = 30_000;
/** Tables that may ask at once; whoever has not asked for longest gives way. */
const MOST_ASKING = 64;

const knownSchema = z.array(
  z.object({ table: z.string(), key: z.string().min(32), journal: z.string().min(1) }),
);
type KnownTable = z.output<typeof knownSchema>[number];

/** A table that asks to be known. */
interface AskingTable {
  readonly code: string;
  readonly key: string;
  readonly journal: string;
  /** The number that its owner would like. */
  readonly wish: string | null;
  at: number;
}

/** What a table is told that asks: its number, to wait, or to show other letters. */
export type PairingAnswer =
  | { readonly table: string }
  | { readonly table: null; readonly code: 'waiting' | 'taken' };

interface TableKeysOptions {
  /** Without a file the keys last as long as the process. */
  readonly file?: string;
  readonly clock?: Clock;
  /** Hears that the file was found damaged. */
  readonly damaged?: ((found: DamagedFile) => void) | undefined;
}

export class TableKeys {
  readonly #file: KeptFile<readonly KnownTable[]> | undefined;
  readonly #clock: Clock;
  #known: readonly KnownTable[];
  readonly #asking = new Map<string, AskingTable>();

  constructor({ file, clock = systemClock, damaged = () => {} }: TableKeysOptions = {}) {
    this.#clock = clock;
    const read = (json: unknown): readonly KnownTable[] | undefined => knownSchema.safeParse(json).data;
    if (file !== undefined) this.#file = new KeptFile({ file, read, damaged });
    this.#known = this.#file?.read() ?? [];
  }

  /** Numbers of the tables that have a key. */
  get tables(): readonly string[] {
    return this.#known.map(({ table }) => table);
  }

  keyOf(table: string): string | undefined {
    return this.#known.find((each) => each.table === table)?.key;
  }

  /** Whether a table is the one that has this number: the hall may have given it to another one since. */
  knows(table: string, mark: string): boolean {
    const key = this.keyOf(table);
    return key !== undefined && markOf(key) === mark;
  }

  /** Letters that tables show now, with the numbers that they would like. They stand still, whoever asks first. */
  get asking(): readonly { readonly code: string; readonly wish: string | null }[] {
    const shown = this.#waiting().map(({ code, wish }) => ({ code, wish }));
    return shown.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  }

  /** The letters of a table that asks now. */
  codeOf(key: string): string | undefined {
    return this.#waiting().find((each) => each.key === key)?.code;
  }

  /** A table asks, and goes on asking until it has its number. */
  ask({ code, key, journal, wish }: Omit<AskingTable, 'at'>): PairingAnswer {
    const known = this.#known.find((each) => each.key === key);
    if (known !== undefined) return { table: known.table };
    const waiting = this.#waiting();
    if (waiting.some((each) => each.code === code && each.key !== key)) return { table: null, code: 'taken' };
    const [oldest] = waiting;
    if (waiting.length >= MOST_ASKING && oldest !== undefined && !this.#asking.has(key))
      this.#asking.delete(oldest.key);
    this.#asking.delete(key);
    this.#asking.set(key, { code, key, journal, wish, at: this.#clock.now() });
    return { table: null, code: 'waiting' };
  }

  /**
   * Gives the table that shows these letters a number; a key that the number had is forgotten. False where no table shows them.
   * @throws what the disk says
   */
  pair(code: string, table: string): boolean {
    const asking = this.#waiting().find((each) => each.code === code.toUpperCase());
    if (asking === undefined) return false;
    const { key, journal } = asking;
    this.#keep([...this.#known.filter((each) => each.table !== table), { table, key, journal }]);
    this.#asking.delete(key);
    return true;
  }

  /** The table is no table of this hall any more. @throws what the disk says */
  forget(table: string): void {
    this.#keep(this.#known.filter((each) => each.table !== table));
  }

  #keep(known: readonly KnownTable[]): void {
    this.#file?.write(known);
    this.#known = known;
  }

  /** Who asked not long ago, the one that asked longest ago first. */
  #waiting(): readonly AskingTable[] {
    const now = this.#clock.now();
    for (const [key, { at }] of this.#asking) if (now - at > PATIENCE) this.#asking.delete(key);
    return [...this.#asking.values()];
  }
}
