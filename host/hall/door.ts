// How tables join a hall: the desk lets tables in for a minute, and gives each that asks its number. The hall keeps their keys.
import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import * as z from 'zod';
import { type Clock, systemClock } from '../system/clock.ts';
import { type DamagedFile, KeptFile } from '../system/kept.ts';
import { type JoinReply, TABLE_NUMBER } from './messages.ts';

/** Milliseconds for which tables are let in. */
const OPEN = 60_000;
/** Milliseconds after which a table that asks no more is forgotten: it asks every other second. */
const PATIENCE = 15_000;
/** Tables that may wait at once: of one address, and in all. A waiting table keeps its place. */
const MOST_WAITING = { address: 4, all: 16 } as const;

/** A table that waits for its number. */
interface WaitingTable {
  /** The number on its display, by which the desk knows it. */
  readonly ticket: number;
  /** The digest of its key. */
  readonly digest: string;
  readonly address: string;
  /** The number that its owner would like. */
  readonly wish: string | null;
  at: number;
}

/** A table that asks to join. */
interface Asking {
  /** Made when NEXT is pressed at the table; null before. */
  readonly key: string | null;
  readonly wish: string | null;
  readonly address: string;
}

/** Emits `changed` when the desk has something new to show. */
export class Door extends EventEmitter<{ changed: [] }> {
  readonly #keys: TableKeys;
  readonly #clock: Clock;
  readonly #waiting = new Map<string, WaitingTable>();
  #shuts = Number.NEGATIVE_INFINITY;
  #ticket = 0;
  #callOff: () => void = () => {};

  constructor(keys: TableKeys, clock: Clock = systemClock) {
    super();
    this.#keys = keys;
    this.#clock = clock;
  }

  /** Milliseconds for which tables are still let in; 0: the door is shut. */
  get open(): number {
    return Math.max(0, this.#shuts - this.#clock.now());
  }

  /** Tables that wait for a number, in the order of their tickets. */
  get waiting(): readonly Pick<WaitingTable, 'ticket' | 'wish' | 'address'>[] {
    this.#sweep();
    return [...this.#waiting.values()].map(({ ticket, wish, address }) => ({ ticket, wish, address }));
  }

  /** Lets tables in for a minute. */
  letIn(): void {
    this.#shuts = this.#clock.now() + OPEN;
    this.#callOff();
    this.#callOff = this.#clock.after(OPEN, () => this.emit('changed'));
    this.emit('changed');
  }

  /** Shuts the door and forgets the tables that wait. */
  shut(): void {
    this.#callOff();
    this.#shuts = Number.NEGATIVE_INFINITY;
    this.#waiting.clear();
    this.emit('changed');
  }

  /** A table asks, and goes on asking until it has its number. */
  ask({ key, wish, address }: Asking): JoinReply['answer'] {
    const isOpen = this.open > 0;
    if (key === null) return { state: isOpen ? 'open' : 'shut' };
    const known = this.#keys.tableOf(key);
    if (known !== undefined) return { state: 'joined', table: known };
    this.#sweep();
    const digest = keyDigest(key);
    const waiting = this.#waiting.get(digest);
    if (waiting === undefined) return isOpen ? this.#queue({ digest, wish, address }) : { state: 'shut' };
    waiting.at = this.#clock.now();
    return { state: 'waiting', ticket: waiting.ticket };
  }

  /** Gives the table with this ticket its number. False where no table has it. @throws what the disk says */
  give(ticket: number, table: string): boolean {
    const waiting = [...this.#waiting.values()].find((each) => each.ticket === ticket);
    if (waiting === undefined) return false;
    this.#keys.give(table, waiting.digest);
    this.#waiting.delete(waiting.digest);
    this.emit('changed');
    return true;
  }

  close(): void {
    this.#callOff();
    this.removeAllListeners();
  }

  #queue({ digest, wish, address }: Omit<WaitingTable, 'ticket' | 'at'>): JoinReply['answer'] {
    const beside = [...this.#waiting.values()].filter((each) => each.address === address).length;
    if (beside >= MOST_WAITING.address || this.#waiting.size >= MOST_WAITING.all) return { state: 'full' };
    this.#ticket += 1;
    const ticket = this.#ticket;
    this.#waiting.set(digest, { ticket, digest, wish, address, at: this.#clock.now() });
    this.emit('changed');
    return { state: 'waiting', ticket };
  }

  #sweep(): void {
    const now = this.#clock.now();
    for (const [digest, { at }] of this.#waiting) if (now - at > PATIENCE) this.#waiting.delete(digest);
  }
}

/** Digests by the number of the table. */
const knownSchema = z.record(z.string().regex(TABLE_NUMBER), z.string().length(43));

interface TableKeysOptions {
  /** Without a file the keys last as long as the process. */
  readonly file?: string;
  /** Called when the file is damaged. */
  readonly damaged?: ((found: DamagedFile) => void) | undefined;
}

/** What is kept of a key: its SHA-256. */
const keyDigest = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The tables that a hall knows, each by the digest of its key. A backup of the file gives no key away. */
export class TableKeys {
  readonly #file: KeptFile<z.output<typeof knownSchema>> | undefined;
  #known: z.output<typeof knownSchema>;

  constructor({ file, damaged = () => {} }: TableKeysOptions = {}) {
    const read = (json: unknown) => knownSchema.safeParse(json).data;
    if (file !== undefined) this.#file = new KeptFile({ file, read, damaged });
    this.#known = this.#file?.read() ?? {};
  }

  /** Numbers of the tables that have a key. */
  get tables(): readonly string[] {
    return Object.keys(this.#known);
  }

  /** The table whose key this is. */
  tableOf(key: string): string | undefined {
    const digest = keyDigest(key);
    return this.tables.find((table) => this.#known[table] === digest);
  }

  /** A key gets a number, in place of the key that had it. @throws what the disk says */
  give(table: string, digest: string): void {
    this.#keep({ ...this.#known, [table]: digest });
  }

  /** The table no longer belongs to this hall. @throws what the disk says */
  forget(table: string): void {
    const { [table]: _, ...others } = this.#known;
    this.#keep(others);
  }

  #keep(known: z.output<typeof knownSchema>): void {
    this.#file?.write(known);
    this.#known = known;
  }
}
