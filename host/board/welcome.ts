// What follows the greeting, before a board is ready: its settings and colours, and the scores that somebody keyed
// on it while no host was there.
import {
  type BoardMessage,
  COLOURS,
  DEBOUNCE_MODES,
  type DebounceMode,
  ENTRY_KINDS,
  type EntryKind,
  type Fields,
  type LaneColours,
  type LaneCount,
  MOST_LANES,
  PROTOCOL_VERSION,
  sinceOf,
} from '../../shared/protocol/index.ts';
import type { Log } from '../system/log.ts';
import type { Delivery } from './delivery.ts';
import type { BoardReport } from './report.ts';
import type { Order } from './sender.ts';

/** Something that was keyed on the board while no host was there. Nobody has checked it. */
export interface BoardEntry {
  /** Tells boards apart; by chance, when the board's memory was first used. */
  readonly log: number;
  /** Every entry of a log has another number, in order. */
  readonly number: number;
  readonly kind: Exclude<EntryKind, 'none'>;
  /** Of a score: its lane, from 0, and its points, 1..127: those of one score, or of all of a lane in a game that was folded. */
  readonly lane: number;
  readonly points: number;
}

/** Keeps an entry, or knows that it has kept it before. False leaves it, and all after it, with the board. */
export type TakeEntry = (entry: BoardEntry) => boolean;

interface WelcomeOptions {
  readonly delivery: Delivery;
  readonly report: BoardReport;
  readonly lanes: LaneCount;
  /** Left as the board has it if not given. */
  readonly brightness: number | undefined;
  readonly colours: LaneColours | undefined;
  readonly debounce: DebounceMode | undefined;
  /** Entries stay with the board if not given. */
  readonly takeEntry: TakeEntry | undefined;
  readonly log: Log;
  readonly done: (report: BoardReport, outcome: Outcome) => void;
}

/** The board is as it should be. */
export interface Outcome {
  /** Entries that were taken, and those that it still has. */
  readonly taken: number;
  readonly left: number;
  /** Key presses of the entry in the middle of which the session began; undefined if the board cannot say. */
  readonly unfinished: number | undefined;
}

/** The orders that come before the entries. */
const SETTLING: ReadonlySet<Order['type']> = new Set([
  'setup',
  'colours',
  'moreColours',
  'debounce',
  'readUnfinished',
]);

