// What a player may ask for from a device of their own, and who has to agree to it.
import { findOffence } from '../rulings/offences.ts';
import { pegsOf } from '../terms/pegs.ts';
import { pegsDifference, sideOf } from '../terms/ruleset.ts';
import { counterOf, isAlone, type Seat } from '../terms/seats.ts';
import { countByCards } from './claim.ts';
import type { Asking, Command, CommandOf, OffenceCall } from './command.ts';
import { findMissed, isOnCount } from './muggins.ts';
import type { State } from './state.ts';

type Beginning = CommandOf<'newGame'>;

/** Why a seat may not do something. `owner` is the seat that it belongs to. */
export type Prohibition =
  /** The seat has no player. */
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
    // All at the table may do these: a card on the table, or one that is not entered, a dispute, an undo.
    case 'starter':
    case 'dispute':
    case 'unseen':
    case 'undo':
      return undefined;
    case 'cut':
      return command.dealer === seat ? undefined : { code: 'othersDeal' };
    case 'muggins':
      // Points that were not pegged are no count: that they were missed is settled at the board.
      if (command.seat !== seat) return { code: 'othersSeat' };
      return isUnpegged(state, seat, command) ? { code: 'hostsMove' } : undefined;
    case 'peg':
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
    case 'newGame':
      return followsOn(state, command) ? undefined : { code: 'hostsMove' };
    default:
      return { code: 'hostsMove' };
  }
}

/** Whether a call would be about a card for which nothing was pegged. */
function isUnpegged(state: State, seat: Seat, { on, card }: CommandOf<'muggins'>): boolean {
  if (typeof on === 'string') return false;
  const about = { on, card };
  return findMissed(state, seat, about).ok && !isOnCount(state, seat, about);
}

/** Whether a game is the next one of the same people by the same rules, as NEXT on the board begins it. */
function followsOn({ phase, rules, playerIds }: State, next: Beginning): boolean {
  const people = (ids: readonly string[]): string => [...ids].sort().join();
  return phase === 'over' && next.rules === rules && people(next.playerIds ?? []) === people(playerIds);
}

/** The player who counts a hand enters it, or a partner, who has the same pegs. */
function ownHand(state: State, seat: Seat, named: State['hand']): Prohibition | undefined {
  const hand = named ?? (state.disputed ? state.count?.hand : state.hand);
  const owner = hand === undefined ? state.count?.seat : counterOf(state, hand);
  if (pegsDifference(state.rules)) return undefined;
  if (owner === undefined || sideOf(state.rules, owner) === sideOf(state.rules, seat)) return undefined;
  return { code: 'othersHand', owner };
}

/**
 * Whether another side has to agree to an offence that this seat reports. An offence of their own side costs no other side
 * anything, and needs no consent, unless the cards would be dealt again, pegs of another side would go back or a crib could change hands.
 */
export function needsConsent({ rules }: State, seat: Seat, call: OffenceCall): boolean {
  const row = findOffence(call.offence);
  const back = row?.count === 'otherIfPoints' && (call.points ?? 0) > 0;
  const takes = row?.redeal === true || row?.retracts === 'everyone' || row?.who === 'nondealer';
  return takes || back || sideOf(rules, call.seat) !== sideOf(rules, seat);
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

/** The request after the move `move`. */
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

/** Why another side has to agree before a player takes a move back. */
export const UNDO_CONSENTS = [
  /** Another player made the move, or it was made at the board. */
  'othersMove',
  /** The house wants to be asked about every undo. */
  'agreed',
  /** The board has ruled: on a count, a call of muggins, or an offence. */
  'ruled',
  /** The move disputes a count. */
  'disputed',
  /** The move gave the game to another side. */
  'conceded',
  /** The move gave points to another side, such as heels. */
  'othersPoints',
  /** The board knows the cards of the count, and has let it pass. */
  'checked',
] as const;
/** See UNDO_CONSENTS. */
export type UndoConsent = (typeof UNDO_CONSENTS)[number];

/** The last move: the states around it, and the seat whose device it came from; undefined for the board. */
export interface LastMove {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat | undefined;
}

/**
 * Why another side has to agree before this seat takes the last move back from a device of its own; undefined where it need not be
 * asked. Points of another side are theirs, and a ruling has shown its cards. The board needs no consent.
 */
export function undoConsent(last: LastMove, seat: Seat): UndoConsent | undefined {
  if (isAlone(last.after.rules)) return undefined;
  if (last.seat !== seat) return 'othersMove';
  const { before, after } = last;
  if (after.ruling !== undefined && after.ruling !== before.ruling) return 'ruled';
  if (after.disputed && !before.disputed) return 'disputed';
  const won = after.results.length > before.results.length ? after.results.at(-1)?.winner : undefined;
  if (won !== undefined && won !== sideOf(after.rules, seat)) return 'conceded';
  if (movesOthers(last, seat)) return 'othersPoints';
  return after.count !== before.count && isChecked(after) ? 'checked' : undefined;
}

/** Whether the pegs of another side stand elsewhere after the move. */
const movesOthers = ({ before, after }: LastMove, seat: Seat): boolean =>
  after.pegs.some(
    ({ front }, side) => side !== sideOf(after.rules, seat) && front !== pegsOf(before.pegs, side).front,
  );

/** Whether the cards behind the last count are known: a card that was laid, or a whole hand. */
const isChecked = (state: State): boolean => {
  const { count } = state;
  if (count === undefined || !count.open) return false;
  const { hand, laid } = count;
  return laid !== undefined || (hand !== undefined && countByCards(state, hand) !== undefined);
};
