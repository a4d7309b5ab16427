// What only the dealer enters where the host deals the cards.
import { seatsOfPeople } from '../../shared/partner/index.ts';
import { isBidFor } from '../../shared/rules/game/index.ts';
import type { Command, State } from '../../shared/rules/index.ts';
import type { Seat } from '../../shared/rules/terms/index.ts';

/** Whether a command is the dealer's, or comes while people still lay away. */
export function isDealers(state: State, { type }: Command): boolean {
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
export function mayPlay(state: State, seat: Seat, by: Seat | undefined): boolean {
  const people = seatsOfPeople(state.playerIds);
  return people.includes(seat) && (by === undefined ? people.length === 1 : by === seat);
}