export class Welcome {
  readonly #options: WelcomeOptions;
  #report: BoardReport;
  #orders: readonly Order[];
  #taken = 0;
  #unfinished: number | undefined;
  readonly #onDelivered = (order: Order): void => this.#delivered(order);
  readonly #onRefused = (order: Order): void => this.#refused(order);
  readonly #onAnswered = (_order: Order, answer: BoardMessage): void => {
    if (answer.type === 'entry') this.#entry(answer);
    if (answer.type === 'unfinished') this.#unfinished = answer.presses;
  };

  constructor(options: WelcomeOptions) {
    this.#options = options;
    const { report, lanes, brightness = report.brightness } = options;
    this.#report = { ...report, lanes, brightness };
    this.#orders = ordersFor(options);
  }

  start(): void {
    const { delivery } = this.#options;
    delivery.on('delivered', this.#onDelivered);
    delivery.on('refused', this.#onRefused);
    delivery.on('answered', this.#onAnswered);
    this.#next();
  }

  #next(): void {
    const [order, ...rest] = this.#orders;
    if (order) {
      this.#orders = rest;
      this.#options.delivery.want(order);
    } else if (this.#options.takeEntry && knowsEntries(this.#report)) {
      this.#options.delivery.want({ type: 'readEntry' });
    } else {
      this.#finish(0);
    }
  }

  #delivered(order: Order): void {
    if (SETTLING.has(order.type) || order.type === 'takeEntry') this.#next();
  }

  // Settings that are refused end the session.
  #refused(order: Order): void {
    if (SETTLING.has(order.type) && order.type !== 'setup') this.#next();
    if (order.type === 'readEntry' || order.type === 'takeEntry') this.#finish(0);
  }

  #entry({ waiting, log, number, kind: index, lane, points }: Fields<'entry'>): void {
    const kind = ENTRY_KINDS[index] ?? 'none';
    if (waiting === 0) {
      this.#finish(0);
      return;
    }
    if (kind === 'none') this.#options.log.error({ log, number }, 'an entry of the board cannot be read');
    else if (!this.#options.takeEntry?.({ log, number, kind, lane: Math.max(0, lane - 1), points })) {
      this.#finish(waiting);
      return;
    }
    this.#taken++;
    this.#options.delivery.want({ type: 'takeEntry', log, number });
  }

  #finish(left: number): void {
    const { delivery, done } = this.#options;
    delivery
      .off('delivered', this.#onDelivered)
      .off('refused', this.#onRefused)
      .off('answered', this.#onAnswered);
    done(this.#report, { taken: this.#taken, left, unfinished: this.#unfinished });
  }
}

function ordersFor({
  report,
  lanes,
  brightness = report.brightness,
  colours,
  debounce,
}: WelcomeOptions): readonly Order[] {
  const orders: Order[] = [];
  if (report.lanes !== lanes || report.brightness !== brightness)
    orders.push({ type: 'setup', lanes, brightness });
  if (colours && knowsEntries(report)) {
    orders.push(...coloursOrders(colours, lanes));
  }
  if (debounce && knowsDebounce(report)) orders.push(debounceOrder(debounce));
  if (knows(report, sinceOf('readUnfinished'))) orders.push({ type: 'readUnfinished' });
  return orders;
}

/** The orders that give the lanes their colours: one for the first four, another where there are more. */
export function coloursOrders(colours: LaneColours, lanes: LaneCount): readonly Order[] {
  const [lane1, lane2, lane3, lane4, lane5, lane6] = colours.map((name) => COLOURS.indexOf(name));
  const first = { type: 'colours', lane1, lane2, lane3, lane4 } as Order;
  return lanes > FIRST_LANES ? [first, { type: 'moreColours', lane5, lane6 } as Order] : [first];
}

/** The order that says when a contact counts. */
export const debounceOrder = (mode: DebounceMode): Order => ({
  type: 'debounce',
  mode: DEBOUNCE_MODES.indexOf(mode),
});

/** True if the firmware knows this minor version of the contract; the major is the same, or there would be no session. */
const knows = ({ contract }: BoardReport, minor: number): boolean => Number(contract.split('.')[1]) >= minor;

/** True if the board's firmware is older than this program: it goes on without what has come since. */
export const isOutdated = (report: BoardReport): boolean => !knows(report, PROTOCOL_VERSION.minor);

/** Lanes of which every firmware knows; more came with contract 1.6. */
const FIRST_LANES = 4;

/** Most lanes that the board can be set to. */
export const mostLanes = (report: BoardReport): LaneCount =>
  knows(report, sinceOf('moreColours')) ? MOST_LANES[report.kind] : FIRST_LANES;

/** True if the board keeps entries; colours, health and self-test came with them. */
export const knowsEntries = (report: BoardReport): boolean => knows(report, sinceOf('readEntry'));

/** True if the board tells up to which time its key events were taken. */
export const knowsKeyTime = (report: BoardReport): boolean => knows(report, sinceOf('readKeyTime'));

/** True if the board can be told when a contact counts. */
export const knowsDebounce = (report: BoardReport): boolean => knows(report, sinceOf('debounce'));

/** True if the board knows of lanes that begin at the far end, and of lap pegs. */
export const knowsMarks = (report: BoardReport): boolean => knows(report, sinceOf('lanes'));

/** Rear pegs of the lap before, and which keys are closed, came with contract 1.2. */
export const knowsLaps = (report: BoardReport): boolean => knows(report, 2);
