// The laws of a table: nothing acknowledged is lost, nothing refused comes back, nothing wrong is lit, keys and claims count once.
import type { KeyId } from '../../../shared/protocol/index.ts';
import type { Event } from '../../../shared/rules/index.ts';
import type { TableEvent } from '../../../shared/story/roster.ts';
import type { KeyEvent } from '../../board/index.ts';
import type { Entry } from '../../journal/index.ts';
import type { TableJournal } from '../../table/index.ts';
import { Ledger } from '../ledger.ts';
import { Entries } from './entries.ts';
import { Oracle } from './oracle.ts';
import type { World } from './world.ts';

/** Milliseconds in which a quiet table lights a move: one lost frame and its repetition are among them (docs/protocol.md). */
const LIGHT_LIMIT = 400;
/** Milliseconds after which a key no longer arrives: a board that hears nothing for five seconds refuses what waits. */
const FORGOTTEN = 15_000;
/** Entries that are read again after a restart. */
const TAIL = 600;

/** A contact that moved. */
interface MovedContact {
  readonly key: KeyId;
  readonly action: 'press' | 'release';
  readonly time: number;
  /** The board has said since that it refuses presses, or has refused the press of this release: it need not arrive. */
  excused: boolean;
}

/** What the laws ask of the world. */
type Ground = Pick<World, 'time' | 'quietSince' | 'broken'>;

export class Laws {
  readonly oracle = new Oracle();
  readonly ledger = new Ledger();
  readonly #entries = new Entries();
  /** Counts of what was judged. */
  readonly judged = {
    moves: 0,
    frames: 0,
    lit: 0,
    keys: 0,
    /** Presses that the board refused, and said so. */
    keysRefused: 0,
    refused: 0,
    torn: 0,
    tornKept: 0,
    reopened: 0,
  };
  readonly #world: Ground;
  readonly #strokes: MovedContact[] = [];
  /** Keys that are down, and whose press the board may have refused. */
  readonly #refusedKeys = new Set<KeyId>();
  /** Keys that are down. */
  readonly #down = new Set<KeyId>();
  /** Events of the write that a power cut tore. */
  #torn: readonly TableEvent[] | undefined;
  readonly #refused = new WeakSet<TableEvent>();

  constructor(world: Ground) {
    this.#world = world;
    this.ledger.order(this.oracle.pegs);
  }

  /** The journal has acknowledged entries. */
  kept(entries: readonly Entry<TableEvent>[]): void {
    this.judged.moves++;
    const back = entries.find(({ event }) => this.#refused.has(event));
    if (back !== undefined)
      this.#world.broken(
        'nothing refused comes back',
        `${back.sequence} ${back.event.type} was refused before`,
      );
    const wrong = this.oracle.keep(entries);
    if (wrong !== undefined) this.#world.broken('once only', wrong);
    const half = this.#entries.wrongNow(this.#world.time.now());
    const pegs = entries.some(({ event }) => event.type === 'pegged' && event.claim === undefined);
    if (half !== undefined && pegs) this.#world.broken('keyed whole', half);
    this.#order();
  }

  /** The disk was full: these very events are never kept. A retry makes new ones. */
  refused(events: readonly TableEvent[]): void {
    this.judged.refused++;
    for (const event of events) this.#refused.add(event);
  }

  torn(events: readonly TableEvent[]): void {
    this.judged.torn++;
    this.#torn = events;
  }

  /** A host has opened the journal: everything acknowledged is in it, and nothing besides but a write that was torn. */
  reopened(journal: TableJournal, all = false): void {
    this.judged.reopened++;
    this.#entries.restart();
    const { oracle } = this;
    const world = this.#world;
    const entries = [
      ...journal.read(all ? 1 : Math.max(1, oracle.length - TAIL), all ? 0 : (journal.chapters.at(-5) ?? 0)),
    ];
    const known = entries.filter(({ sequence }) => sequence <= oracle.length);
    const changed = known.find((entry) => !oracle.isKept(entry));
    if (changed !== undefined)
      world.broken('nothing lost', `entry ${changed.sequence} is another than was acknowledged`);
    const last = entries.at(-1)?.sequence ?? 0;
    if (last < oracle.length)
      world.broken('nothing lost', `${oracle.length} entries were acknowledged, ${last} are there`);
    const said = journal.notices;
    if (said.length > 0)
      world.broken('nothing lost', `the journal says ${said.map(({ code }) => code).join()}`);
    const more = entries.slice(known.length);
    if (more.length > 0) this.#adopt(more);
    this.#torn = undefined;
  }

