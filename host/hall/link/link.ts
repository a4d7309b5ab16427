// A table that plays for a hall: it shows what is to be played and signed, takes the keys for that, and owes the hall every result.
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { GameSide } from '../../../shared/league/index.ts';
import type { Command } from '../../../shared/rules/index.ts';
import { keyOf } from '../../../shared/table/labels.ts';
import { type Clock, systemClock } from '../../system/clock.ts';
import { type Log, silentLog } from '../../system/log.ts';
import type { Cover, KeyEvent, Table } from '../../table/index.ts';
import type { FromTableOf, ToTable, ToTableOf } from '../messages.ts';
import { endOf, isEmpty, isIdle, isLeftOver, seatsOf, sideOf } from './game.ts';
import {
  doubt,
  isSettled,
  maySwap,
  noteEnd,
  noteReceipt,
  noteResults,
  resultMessage,
  sign,
  swapSeats,
  unsaidOf,
} from './ledger.ts';
import { LinkLine, type LinkLineOptions } from './line.ts';
import type { LinkedGame } from './memory.ts';
import { type LinkSight, NO_PRESSES, type Presses, screenOf } from './screen.ts';

/** Milliseconds after which what has no answer is said again. */
const AGAIN = 2_000;
/** Milliseconds between two states at least. */
const STATES = 500;

type Assignment = ToTableOf<'seat'>['assignment'];

/** What a link needs of its table. */
type HallTable = Pick<Table, 'state' | 'begun' | 'archive' | 'command' | 'cover' | 'view'> & {
  on(event: 'view', listener: () => void): unknown;
  off(event: 'view', listener: () => void): unknown;
};

interface LinkOptions extends LinkLineOptions {
  readonly table: HallTable;
  /** UUID of the table's journal. */
  readonly journal: string;
  readonly version: string;
  /** Colours of the lanes by name. */
  readonly colours: () => readonly string[];
}

/** Emits `changed` when its number, the way to it, or whether the hall answers may have changed. */
export class TableLink extends EventEmitter<{ changed: [] }> {
  readonly #options: LinkOptions;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #line: LinkLine;
  readonly #callsOff = new Map<string, () => void>();
  readonly #onView = (): void => this.#follow();
  readonly #instance = randomUUID();
  #assignment: Assignment = null;
  #presses: Presses = NO_PRESSES;
  /** Another table with the same journal, until NEXT is pressed. */
  #duplicate: string | undefined;
  /** Guards against the overlay and the view updating each other. */
  #covers = false;

