// What the phone of a seat may ask for: its own claims, and what belongs to all who sit at the table.
import {
  type Command,
  counterOf,
  findOffence,
  type OffenceCall,
  type Seat,
  type State,
  sideOf,
} from '../../../shared/rules/index.ts';
import { type Answer, answer } from '../kit/validation.ts';
import type { ConsentRequest } from './wire.ts';

/** Why a seat may not do something. */
export interface Forbidden {
  readonly code: 'notYours' | 'hostOnly' | 'notSeated';
  readonly answer: Answer;
}

const HOST_ONLY: Forbidden = {
  code: 'hostOnly',
  answer: answer('hostsMove', {}),
};

/**
 * Why the phone of this seat may not ask for this; undefined if it may. Undo is judged elsewhere, as it may need consent; for an
 * offence see `needsConsent`.
 */
export function forbidden(state: State, seat: Seat, command: Command): Forbidden | undefined {
  if (seat >= state.players.length) return { code: 'notSeated', answer: answer('notSeated', { seat }) };
  switch (command.type) {
    // These belong to all at the table: a card that everybody sees or that nobody enters, a doubt; undo asks the others where
    // it has to.
    case 'starter':
    case 'dispute':
    case 'unseen':
    case 'undo':
      return undefined;
    case 'cut':
      return own(state, seat, command.dealer, 'othersDeal');
    case 'peg':
    case 'muggins':
    case 'concede':
    case 'hold':
    case 'lay':
    case 'go':
      // Without a seat it would be whoever's turn it is.
      return own(state, seat, command.seat ?? -1, 'othersSeat');
    case 'cards':
      return ownHand(state, seat, command.hand);
    case 'next':
      // In the show it means that nothing more is counted, which only the one who counts may say.
      return state.phase === 'show' ? ownHand(state, seat, undefined) : undefined;
    case 'offence':
      // Who takes a penalty is what the rules and the house say.
      return command.to === undefined ? undefined : HOST_ONLY;
    default:
      return HOST_ONLY;
  }
}

/**
 * Whether an offence that this seat reports has to be agreed to. Who owns up to an offence of his own side costs nobody else
 * anything, and needs no consent, unless the cards would be dealt again or pegs of another side would go back.
 */
export function needsConsent({ rules }: State, seat: Seat, call: OffenceCall): boolean {
  const row = findOffence(call.offence);
  const back = row?.count === 'otherIfPoints' && (call.points ?? 0) > 0;
  return row?.redeal === true || back || sideOf(rules, call.seat) !== sideOf(rules, seat);
}

/** Whether this seat can agree to what the seat `by` asks for: the side that is accused; for anything else, any other side. */
export function mayAgree(
  { rules }: State,
  seat: Seat,
  asked: Pick<ConsentRequest, 'by' | 'offence'>,
): boolean {
  const [own, by] = [sideOf(rules, seat), sideOf(rules, asked.by)];
  const accused = asked.offence === null ? by : sideOf(rules, asked.offence.seat);
  return accused === by ? own !== by : own === accused;
}

const own = (
  state: State,
  seat: Seat,
  asked: Seat,
  code: 'othersDeal' | 'othersSeat',
): Forbidden | undefined =>
  asked === seat ? undefined : { code: 'notYours', answer: answer(code, { name: nameOf(state, seat) }) };

/** A hand is entered by whoever counts it, or by a partner, who holds the same pegs. */
function ownHand(state: State, seat: Seat, named: State['hand']): Forbidden | undefined {
  const hand = named ?? (state.disputed ? state.count?.hand : state.hand);
  const owner = hand === undefined ? state.count?.seat : counterOf(state, hand);
  if (owner === undefined || sideOf(state.rules, owner) === sideOf(state.rules, seat)) return undefined;
  return { code: 'notYours', answer: answer('othersHand', { name: nameOf(state, owner) }) };
}

const nameOf = ({ players }: State, seat: Seat): string => players[seat] ?? `Seat ${seat + 1}`;