  /** A frame was latched. */
  latched(pegs: string, alone: boolean): void {
    this.judged.frames++;
    if (pegs !== this.ledger.shown) this.judged.lit++;
    if (alone) {
      this.ledger.lightAlone(pegs);
      // It takes keys by itself.
      this.#excuseAll();
      return;
    }
    const wrong = this.ledger.light(pegs);
    if (wrong !== undefined) this.#world.broken('nothing wrong lit', wrong);
  }

  /** A contact moves. */
  moved(key: KeyId, action: MovedContact['action']): void {
    if (action === 'press') this.#down.add(key);
    else this.#down.delete(key);
    const excused = action === 'release' && this.#refusedKeys.delete(key);
    const stroke = { key, action, time: this.#world.time.now(), excused };
    this.#strokes.push(stroke);
    this.#world.time.after(LIGHT_LIMIT, () => this.#heard(stroke));
  }

  /**
   * The board starts, and what it had to tell is gone. It knows nothing of the press of a key that is down either, and does not tell
   * its release.
   */
  boardStarted(isPowerOn = false): void {
    if (isPowerOn) {
      this.#skip(this.#strokes.length);
      this.#entries.forget();
    }
    for (const key of this.#down) this.#refusedKeys.add(key);
    this.#excuseAll();
  }

  /** Contacts that moved until now need not arrive, and match an event only where no other contact can. */
  #excuseAll(): void {
    for (const stroke of this.#strokes) stroke.excused = true;
  }

  /** A key event has come to the table: each comes once, in order. */
  told({ key, action }: KeyEvent): void {
    if (action === 'hold') return;
    this.judged.keys++;
    const { time, quietSince: quiet } = this.#world;
    // A press during a disturbance arrives soon after it, or never.
    if (time.now() > quiet + LIGHT_LIMIT) while ((this.#strokes[0]?.time ?? quiet) < quiet) this.#skip(1);
    const oldest = time.now() - FORGOTTEN;
    while ((this.#strokes[0]?.time ?? oldest) < oldest) this.#skip(1);
    const isIt = (stroke: MovedContact): boolean => stroke.key === key && stroke.action === action;
    // A refused press matches an event only where no other press can.
    const meant = this.#strokes.findIndex((stroke) => isIt(stroke) && !stroke.excused);
    const at = meant < 0 ? this.#strokes.findIndex(isIt) : meant;
    if (meant < 0 && this.#strokes.filter(isIt).length > 1) this.#entries.doubt();
    if (at < 0)
      this.#world.broken('once only', `${key} ${action} was told, and no such contact has moved since`);
    else {
      this.#skip(at);
      this.#strokes.shift();
      if (action === 'press') this.#entries.press(key, true, time.now());
    }
  }

  /** Gives up the oldest contacts: their events will not arrive. */
  #skip(count: number): void {
    const now = this.#world.time.now();
    for (const { key, action } of this.#strokes.splice(0, count))
      if (action === 'press') this.#entries.press(key, false, now);
  }

  /** The board has refused presses: none of them will arrive, nor the release of a key that is still down. */
  toldRefused(presses: number): void {
    this.judged.keysRefused += presses;
    this.#entries.lose();
    for (const stroke of this.#strokes) {
      stroke.excused = true;
      if (stroke.action === 'press') this.#refusedKeys.add(stroke.key);
      else this.#refusedKeys.delete(stroke.key);
    }
  }

  #heard(stroke: MovedContact): void {
    if (stroke.excused || !this.#strokes.includes(stroke)) return;
    if (this.#world.quietSince < stroke.time - LIGHT_LIMIT)
      this.#world.broken('nothing lost', `${stroke.key} ${stroke.action} was never told`);
  }

  #adopt(more: readonly Entry<TableEvent>[]): void {
    const torn = this.#torn ?? [];
    const same = (event: Event | TableEvent, at: number): boolean =>
      JSON.stringify(event) === JSON.stringify(torn[at]);
    if (more.length > torn.length || !more.every(({ event }, at) => same(event, at)))
      this.#world.broken(
        'nothing refused comes back',
        `${more.length} entries are there that nobody acknowledged`,
      );
    if (more.length < torn.length) this.#world.broken('nothing lost', 'half a move is in the journal');
    this.judged.tornKept++;
    this.oracle.keep(more);
    this.#order();
  }

  /** The pegs of the present game may be lit from now on, and must be soon. */
  #order(): void {
    const { ledger, oracle } = this;
    const world = this.#world;
    const { pegs } = oracle;
    if (pegs !== ledger.wanted) ledger.order(pegs);
    const [ordered, count] = [world.time.now(), ledger.count];
    world.time.after(LIGHT_LIMIT, () => {
      if (count !== ledger.count || world.quietSince >= ordered || ledger.shown === pegs) return;
      world.broken('lit in time', `${pegs} was kept ${LIGHT_LIMIT} ms ago, ${ledger.shown} is lit`);
    });
  }
}
