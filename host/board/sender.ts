// Which message goes to the board next, as a pure transition. One message is unanswered at a time; what is wanted
// waits in slots, where a newer value takes the place of an older one that then is never sent.
import { type HostMessage, LAST_SEQUENCE, type Status } from '../../shared/protocol/index.ts';

/** Slots in order of urgency. Settings lead, because a changed number of lanes clears the pegs. */
export const SLOTS = [
  'setup',
  'colours',
  'takeEntry',
  'readEntry',
  'pegs',
  'indicators',
  'effect',
  'tone',
  'row0',
  'row1',
  'row2',
  'row3',
  'selfTest',
  'counters',
  'health',
  'ping',
] as const;
export type Slot = (typeof SLOTS)[number];

type Unnumbered<M> = M extends unknown ? Omit<M, 'sequence'> : never;
/** A message without its number; the sender numbers it. */
export type Order = Unnumbered<Exclude<HostMessage, { readonly type: 'hello' | 'keyAck' }>>;

/**
 * What pegs do not wait for: these can be said twice, so they are taken back while they are on the way, and said
 * again afterwards. A peg is what players wait for; an answer takes up to five milliseconds.
 */
const OVERTAKEN: ReadonlySet<Slot> = new Set(['row0', 'row1', 'row2', 'row3', 'counters', 'health', 'ping']);

const ROW_SLOTS = ['row0', 'row1', 'row2', 'row3'] as const;

/** The slot in which an order waits. */
export function slotOf(order: Order): Slot {
  if (order.type === 'text') return ROW_SLOTS[order.row] ?? 'row0';
  if (order.type === 'readHealth') return 'health';
  return order.type === 'readCounters' ? 'counters' : order.type;
}

/**
 * Milliseconds to wait for an answer, by how often the message was sent. The first covers the longest frame out
 * and its answer (4 ms at 115200 baud), four lanes of pixels being clocked out (17 ms), a USB bridge that waits
 * 16 ms before it hands on a short answer, and a host that is late by as much. The later ones spare a slow
 * network; on a noisy line they should be short.
 */
export const ANSWER_TIMEOUTS = [60, 80, 110, 150] as const;
/** Resends at once, between two timeouts, because the board said that a frame arrived damaged. */
export const MOST_HURRIES = 4;

/** The message that waits for its answer. */
export interface Flight {
  readonly slot: Slot;
  readonly order: Order;
  readonly sequence: number;
  /** Timeouts so far. */
  readonly timeouts: number;
  /** Resends at once since the last timeout. */
  readonly hurries: number;
  /** When to stop waiting. */
  readonly due: number;
}

export interface SenderState {
  readonly waiting: Readonly<Partial<Record<Slot, Order>>>;
  readonly flight: Flight | undefined;
  /** Number of the next message, 1..127. */
  readonly next: number;
}

export type SenderInput =
  | { readonly type: 'want'; readonly order: Order }
  | { readonly type: 'answer'; readonly sequence: number; readonly status: Status }
  | { readonly type: 'time' };

export type SenderEffect =
  | { readonly type: 'send'; readonly message: HostMessage }
  | { readonly type: 'delivered'; readonly order: Order }
  /** The board took the message for wrong; it is not sent again. */
  | { readonly type: 'refused'; readonly order: Order; readonly status: Status }
  /** The board does not know us: it has started again. */
  | { readonly type: 'stranger' };

export interface SenderStep {
  readonly state: SenderState;
  readonly effects: readonly SenderEffect[];
}

/** @param next number of the first message, 1..127 */
export const idleSender = (next: number): SenderState => ({ waiting: {}, flight: undefined, next });

/** @param now milliseconds of any clock that only grows */
export function step(state: SenderState, input: SenderInput, now: number): SenderStep {
  if (input.type === 'want') return want(state, input.order, now);
  const { flight } = state;
  if (!flight) return { state, effects: [] };
  if (input.type === 'answer') return answer(state, flight, input, now);
  return now >= flight.due ? timeOut(state, flight, now) : { state, effects: [] };
}

function want(state: SenderState, order: Order, now: number): SenderStep {
  const { flight } = state;
  const changed = { ...state, waiting: { ...state.waiting, [slotOf(order)]: order } };
  if (!flight) return sendNext(changed, [], now);
  if (order.type !== 'pegs' || !OVERTAKEN.has(flight.slot)) return { state: changed, effects: [] };
  const waiting = { [flight.slot]: flight.order, ...changed.waiting };
  return sendNext({ ...changed, waiting, flight: undefined }, [], now);
}

function answer(
  state: SenderState,
  flight: Flight,
  { sequence, status }: { readonly sequence: number; readonly status: Status },
  now: number,
): SenderStep {
  // Number 0: a frame was damaged beyond knowing which. Only one of ours can be on the way.
  if (sequence === 0) return hurry(state, flight, now);
  if (sequence !== flight.sequence) return { state, effects: [] };
  if (status === 'notGreeted') return { state, effects: [{ type: 'stranger' }] };
  const { order } = flight;
  const effect: SenderEffect =
    status === 'ok' ? { type: 'delivered', order } : { type: 'refused', order, status };
  return sendNext({ ...state, flight: undefined }, [effect], now);
}

function hurry(state: SenderState, flight: Flight, now: number): SenderStep {
  if (flight.hurries >= MOST_HURRIES) return { state, effects: [] };
  if (state.waiting[flight.slot]) return sendNext({ ...state, flight: undefined }, [], now);
  return resend(state, { ...flight, hurries: flight.hurries + 1 }, now);
}

function timeOut(state: SenderState, flight: Flight, now: number): SenderStep {
  if (state.waiting[flight.slot]) return sendNext({ ...state, flight: undefined }, [], now);
  return resend(state, { ...flight, timeouts: flight.timeouts + 1, hurries: 0 }, now);
}

// The same frame under the same number, and nothing in between: so the board knows an effect or a tone again.
function resend(state: SenderState, flight: Flight, now: number): SenderStep {
  const again = { ...flight, due: now + timeout(flight.timeouts) };
  return {
    state: { ...state, flight: again },
    effects: [{ type: 'send', message: numbered(flight.order, flight.sequence) }],
  };
}

function sendNext(state: SenderState, before: readonly SenderEffect[], now: number): SenderStep {
  const slot = SLOTS.find((name) => state.waiting[name]);
  const order = slot && state.waiting[slot];
  if (!slot || !order) return { state, effects: before };
  const { [slot]: _taken, ...waiting } = state.waiting;
  const sequence = state.next;
  const flight = { slot, order, sequence, timeouts: 0, hurries: 0, due: now + timeout(0) };
  return {
    state: { waiting, flight, next: (sequence % LAST_SEQUENCE) + 1 },
    effects: [...before, { type: 'send', message: numbered(order, sequence) }],
  };
}

const timeout = (timeouts: number): number =>
  ANSWER_TIMEOUTS[Math.min(timeouts, ANSWER_TIMEOUTS.length - 1)] ?? 0;

const numbered = (order: Order, sequence: number): HostMessage => ({ ...order, sequence });
