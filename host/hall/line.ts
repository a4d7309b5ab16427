// The hall's side of the connections to its tables: results and signatures come in, receipts and assignments go out.
import { EventEmitter } from 'node:events';
import {
  gamesInRoom,
  type NightCommand,
  type NightGame,
  resultKey,
  stageOf,
} from '../../shared/league/index.ts';
import { type Clock, systemClock } from '../system/clock.ts';
import type { TableKeys } from './door.ts';
import type { Hall } from './hall.ts';
import { type FromTable, type FromTableOf, PING, SILENCE, type ToTable } from './messages.ts';
import { resultOf, seatOf } from './seat.ts';

interface HallLineOptions {
  readonly hall: Hall;
  readonly keys: TableKeys;
  readonly clock?: Clock | undefined;
}

/** A table as the hall knows it. */
export type TableStatus = HallLine['tables'][number];

/** One connection of a table, as long as it lasts. */
interface Peer {
  send(message: ToTable): void;
  end(): void;
}

/** The hall's end of a connection. */
export interface TableConnection {
  receive(message: FromTable): void;
  /** The connection is broken. */
  lost(): void;
}

interface Connection {
  readonly table: string;
  readonly peer: Peer;
  /** In the order in which they were opened. */
  readonly opened: number;
  /** The number of its last message: an older connection without one since the newest was opened may be dead. */
  received: number;
  at: number;
  hello?: FromTableOf<'hello'>;
  /** What was sent last, so that nothing is sent twice. */
  seat?: string;
  duplicate: string | null;
}

/** Emits `changed` when anything about a table has changed. */
export class HallLine extends EventEmitter<{ changed: [] }> {
  readonly #options: HallLineOptions;
  readonly #clock: Clock;
  readonly #connections = new Set<Connection>();
  readonly #states = new Map<string, FromTableOf<'state'>>();
  readonly #onChange = (): void => this.#seatAll();
  #callOff: () => void = () => {};
  /** Its report is being kept. */
  #answered: Connection | undefined;
  /** Counts connections and messages: which came first. */
  #count = 0;

  constructor(options: HallLineOptions) {
    super();
    this.#options = options;
    const { hall, clock = systemClock } = options;
    this.#clock = clock;
    hall.boards = () => this.tables.flatMap(({ table, here }) => (here ? [table] : []));
    hall.on('changed', this.#onChange);
    this.#pingAll();
  }

  /** The tables that have a key, by their numbers. */
  get tables() {
    const numbers = this.#options.keys.tables.toSorted((a, b) => Number(a) - Number(b));
    return numbers.map((table) => this.#statusOf(table));
  }

  /** A table has connected, and has shown its key. */
  connect(table: string, peer: Peer): TableConnection {
    this.#count += 1;
    const [opened, at] = [this.#count, this.#clock.now()];
    const connection: Connection = { table, peer, opened, received: opened, at, duplicate: null };
    this.#connections.add(connection);
    this.emit('changed');
    return {
      receive: (message) => {
        if (this.#connections.has(connection)) this.#receive(connection, message);
      },
      lost: () => {
        if (!this.#connections.delete(connection)) return;
        this.#tellDuplicates();
        this.emit('changed');
      },
    };
  }

  /** Another one has this number from now on, or none. */
  forget(table: string): void {
    this.#states.delete(table);
    for (const each of this.#of(table)) this.#end(each);
    this.emit('changed');
  }

  close(): void {
    this.#callOff();
    this.#options.hall.off('changed', this.#onChange);
    for (const each of this.#connections) this.#end(each);
    this.removeAllListeners();
  }

  #of(table: string): readonly Connection[] {
    return [...this.#connections].filter((each) => each.table === table);
  }

  #end(connection: Connection): void {
    this.#connections.delete(connection);
    connection.peer.end();
  }

  #statusOf(table: string) {
    const connections = this.#of(table);
    const here = connections.length > 0;
    const state = this.#states.get(table);
    const playing = state?.assignment ?? null;
    const last = connections.findLast(({ hello }) => hello !== undefined);
    return {
      table,
      // Whether the table is connected, and whether it has a board.
      here,
      board: here && (state?.board ?? false),
      // Results that it has, and the hall has not.
      unsent: state?.unsent ?? 0,
      // The game of the night that is being played, with points by side.
      game: playing?.night === this.#options.hall.state.id ? playing.game : null,
      scores: state?.scores ?? null,
      target: state?.target ?? null,
      // Colours of its lanes; null before its `hello`.
      colours: last?.hello?.colours ?? null,
      // Another table with the very same journal: one is a copy. Its own number: two machines have its key.
      duplicate: last === undefined ? null : this.#duplicateOf(last),
    };
  }

  /** The table that a connection is a copy of, or has as a copy. */
  #duplicateOf({ table, opened, received, hello }: Connection): string | null {
    if (hello === undefined) return null;
    const others = [...this.#connections].filter(
      (each) => each.opened !== opened && each.hello !== undefined,
    );
    const isAlive = (each: Connection): boolean => each.received > opened && received > each.opened;
    const isOther = (each: Connection): boolean => each.hello?.instance !== hello.instance;
    if (others.some((each) => each.table === table && isOther(each) && isAlive(each))) return table;
    return (
      others.find((each) => each.table !== table && each.hello?.journal === hello.journal)?.table ?? null
    );
  }

  #tellDuplicates(): void {
    for (const each of this.#connections) {
      const duplicate = this.#duplicateOf(each);
      if (duplicate === each.duplicate) continue;
      each.duplicate = duplicate;
      each.peer.send({ type: 'duplicate', table: duplicate });
      this.emit('changed');
    }
  }

  #receive(connection: Connection, message: FromTable): void {
    this.#count += 1;
    connection.received = this.#count;
    connection.at = this.#clock.now();
    if (message.type === 'hello') connection.hello = message;
    if (connection.hello === undefined) {
      this.#end(connection);
      return;
    }
    this.#tellDuplicates();
    this.#obey(connection, message);
  }

  #obey(connection: Connection, message: FromTable): void {
    switch (message.type) {
      case 'hello':
        this.#seat(connection);
        this.emit('changed');
        break;
      case 'state':
        this.#follow(connection.table, message);
        break;
      case 'result':
        this.#result(connection, message);
    }
  }

  /** Follows the game of a table. A player who has pressed the button there, or plays, has taken the seat. */
  #follow(table: string, state: FromTableOf<'state'>): void {
    this.#states.set(table, state);
    const { hall } = this.#options;
    const { assignment, seated } = state;
    const called = gamesInRoom(hall.state).find((each) => each.table === table && stageOf(each) === 'called');
    if (called !== undefined) {
      const plays = assignment?.night === hall.state.id && assignment.game === called.game;
      const sits = ([0, 1] as const).filter((side) => (plays || seated[side]) && !called.seated[side]);
      const commands = sits.map((side) => ({ type: 'sit', game: called.game, side }) as const);
      if (commands.length > 0) hall.act(commands, `table ${table}`);
    }
    this.emit('changed');
  }

