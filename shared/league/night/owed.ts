// Games that are owed: a void game is on no card, so its players lack one until they play again, or the desk excuses them.
import { fieldRoundsLeft, gamesDue, owedAfter } from '../rotation/plan.ts';
import { Encounters } from '../rotation/record.ts';
import { planInputOf, planOf } from './rounds.ts';
import type { NightState } from './state.ts';

/** A player who lacks games: `games` on the card once every round of the whole field is over, of `due`. */
interface ShortOf {
  readonly entrant: string;
  readonly games: number;
  readonly due: number;
}

/** A void game that is owed to one or both of its two. */
export interface OwedGame {
  readonly game: string;
  readonly short: readonly ShortOf[];
  /** Its replay can be drawn now; before that, rounds of the whole field are still to come. */
  readonly next: boolean;
}

/** Void games that are neither made up for nor let be, while the night is open. */
export function owedGames(state: NightState): readonly OwedGame[] {
  const owed = state.games.filter(({ isVoid, letBe }) => isVoid && !letBe);
  // A match plays a void game of its own again.
  if (state.phase !== 'open' || owed.length === 0 || state.format.match.games > 1) return [];
  const input = planInputOf(state);
  if (input === undefined) return [];
  const left = fieldRoundsLeft(input);
  const past = new Encounters([...input.drawn, ...planOf(state).slice(0, left)]);
  const shortOf = (entrant: string): readonly ShortOf[] => {
    const lacks = owedAfter(input, past, entrant);
    const due = gamesDue(input, entrant);
    return lacks > 0 && input.present.includes(entrant) ? [{ entrant, games: due - lacks, due }] : [];
  };
  return owed
    .map(({ game, entrants }): OwedGame => ({ game, short: entrants.flatMap(shortOf), next: left === 0 }))
    .filter(({ short }) => short.length > 0);
}