  constructor(options: LinkOptions) {
    super();
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#log = options.log ?? silentLog;
    this.#line = new LinkLine(options, {
      connected: () => this.#connected(),
      message: (message) => this.#receive(message),
      changed: () => {
        this.#show();
        this.emit('changed');
      },
    });
  }

  start(): void {
    this.#options.table.on('view', this.#onView);
    this.#follow();
    this.#line.start();
    this.#sayAgain();
  }

  close(): void {
    const { table } = this.#options;
    table.off('view', this.#onView);
    for (const callOff of this.#callsOff.values()) callOff();
    this.#line.close();
  }

  /** The way into the hall, until the table has its number; and whether the hall answers. */
  get status() {
    const { joining, connected, trouble } = this.#line;
    return { joining, connected, trouble, table: this.#options.memory.value.table };
  }

  get #games(): readonly LinkedGame[] {
    return this.#options.memory.value.games;
  }

  /** Those of this hall. */
  get #owed(): readonly LinkedGame[] {
    return this.#options.memory.owed;
  }

  /** Results without a receipt. */
  get #unsent(): number {
    return this.#owed.filter(({ verdict }) => verdict === null).length;
  }

  /** The game on the board, where it was played for the hall and is over. */
  get #over(): LinkedGame | undefined {
    const { table, journal, memory } = this.#options;
    const end = endOf(table, journal, memory.value);
    return end && this.#games.find(({ report }) => report.id.game === end.id.game);
  }

  /** The table has changed: a game may be over. */
  #follow(): void {
    if (this.#covers) return;
    const { table, journal, memory } = this.#options;
    const end = endOf(table, journal, memory.value);
    if (end !== undefined) {
      const nameOf = (side: GameSide): string => sideOf(table.state, table.state.players, side, ' + ');
      const { hall } = memory.value;
      if (hall !== null) this.#keep(noteEnd(this.#games, end, { names: [nameOf(0), nameOf(1)], hall }));
    }
    this.#show();
    this.#sayState();
  }

  /** Keeps what has changed about the games. The journal has them in any case: what the disk refuses is noted the next time. */
  #keep(games: readonly LinkedGame[]): void {
    if (games === this.#games || !this.#note(() => this.#options.memory.change({ games }))) return;
    this.#say();
    this.#show();
  }

  #note(change: () => void): boolean {
    try {
      change();
      return true;
    } catch (error) {
      this.#log.error({ reason: String(error) }, 'what the hall is owed could not be noted');
      return false;
    }
  }

  /** The hall may have started from a backup: the table sends every result of the last night. */
  #connected(): void {
    const { journal, version, colours, memory } = this.#options;
    const instance = this.#instance;
    this.#line.send({ type: 'hello', journal, instance, colours: [...colours()].slice(0, 4), version });
    this.#duplicate = undefined;
    for (const game of memory.lastNight) this.#line.send(resultMessage(game));
    this.#say();
    this.#sayState();
  }

  #receive(message: Exclude<ToTable, ToTableOf<'ping'>>): void {
    if (message.type === 'seat') this.#seated(message);
    else if (message.type === 'receipt') this.#keep(noteReceipt(this.#games, message));
    else this.#meet(message.table);
  }

  #seated(message: ToTableOf<'seat'>): void {
    const { assignment } = message;
    if (assignment?.game !== this.#assignment?.game || assignment?.night !== this.#assignment?.night)
      this.#presses = { ...NO_PRESSES, doubted: this.#presses.doubted };
    this.#assignment = assignment;
    const games = noteResults(this.#games, message.results);
    if (JSON.stringify(games) !== JSON.stringify(this.#games)) this.#keep(games);
    this.#show();
  }

  /** Another table has the same journal; null: no longer. */
  #meet(table: string | null): void {
    this.#duplicate = table ?? undefined;
    if (table !== null)
      this.#log.error(
        { table },
        'another table has a copy of this journal: one of them needs a folder of its own',
      );
    this.#show();
  }

  /** Says everything that the hall has not confirmed. */
  #say(): void {
    for (const game of unsaidOf(this.#owed)) this.#line.send(resultMessage(game));
  }

  #sayAgain(): void {
    this.#after('again', AGAIN, () => {
      this.#say();
      this.#sayAgain();
    });
  }

  /** At most twice a second. */
  #sayState(): void {
    if (this.#callsOff.has('state')) return;
    this.#after('state', STATES, () => this.#line.send(this.#stateNow()));
  }

  #stateNow(): FromTableOf<'state'> {
    const { table } = this.#options;
    const { state, begun, view } = table;
    const { assignment } = begun ?? {};
    const [left, right] = state.pegs.map(({ front }) => front);
    return {
      type: 'state',
      assignment: assignment ? { night: assignment.source, game: assignment.id } : null,
      seated: [...this.#presses.sat],
      scores: [left ?? 0, right ?? 0],
      target: state.rules.target,
      phase: state.phase,
      board: view.board.state === 'ready',
      unsent: this.#unsent,
    };
  }

  #after(name: string, milliseconds: number, run: () => void): void {
    const callOff = this.#clock.after(milliseconds, () => {
      this.#callsOff.delete(name);
      run();
    });
    this.#callsOff.set(name, callOff);
  }

  get #sight(): LinkSight {
    const { table, memory } = this.#options;
    const { assignment: own } = table.begun ?? {};
    const called = this.#assignment;
    const isBegun = own?.id === called?.game && own?.source === called?.night;
    const played = this.#games.some(
      ({ report }) => report.game === called?.game && report.night === called?.night,
    );
    return {
      joining: this.#line.joining,
      connected: this.#line.connected,
      table: memory.value.table ?? '',
      assignment: called,
      played: isBegun || played,
      ...this.#presses,
      duplicate: this.#duplicate,
      idle: isIdle(table.state) || (isLeftOver(own, called) && !this.#presses.plays),
      isEmpty: called === null && (isEmpty(table.state) || (own !== undefined && isIdle(table.state))),
      over: this.#over,
      note: this.#owed.length === 0 ? null : { waiting: this.#unsent },
    };
  }

  /** Covers the table with what is to be done for the hall. */
  #show(): void {
    const cover: Cover = {
      screen: screenOf(this.#sight),
      key: (event) => this.#key(event),
      bars: (command) => this.#bars(command),
    };
    this.#covers = true;
    this.#options.table.cover(cover);
    this.#covers = false;
  }

  /** What both have signed is the desk's: here, only another game can begin. */
  #bars({ type }: Command): boolean {
    const over = this.#over;
    return over !== undefined && isSettled(over) && type !== 'newGame';
  }

  #key(event: KeyEvent): boolean {
    const screen = screenOf(this.#sight);
    if (screen === undefined || screen.code === 'signed') return false;
    const { role, lane } = keyOf(event.key);
    // UNDO takes back the end of a game that is not settled.
    if (screen.code === 'sign' && role === 'undo') return false;
    if (event.action !== 'press') return true;
    const side = role === 'player' && (lane === 0 || lane === 1) ? lane : undefined;
    if (screen.code === 'called') this.#sit(side, role === 'undo');
    else if (screen.code === 'waits') this.#pressed({ free: role === 'next' });
    else if (screen.code === 'joining') {
      if (role === 'next') this.#line.agree();
    } else if (screen.code === 'duplicate') {
      if (role === 'next') this.#duplicate = undefined;
    } else this.#decide(screen.code, role, side);
    this.#show();
    return true;
  }

  /** A button is pressed where a game is called; with both, it begins. */
  #sit(side: GameSide | undefined, leaves: boolean): void {
    const { sat } = this.#presses;
    if (leaves) this.#pressed({ sat: NO_PRESSES.sat, plays: !sat.includes(true) });
    if (side !== undefined) this.#pressed({ sat: side === 0 ? [true, sat[1]] : [sat[0], true] });
    if (!this.#presses.sat.includes(false) && this.#assignment !== null) this.#begin(this.#assignment);
    this.#sayState();
  }

  #pressed(presses: Partial<Presses>): void {
    this.#presses = { ...this.#presses, ...presses };
  }

  #begin(assignment: NonNullable<Assignment>): void {
    const { night, game, entrants } = assignment;
    this.#note(() => this.#options.memory.change({ called: { night, game, entrants } }));
    const begun = this.#options.table.command({
      type: 'newGame',
      newMatch: true,
      rules: assignment.rules,
      ...seatsOf(assignment),
      assignment: { source: night, id: game },
      // Sides sit in turn: the first player of a side has its number.
      ...(assignment.firstDeal !== null && { dealer: assignment.firstDeal }),
    });
    this.#pressed({ sat: NO_PRESSES.sat });
    if (!begun.ok) this.#log.error({ refusal: begun.refusal }, 'the game that was called did not begin');
  }

  /** A key where a game is to be signed. */
  #decide(code: 'sign' | 'whoDoubts' | 'judge', role: string, side: GameSide | undefined): void {
    const over = this.#over;
    if (over === undefined) return;
    if (code === 'sign' && side !== undefined) this.#keep(sign(this.#games, over, side));
    if (code === 'sign' && role === 'muggins') this.#pressed({ doubted: true });
    if (code === 'sign' && role === 'next') this.#pressed({ left: true });
    if (code !== 'whoDoubts') return;
    if (side !== undefined) this.#keep(doubt(this.#games, over, side));
    const swaps = role === 'muggins' && maySwap(over);
    if (swaps) this.#keep(swapSeats(this.#games, over));
    if (swaps || side !== undefined || role === 'undo') this.#pressed({ doubted: false });
  }
}
