// The hall's end of the bus: results and signatures come in, receipts and assignments go out, and it is known which tables are there.
import { EventEmitter } from 'node:events';
import { type NightCommand, type ResultId, receive, resultKey, stageOf } from '../../shared/league/index.ts';
import {
  type Bus,
  type BusMessage,
  isGenuine,
  type MessageOf,
  parseMessage,
  topicsOf,
} from '../bus/index.ts';
import { type Clock, systemClock } from '../system/clock.ts';
import { type Log, silentLog } from '../system/log.ts';
import type { Hall } from './hall.ts';
import type { TableKeys } from './keys.ts';
import { nightMessage, type SeatMessage, seatOf, standingsMessage } from './said.ts';

/** Milliseconds after which the hall says again what is to be played, and who is a copy: a message may have been lost. */
const AGAIN = 10_000;
/** Starts of a table that are remembered. */
const MOST_INSTANCES = 8;
/** Milliseconds after which a table that came in turns with its copy is alone again: each takes the line every few seconds. */
const TURNS = 60_000;
/** Milliseconds between two standings at least. */
const STANDINGS = 1_000;

interface HallLineOptions {
  readonly hall: Hall;
  readonly keys: TableKeys;
  readonly bus: Bus;
  readonly clock?: Clock | undefined;
  readonly log?: Log | undefined;
}

/** A table as the hall hears of it. */
export interface HeardTable {
  readonly table: string;
  readonly here: boolean;
  /** Whether a board is connected to it. */
  readonly board: boolean;
  /** Results that it has, and the hall has not. */
  readonly unsent: number;
  /** The game of the night that is being played, with points by side. */
  readonly game: string | null;
  readonly scores: readonly [number, number] | null;
  readonly target: number | null;
  /** Colours of its lanes; null until it has said. */
  readonly colours: readonly string[] | null;
  /** Another table that has the very same journal: one is a copy of the other. Its own number: two come in turns as this table. */
  readonly twin: string | null;
}

interface TableNews {
  here: boolean;
  /** When two tables last came in turns under this number. */
  twoAt?: number;
  /** Instances that came before the last one. */
  before?: readonly string[];
  birth?: MessageOf<'birth'>;
  state?: MessageOf<'state'>;
}

/** A message of a table that it has marked. */
type Marked = 'birth' | 'result' | 'sign' | 'ask';

/** Emits `changed` when a table is heard of. */
export class HallLine extends EventEmitter<{ changed: [] }> {
  readonly #options: HallLineOptions;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #topics: ReturnType<typeof topicsOf>;
  readonly #heard = new Map<string, TableNews>();
  readonly #seats = new Map<string, string>();
  readonly #callsOff = new Set<() => void>();
  readonly #onChange = (): void => this.#tellAll(false);
  /** The broker may have forgotten everything. */
  readonly #onConnected = (): void => this.#tellAll(true);
  #toldSince = Number.NEGATIVE_INFINITY;
  #isLate = false;