  /** Answers every result once it is on disk. The receipt comes before the `seat` with the result. */
  #result(connection: Connection, message: FromTableOf<'result'>): void {
    const { hall } = this.#options;
    const { table, peer } = connection;
    const { id, revision, digest } = message.report;
    this.#answered = connection;
    const kept = hall.act([{ type: 'report', report: message.report, table }], `table ${table}`);
    const verdict = (kept.ok ? kept.verdict : undefined) ?? 'refused';
    // Signatures are for the figures of this very report.
    if (verdict === 'kept' || verdict === 'known')
      for (const command of this.#agreements(table, message)) hall.act([command], `table ${table}`);
    this.#answered = undefined;
    const found = this.#gameOf(table, id);
    const result = (found && resultOf(hall.state, found)) ?? null;
    peer.send({ type: 'receipt', id, revision, digest, verdict, result });
    this.#seat(connection);
  }

  /** The signatures and the dispute that come with a result. Each is taken, or refused, by itself. */
  #agreements(table: string, message: FromTableOf<'result'>): readonly NightCommand[] {
    const { report, revision, signed, dispute } = message;
    const game = this.#gameOf(table, report.id)?.game;
    if (game === undefined) return [];
    const sides = ([0, 1] as const).filter((side) => signed[side]);
    return [
      ...sides.map((side) => ({ type: 'sign', game, revision, side, by: 'board' }) as const),
      ...(dispute === null ? [] : [{ type: 'dispute', game, side: dispute } as const]),
    ];
  }

  /** The game of which a result of this table counts. */
  #gameOf(table: string, id: FromTableOf<'result'>['report']['id']): NightGame | undefined {
    const key = resultKey(id);
    return gamesInRoom(this.#options.hall.state).find(
      (each) => each.result?.key === key && each.table === table,
    );
  }

  #seatAll(): void {
    for (const each of this.#connections) if (each !== this.#answered) this.#seat(each);
  }

  /** Says what a table is to play, and how its last results stand, where that has changed. */
  #seat(connection: Connection): void {
    const { table, peer, hello, seat } = connection;
    if (hello === undefined) return;
    const message = seatOf(this.#options.hall.state, table, hello.colours);
    const text = JSON.stringify(message);
    if (text === seat) return;
    connection.seat = text;
    peer.send(message);
  }

  #pingAll(): void {
    const silent = this.#clock.now() - SILENCE;
    for (const each of this.#connections) {
      if (each.at < silent) this.#end(each);
      else each.peer.send({ type: 'ping' });
    }
    this.#tellDuplicates();
    this.#callOff = this.#clock.after(PING, () => this.#pingAll());
  }
}
