// Where the game stands, as values: the second row of the display. The words for them are in shared/words.

import { cribOwner } from '../rules/game/index.ts';
import { type CardOrRank, matchOf, type Phase, type Seat, type State } from '../rules/index.ts';
import type { KeyedEntry } from './entry.ts';

/** Where the game stands: the second row of the display. */
export type Standing = Readonly<
  | { code: 'noGame' }
  | { code: 'free' }
  /** The dealer is not known yet. `begun`: points were pegged all the same. */
  | { code: 'cut'; game: number; begun: boolean }
  /**
   * A deal: who deals, whose crib it is, if there is one and it is known, and the starter once it is known and matters. `nth`: which deal
   * of how many, where a player alone has several.
   */
  | {
      code: 'deal';
      phase: DealPhase;
      dealer: Seat;
      crib: Seat | null;
      starter: CardOrRank | null;
      nth: { deal: number; deals: number } | null;
    }
  /** The game is over; `match`: the match as well. `won`: games won, by side. */
  | { code: 'over'; game: number; match: boolean; won: readonly number[] }
  /** An offence is called: NEXT leads to others. */
  | { code: 'offences' }
>;

/** The phases of a deal. */
type DealPhase = Extract<Phase, 'deal' | 'bidding' | 'starter' | 'exchange' | 'play' | 'show'>;

/** Where the game stands. */
export function standingOf(state: State, entry: KeyedEntry): Standing {
  const { phase, game, dealer, starter, disputed, pegs, deal } = state;
  const { deals } = state.rules;
  if (entry.kind === 'offence') return { code: 'offences' };
  if (phase === 'none') return { code: 'noGame' };
  if (phase === 'free') return { code: 'free' };
  if (phase === 'over') {
    const { over: match, games: won } = matchOf(state);
    return { code: 'over', game, match, won };
  }
  if (dealer === undefined || phase === 'cut')
    return { code: 'cut', game, begun: pegs.some(({ front }) => front > 0) };
  // Between the deals the starter is the last deal's; it matters only to a dispute.
  const known = phase !== 'deal' || disputed;
  return {
    code: 'deal',
    phase,
    dealer,
    crib: cribOwner(state) ?? null,
    starter: known ? (starter ?? null) : null,
    nth: deals > 1 ? { deal, deals } : null,
  };
}

/** Whether the game on the board waits for its first cut with no score, so that nothing is lost when it begins anew. */
export const awaitsFirstCut = ({ phase, pegs }: Pick<State, 'phase' | 'pegs'>): boolean =>
  phase === 'cut' && pegs.every(({ front }) => front === 0);
