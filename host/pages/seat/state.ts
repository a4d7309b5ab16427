// How a phone comes to its seat and asks for something from it: pure steps, from what happens to the next state and what is to be done.
import type {
  Away,
  EmulatorMessage,
  HandAnswer,
  Me,
  Precondition,
  TableMessage,
} from '../../web/table/types.ts';
import { t } from '../kit/language.ts';
import type { Settled } from '../kit/outbox.ts';
import type { Taking } from '../kit/place.ts';
import { EMPTY_STORE, hear, type Store, seatsOf } from '../parts/store.ts';
import type { JoinableSeat, Seating } from './outside.ts';
import { type SeatScene, seatScene, seenNow } from './scene.ts';
import { type Sent, tell, type WaitingRequest } from './sent.ts';

/** What the page says about the last request; `again`: requests that can be sent once more. */
export interface Word {
  readonly kind: 'good' | 'bad' | 'ask';
  readonly text: string;
  readonly again: readonly WaitingRequest[];
}

export interface SeatState {
  readonly heard: Store;
  /** Whether an invitation is being exchanged for its seat. */
  readonly taking: boolean;
  /** Whether a code was scanned by a browser that would forget its seat: it is asked first. */
  readonly forgets: boolean;
  readonly seat: number | undefined;
  /** The seat that the phone asks for, until its player presses. */
  readonly asking: number | undefined;
  /** Its owner does not play now: who that is, and the seats that are free. */
  readonly away: Away | undefined;
  /** The player's cards, where the host deals. */
  readonly own: HandAnswer | undefined;
  /** The last move that one of our requests made; until it is seen, our own peg is not known. */
  readonly made: number;
  readonly word: Word | undefined;
}

/** A page that has just been loaded. */
export const AT_FIRST: SeatState = {
  heard: EMPTY_STORE,
  taking: false,
  forgets: false,
  seat: undefined,
  asking: undefined,
  away: undefined,
  own: undefined,
  made: 0,
  word: undefined,
};

/** What can happen. `keyed`: whether this phone has a key that it can show. */
export type SeatInput =
  | { readonly type: 'heard'; readonly message: Exclude<TableMessage, EmulatorMessage> }
  /** The page was loaded, or a code was scanned (`invited`). `lasts`: whether the browser keeps the seat. */
  | { readonly type: 'arrived'; readonly invited: boolean; readonly keyed: boolean; readonly lasts: boolean }
  /** The seat is wanted though the browser forgets it. */
  | { readonly type: 'agreed' }
  | { readonly type: 'taken'; readonly taking: Taking; readonly keyed: boolean }
  /** Whose key it is; undefined if the host does not answer. */
  | { readonly type: 'known'; readonly me: Me | undefined }
  /** A player taps their name. */
  | { readonly type: 'names'; readonly seat: number }
  /** The request for a seat has reached the table, or `words` say why not. */
  | { readonly type: 'asked'; readonly words: string | undefined }
  | { readonly type: 'left' }
  /** The player asks for something; `waits`: whether other requests are on their way. */
  | { readonly type: 'wished'; readonly sent: Sent; readonly waits: boolean }
  /** What was asked for was not done. */
  | { readonly type: 'failed'; readonly words: string }
  /** The host says what the seat holds. */
  | { readonly type: 'dealt'; readonly own: HandAnswer }
  | { readonly type: 'settled'; readonly settled: Settled<WaitingRequest> };

/** What is to be done. */
export type SeatEffect =
  /** Exchange the invitation; ask whose key it is; either once more, later. */
  | { readonly type: 'take' | 'identify' | 'retry' }
  /** Forget the key; see which seats are free; send what waits. */
  | { readonly type: 'forget' | 'lookAround' | 'hurry' }
  /** Ask for a seat; ask no longer. */
  | { readonly type: 'ask'; readonly seat: number }
  | { readonly type: 'withdraw' }
  | { readonly type: 'send'; readonly sent: Sent; readonly seen: Precondition };

interface SeatStep {
  readonly state: SeatState;
  readonly effects: readonly SeatEffect[];
}

/** The next state, and what is to be done. */
export function step(state: SeatState, input: SeatInput): SeatStep {
  switch (input.type) {
    case 'heard':
      return heardMore(state, input.message);
    case 'arrived':
      if (!input.invited) return { state, effects: [nextOf(input.keyed)] };
      return input.lasts ? taking(state) : only({ ...state, forgets: true });
    case 'agreed':
      return taking(state);
    case 'taken':
      return taken(state, input);
    case 'known':
      return known(state, input.me);
    case 'names':
      return { state: { ...state, word: undefined }, effects: [{ type: 'ask', seat: input.seat }] };
    case 'asked':
      return input.words === undefined
        ? { state, effects: [{ type: 'identify' }] }
        : stand({ ...state, word: bad(input.words) });
    case 'left':
      return state.asking === undefined ? stand(state) : withdraw(state);
    case 'wished':
      return send(state, input.sent, input.waits);
    case 'failed':
      return only({ ...state, word: bad(input.words) });
    case 'dealt':
      return only({ ...state, own: input.own });
    case 'settled':
      return settled(state, input.settled);
  }
}