  constructor(options: HallLineOptions) {
    super();
    this.#options = options;
    const { hall, bus, clock = systemClock, log = silentLog } = options;
    this.#clock = clock;
    this.#log = log;
    this.#topics = topicsOf(hall.id);
    this.#hear('alive', (table, { here }) => this.#note(table, { here }));
    this.#hear('state', (table, state) => this.#stands(table, state));
    this.#hearMarked('birth', (table, birth) => this.#born(table, birth));
    this.#hearMarked('result', (table, { report }) => this.#result(table, report));
    this.#hearMarked('sign', (table, { id, revision, side }) =>
      this.#act(table, id, (game) => ({ type: 'sign', game, revision, side, by: 'board' })),
    );
    this.#hearMarked('ask', (table, { id, side }) =>
      this.#act(table, id, (game) => ({ type: 'dispute', game, side })),
    );
    hall.boards = () => this.tables.flatMap(({ table, here }) => (here ? [table] : []));
    bus.on('connected', this.#onConnected);
    hall.on('changed', this.#onChange);
    this.#again();
  }

  /** The tables that have a key, by their numbers. */
  get tables(): readonly HeardTable[] {
    const numbers = this.#options.keys.tables.toSorted((a, b) => Number(a) - Number(b));
    return numbers.map((table) => this.#tableOf(table));
  }

  /** Whether the hall's own line to the broker is up. */
  get connected(): boolean {
    return this.#options.bus.connected;
  }

  /** Another one has this number from now on, or none. */
  forget(table: string): void {
    this.#heard.delete(table);
    this.emit('changed');
  }

  async close(): Promise<void> {
    const { hall, bus } = this.#options;
    hall.off('changed', this.#onChange);
    bus.off('connected', this.#onConnected);
    for (const callOff of this.#callsOff) callOff();
    this.removeAllListeners();
    await bus.close();
  }

  #tableOf(table: string): HeardTable {
    const { here, birth, state } = this.#heard.get(table) ?? { here: false };
    const playing = state?.assignment ?? null;
    return {
      table,
      here,
      board: here && (state?.board ?? birth?.board ?? false),
      unsent: state?.unsent ?? 0,
      game: playing?.night === this.#options.hall.state.id ? playing.game : null,
      scores: state?.scores ?? null,
      target: state?.target ?? null,
      colours: birth?.colours ?? null,
      twin: this.#twinOf(table),
    };
  }

  #twinOf(table: string): string | null {
    const { here, birth, twoAt = Number.NEGATIVE_INFINITY } = this.#heard.get(table) ?? { here: false };
    if (this.#clock.now() - twoAt < TURNS) return table;
    if (!here || birth === undefined) return null;
    for (const [other, heard] of this.#heard)
      if (other !== table && heard.here && heard.birth?.journal === birth.journal) return other;
    return null;
  }

  /** Hears a kind of message of every table that has a key; what is none of that kind is dropped. */
  #hear<K extends 'alive' | 'state' | Marked>(
    kind: K,
    heard: (table: string, message: MessageOf<K>) => void,
  ): void {
    this.#options.bus.subscribe(this.#topics.every(kind), ({ topic, body }: BusMessage) => {
      const table = this.#topics.read(topic)?.table;
      const message = parseMessage(kind, body);
      const isKnown = table !== undefined && this.#options.keys.keyOf(table) !== undefined;
      if (isKnown && message !== undefined) heard(table, message);
      else this.#log.debug({ topic }, 'a message of no table or no kind that the hall knows');
    });
  }

  /** The same, where the mark is that of the table's key. */
  #hearMarked<K extends Marked>(kind: K, heard: (table: string, message: MessageOf<K>) => void): void {
    this.#hear(kind, (table, message) => {
      const key = this.#options.keys.keyOf(table);
      if (key !== undefined && isGenuine(key, message)) heard(table, message);
      else this.#log.warn({ table, kind }, 'a message without the mark of its table');
    });
  }

  #note(table: string, news: Partial<TableNews>): void {
    this.#heard.set(table, { here: false, ...this.#heard.get(table), ...news });
    this.emit('changed');
  }

  /** Where a table stands. Whoever has pressed a button there, or plays, has taken the seat. */
  #stands(table: string, state: MessageOf<'state'>): void {
    this.#note(table, { here: true, state });
    const { hall } = this.#options;
    const { assignment, seated } = state;
    const called = hall.state.games.find((each) => each.table === table && stageOf(each) === 'called');
    if (called === undefined) return;
    const plays = assignment?.night === hall.state.id && assignment.game === called.game;
    const sits = ([0, 1] as const).filter((side) => (plays || seated[side]) && !called.seated[side]);
    const commands = sits.map((side) => ({ type: 'sit', game: called.game, side }) as const);
    if (commands.length > 0) hall.act(commands, `table ${table}`);
  }

  /** A table is there. What it has and the hall lacks, it is asked to send. */
  #born(table: string, birth: MessageOf<'birth'>): void {
    const known = this.#heard.get(table);
    const [last, before = []] = [known?.birth?.instance, known?.before];
    const isTwo = last !== birth.instance && before.includes(birth.instance);
    const past =
      last === undefined || last === birth.instance ? before : [...before, last].slice(-MOST_INSTANCES);
    this.#note(table, { here: true, birth, before: past, ...(isTwo && { twoAt: this.#clock.now() }) });
    const { lastReceipt } = birth;
    const kept = lastReceipt && this.#options.hall.state.reports[resultKey(lastReceipt.id)];
    if (!kept) this.#tell(table, 'sendAll');
    const twin = this.#tellTwin(table);
    if (twin !== null) this.#tell(twin, 'cloned', table);
    this.#seat(table);
  }

  /** Says that another table has the same journal. */
  #tellTwin(table: string): string | null {
    const twin = this.#twinOf(table);
    if (twin !== null) this.#tell(table, 'cloned', twin);
    return twin;
  }

  #tell(table: string, code: MessageOf<'tell'>['code'], other: string | null = null): void {
    const message: MessageOf<'tell'> = { code, table: other };
    void this.#options.bus.publish(this.#topics.tell(table), message);
  }

  /** Every report is answered; nothing is, before it is on disk. */
  #result(table: string, report: MessageOf<'result'>['report']): void {
    const { hall, bus } = this.#options;
    const { verdict } = receive(hall.state, report, table);
    const kept = hall.act([{ type: 'report', report, table }], `table ${table}`);
    const { id, revision, digest } = report;
    const receipt: MessageOf<'receipt'> = { id, revision, digest, verdict: kept.ok ? verdict : 'refused' };
    void bus.publish(this.#topics.receipt(table), receipt);
  }

  /** A table does something about its own result; it is told how that stands now, whether or not it was done. */
  #act(table: string, id: ResultId, commandFor: (game: string) => NightCommand): void {
    const { hall } = this.#options;
    const key = resultKey(id);
    const found = hall.state.games.find((each) => each.result?.key === key && each.table === table);
    const done = found && hall.act([commandFor(found.game)], `table ${table}`);
    if (done?.ok !== true)
      this.#log.debug({ table, refusal: done?.refusal }, 'what a table asked for was not done');
    this.#seat(table, done?.ok !== true, id);
  }

  #tellAll(again: boolean): void {
    for (const table of this.#options.keys.tables) this.#seat(table, again);
    this.#tellStandings();
  }

  /** Says what a table is to play, and how its last results and `asked` stand: where that has changed, or `again`. */
  #seat(table: string, again = true, asked?: ResultId): void {
    const { hall, bus } = this.#options;
    const colours = this.#heard.get(table)?.birth?.colours;
    const message: SeatMessage = seatOf(hall.state, table, colours, asked);
    const text = JSON.stringify(message);
    if (!again && this.#seats.get(table) === text) return;
    this.#seats.set(table, text);
    void bus.publish(this.#topics.seat(table), message, { retain: true });
  }

  /** At most once a second. */
  #tellStandings(): void {
    const now = this.#clock.now();
    if (now - this.#toldSince < STANDINGS) {
      if (!this.#isLate) this.#after(STANDINGS, () => this.#tellStandings());
      this.#isLate = true;
      return;
    }
    this.#toldSince = now;
    this.#isLate = false;
    const { hall, bus } = this.#options;
    void bus.publish(this.#topics.night, nightMessage(hall.state), { retain: true, qos: 0 });
    void bus.publish(this.#topics.standings, standingsMessage(hall.state), { retain: true, qos: 0 });
  }

  #again(): void {
    this.#after(AGAIN, () => {
      for (const table of this.#options.keys.tables) {
        this.#seat(table);
        this.#tellTwin(table);
      }
      this.#again();
    });
  }

  #after(milliseconds: number, run: () => void): void {
    const callOff = this.#clock.after(milliseconds, () => {
      this.#callsOff.delete(callOff);
      run();
    });
    this.#callsOff.add(callOff);
  }
}
