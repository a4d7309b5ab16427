// Which message goes to the board next, as a pure transition. One message is unanswered at a time; orders wait in slots, where
// a newer order takes the place of an older one, which then is never sent.
import {
  HOST_MESSAGE_NAMES,
  type HostMessage,
  type HostMessageName,
  LAST_SEQUENCE,
  MESSAGES,
  type MessageShape,
  type Status,
  URGENCIES,
  urgencyOf,
} from '../../shared/protocol/index.ts';

type Unnumbered<M> = M extends unknown ? Omit<M, 'sequence'> : never;
/** A message without its number; the sender numbers it. */
export type Order = Unnumbered<Exclude<HostMessage, { readonly type: 'hello' | 'keyAck' }>>;

/** Host messages by urgency, and in the order of the schema where they are equally urgent. */
const BY_URGENCY: readonly HostMessageName[] = URGENCIES.flatMap((urgency) =>
  HOST_MESSAGE_NAMES.filter((name) => urgencyOf(name) === urgency),
);

/**
 * Pegs do not wait for the answer to these: they can be sent twice, so the sender takes them back while they are on the way,
 * and sends them again afterwards. Players wait for a peg, and an answer takes up to five milliseconds.
 */
const OVERTAKEN: ReadonlySet<HostMessageName> = new Set(
  HOST_MESSAGE_NAMES.filter((name) => ['text', 'question'].includes(urgencyOf(name))),
);

/** The slot in which an order waits: its message, and which of several things it is about (a row of the display). */
export function slotOf(order: Order): string {
  const shape: MessageShape = MESSAGES[order.type];
  const values = order as Readonly<Record<string, unknown>>;
  const selected = shape.fields.filter((field) => 'selects' in field).map(({ name }) => values[name]);
  return [order.type, ...selected].join(' ');
}

/**
 * Milliseconds to wait for an answer, by how often the message was sent. The first covers the longest frame out
 * and its answer (4 ms at 115200 baud), four lanes of pixels being clocked out (17 ms), a USB bridge that waits
 * 16 ms before it hands on a short answer, and a host that is late by as much. The later ones spare a slow
 * network; on a noisy line they should be short.
 */
const ANSWER_TIMEOUTS = [60, 80, 110, 150] as const;
/** Resends at once, between two timeouts, because the board reported that a frame arrived damaged. */
const MOST_HURRIES = 4;

/** The message that waits for its answer. */
interface Flight {
  readonly slot: string;
  readonly order: Order;
  readonly sequence: number;
  /** Timeouts so far. */
  readonly timeouts: number;
  /** Resends at once since the last timeout. */
  readonly hurries: number;
  /** When to stop waiting. */
  readonly due: number;
}

interface SenderState {
  /** By slot. */
  readonly waiting: Readonly<Partial<Record<string, Order>>>;
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
  /** A newer order has taken the place of this one, which is not sent any more. */
  | { readonly type: 'overtaken'; readonly order: Order; readonly by: Order }
  /** The board took the message for wrong; it is not sent again. */
  | { readonly type: 'refused'; readonly order: Order; readonly status: Status }
  /** The board does not know us: it has started again. */
  | { readonly type: 'stranger' };

interface SenderStep {
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
  const slot = slotOf(order);
  const effects = overtaken(state.waiting[slot], order);
  const changed = { ...state, waiting: { ...state.waiting, [slot]: order } };
  if (!flight) return sendNext(changed, effects, now);
  if (order.type !== 'pegs' || !OVERTAKEN.has(flight.order.type)) return { state: changed, effects };
  const newer = changed.waiting[flight.slot];
  if (newer)
    return sendNext({ ...changed, flight: undefined }, [...effects, ...overtaken(flight.order, newer)], now);
  const waiting = { ...changed.waiting, [flight.slot]: flight.order };
  return sendNext({ ...changed, waiting, flight: undefined }, effects, now);
}

const overtaken = (order: Order | undefined, by: Order): readonly SenderEffect[] =>
  order ? [{ type: 'overtaken', order, by }] : [];

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
  const newer = state.waiting[flight.slot];
  if (newer) return sendNext({ ...state, flight: undefined }, overtaken(flight.order, newer), now);
  return resend(state, { ...flight, hurries: flight.hurries + 1 }, now);
}

function timeOut(state: SenderState, flight: Flight, now: number): SenderStep {
  const newer = state.waiting[flight.slot];
  if (newer) return sendNext({ ...state, flight: undefined }, overtaken(flight.order, newer), now);
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
  const order = mostUrgent(Object.values(state.waiting));
  if (!order) return { state, effects: before };
  const slot = slotOf(order);
  const { [slot]: _taken, ...waiting } = state.waiting;
  const sequence = state.next;
  const flight = { slot, order, sequence, timeouts: 0, hurries: 0, due: now + timeout(0) };
  return {
    state: { waiting, flight, next: (sequence % LAST_SEQUENCE) + 1 },
    effects: [...before, { type: 'send', message: numbered(order, sequence) }],
  };
}

/** Of several orders of one message the one whose slot has the lower name goes first: rows go from the top. */
function mostUrgent(orders: readonly (Order | undefined)[]): Order | undefined {
  const known = orders.filter((order) => order !== undefined);
  const rank = (order: Order): number => BY_URGENCY.indexOf(order.type);
  return known.sort((a, b) => rank(a) - rank(b) || (slotOf(a) < slotOf(b) ? -1 : 1))[0];
}

const timeout = (timeouts: number): number =>
  ANSWER_TIMEOUTS[Math.min(timeouts, ANSWER_TIMEOUTS.length - 1)] ?? 0;

const numbered = (order: Order, sequence: number): HostMessage => ({ ...order, sequence });
