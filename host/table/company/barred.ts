// What cannot be done where the host deals: its cards are the dealer's, and nobody lays what they do not hold.
import { seatsOfPeople } from '../../../shared/partner/index.ts';
import { decide, isBidFor, promptOf, roundOf } from '../../../shared/rules/game/index.ts';
import type { Command, Refusal, State } from '../../../shared/rules/index.ts';
import type { Seat } from '../../../shared/rules/terms/index.ts';

interface Asked {
  /** The game as everybody sees it. */
  readonly state: State;
  /** The game with all cards. */
  readonly known: State;
  /** The seat whose phone asks; undefined for the host and the board. */
  readonly by: Seat | undefined;
}

/** Why a command cannot be; undefined where it can. */
export function barred(command: Command, { state, known, by }: Asked): Refusal | undefined {
  const no: Refusal = { code: 'notNow', command: command.type, phase: state.phase };
  if (isDealers(state, command)) return no;
  if (command.type !== 'lay' && command.type !== 'go') return undefined;
  const { turn } = roundOf(state);
  const seat = command.seat ?? turn;
  if (seat === undefined || !mayPlay(state, seat, by)) return no;
  // A card laid early would tell whether those before it can still play.
  if (turn !== undefined && seat !== turn) return { code: 'notYourTurn', seat, expected: turn };
  const asked = decide(known, command);
  return asked.ok ? undefined : asked.refusal;
}

/** Whether a command is the dealer's, or comes while people still lay away. */
function isDealers(state: State, { type }: Command): boolean {
  const { phase } = state;
  switch (type) {
    case 'starter':
    case 'cards':
    case 'cutCards':
    case 'cut':
    case 'hold':
    case 'unseen':
    case 'free':
      return true;
    case 'next':
      // The play ends once every card is laid.
      if (phase === 'play') return promptOf(state).play?.over !== true;
      return phase === 'starter' || (phase === 'deal' && !isBidFor(state));
    case 'peg':
      return phase === 'cut' || phase === 'deal' || phase === 'starter';
    case 'lay':
    case 'go':
      return phase !== 'play';
    default:
      return false;
  }
}

/**
 * Whether a hand may be played from. It is its player's: the answer to anybody else would tell what is in it. Whoever plays alone may also
 * use the board. `by`: the seat whose phone asks; undefined for the host and the board.
 */
function mayPlay(state: State, seat: Seat, by: Seat | undefined): boolean {
  const people = seatsOfPeople(state.playerIds);
  return people.includes(seat) && (by === undefined ? people.length === 1 : by === seat);
}
