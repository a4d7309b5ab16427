// What a player may ask for from a device of their own, and who has to agree to it.
import { findOffence } from '../rulings/offences.ts';
import { sideOf } from '../terms/ruleset.ts';
import type { Seat } from '../terms/seats.ts';
import { counterOf } from '../terms/seats.ts';
import type { Asking, Command, OffenceCall } from './command.ts';
import type { State } from './state.ts';

/** Why a seat may not do something. `owner` is the seat that it belongs to. */
export type Prohibition =
  /** Nobody plays at this seat. */
  | { readonly code: 'notSeated' }
  /** Only the host does this. */
  | { readonly code: 'hostsMove' }
  /** Every player says for themselves that they deal. */
  | { readonly code: 'othersDeal' }
  /** A claim for another seat. */
  | { readonly code: 'othersSeat' }
  /** The hand of a player of another side. */
  | { readonly code: 'othersHand'; readonly owner: Seat };

/**
 * Why this seat may not ask for this; undefined if it may. Undo depends on the house, and an offence may need consent: see
 * `needsConsent`.
 */
export function prohibition(state: State, seat: Seat, command: Command): Prohibition | undefined {
  if (seat >= state.players.length) return { code: 'notSeated' };
  switch (command.type) {
    // All at the table may do these: a card that everybody sees or that nobody enters, a dispute, an undo.
    case 'starter':
    case 'dispute':
    case 'unseen':
    case 'undo':
      return undefined;
    case 'cut':
      return command.dealer === seat ? undefined : { code: 'othersDeal' };
    case 'peg':
    case 'muggins':
    case 'concede':
    case 'hold':
    case 'lay':
    case 'go':
      // A command without a seat is for the player whose turn it is.
      return command.seat === seat ? undefined : { code: 'othersSeat' };
    case 'cards':
      return ownHand(state, seat, command.hand);
    case 'next':
      // In the show it means that nothing more is counted: only the player who counts says that.
      return state.phase === 'show' ? ownHand(state, seat, undefined) : undefined;
    case 'offence':
      // The rules and the house say who takes a penalty.
      return command.to === undefined ? undefined : { code: 'hostsMove' };
    default:
      return { code: 'hostsMove' };
  }
}

/** The player who counts a hand enters it, or a partner, who has the same pegs. */
function ownHand(state: State, seat: Seat, named: State['hand']): Prohibition | undefined {
  const hand = named ?? (state.disputed ? state.count?.hand : state.hand);
  const owner = hand === undefined ? state.count?.seat : counterOf(state, hand);
  if (owner === undefined || sideOf(state.rules, owner) === sideOf(state.rules, seat)) return undefined;
  return { code: 'othersHand', owner };
}

/**
 * Whether another side has to agree to an offence that this seat reports. An offence of their own side costs nobody else
 * anything, and needs no consent, unless the cards would be dealt again or pegs of another side would go back.
 */
export function needsConsent({ rules }: State, seat: Seat, call: OffenceCall): boolean {
  const row = findOffence(call.offence);
  const back = row?.count === 'otherIfPoints' && (call.points ?? 0) > 0;
  return row?.redeal === true || back || sideOf(rules, call.seat) !== sideOf(rules, seat);
}

/**
 * What a seat asks for and another side has to agree to, as long as this is the last move: an undo, or the ruling on an offence.
 * Plain JSON.
 */
export interface ConsentRequest {
  readonly by: Seat;
  readonly move: number;
  /** The offence that is reported; null for an undo. */
  readonly offence: OffenceCall | null;
  /** Seats that can agree to it. */
  readonly agree: readonly Seat[];
}

/** The request as it stands after the move `move`. */
export function consentRequest(state: State, { seat: by, offence }: Asking, move: number): ConsentRequest {
  const seats = state.players.map((_, seat) => seat);
  return { by, move, offence, agree: seats.filter((seat) => mayAgree(state, seat, { by, offence })) };
}

/** Whether this seat can agree to what the seat `by` asks for: the side that is accused; for anything else, any other side. */
export function mayAgree(
  { rules }: Pick<State, 'rules'>,
  seat: Seat,
  asked: Pick<ConsentRequest, 'by' | 'offence'>,
): boolean {
  const [own, by] = [sideOf(rules, seat), sideOf(rules, asked.by)];
  const accused = asked.offence === null ? by : sideOf(rules, asked.offence.seat);
  return accused === by ? own !== by : own === accused;
}