/** Whether the phone has its seat. */
export const seatingOf = ({ taking, forgets, seat }: SeatState): Seating =>
  forgets ? 'forgets' : taking ? 'taking' : seat === undefined ? 'none' : 'seated';

/** The page of the seat; undefined without one. */
export const mineOf = ({ heard, seat, own }: SeatState): SeatScene | undefined =>
  heard.state && seat !== undefined ? seatScene(heard.state, seat, own) : undefined;

const taking = (state: SeatState): SeatStep => ({
  state: { ...state, taking: true, forgets: false },
  effects: [{ type: 'take' }],
});
const only = (state: SeatState): SeatStep => ({ state, effects: [] });
const bad = (text: string, again: Word['again'] = []): Word => ({ kind: 'bad', text, again });
/** With a key it is asked whose it is, without one which seats are free. */
const nextOf = (keyed: boolean): SeatEffect => ({ type: keyed ? 'identify' : 'lookAround' });

/** Another message. A success is shown until the next move of another player. */
function heardMore(state: SeatState, message: Exclude<TableMessage, EmulatorMessage>): SeatStep {
  const heard = hear(state.heard, message);
  const over = state.word?.kind === 'good' && (heard.state?.view.move ?? 0) > state.made;
  const same = heard.state?.view.game === state.heard.state?.view.game;
  const next = { ...state, heard, word: over ? undefined : state.word, own: same ? state.own : undefined };
  const others = seatsOf(heard.state) !== seatsOf(state.heard.state);
  if (!others || state.taking) return only(next);
  const known = [state.seat, state.away, state.asking].some((each) => each !== undefined);
  return { state: next, effects: [{ type: known ? 'identify' : 'lookAround' }] };
}

function taken(state: SeatState, { taking, keyed }: Extract<SeatInput, { type: 'taken' }>): SeatStep {
  if (taking.kind === 'lost') return { state, effects: [{ type: 'retry' }] };
  const word = taking.kind === 'refused' ? bad(taking.words) : undefined;
  return { state: { ...state, taking: false, word }, effects: [nextOf(keyed)] };
}

function known(state: SeatState, me: Me | undefined): SeatStep {
  if (me === undefined) return { state, effects: [{ type: 'retry' }] };
  if (me.away !== null) return only({ ...state, seat: undefined, away: me.away });
  if (typeof me.asking === 'number') return only({ ...state, asking: me.asking });
  if (me.seat === null)
    return stand({ ...state, word: bad(t(state.asking === undefined ? 'seat-lostSeat' : 'seat-notLetIn')) });
  return {
    state: { ...state, seat: me.seat, asking: undefined, away: undefined },
    effects: [{ type: 'hurry' }],
  };
}

/** The phone has no seat any more. */
const stand = (state: SeatState): SeatStep => ({
  state: { ...state, taking: false, seat: undefined, asking: undefined, away: undefined },
  effects: [{ type: 'forget' }, { type: 'lookAround' }],
});

function withdraw(state: SeatState): SeatStep {
  const { state: next, effects } = stand(state);
  return { state: next, effects: [{ type: 'withdraw' }, ...effects] };
}

/** The seats of people in the game, for a phone that has none. */
export const joinableSeats = ({ heard: { state } }: SeatState): readonly JoinableSeat[] =>
  (state?.view.players ?? [])
    .filter(({ seat }) => state?.company?.levels[seat] == null)
    .map(({ seat, name, lane }) => ({
      seat,
      name,
      button: lane + 1,
      taken: state?.phones[seat] === true,
    }));

function send(state: SeatState, sent: Sent, waits: boolean): SeatStep {
  const { heard, seat, made } = state;
  if (heard.state === undefined || seat === undefined) return only(state);
  const { view } = heard.state;
  const seen = seenNow(view, seat, waits || view.move < made);
  return { state: { ...state, word: undefined }, effects: [{ type: 'send', sent, seen }] };
}

function settled(state: SeatState, result: Settled<WaitingRequest>): SeatStep {
  const { reply } = result;
  const word = wordOf(result);
  const made = reply.kind === 'done' ? Math.max(state.made, reply.number) : state.made;
  const next = { ...state, made, word };
  return reply.kind === 'gone' ? stand(next) : only(next);
}

/** What became of a request, in words. */
function wordOf({ request: each, reply, unsent }: Settled<WaitingRequest>): Word | undefined {
  switch (reply.kind) {
    case 'done':
      return { kind: 'good', text: tell(each, 'done'), again: [] };
    case 'asked':
      return undefined;
    case 'stale':
      return { kind: 'ask', text: reply.words, again: [each, ...unsent] };
    default:
      return bad(reply.words, unsent);
  }
}
