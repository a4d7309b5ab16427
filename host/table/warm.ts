// The tables of possible counts are worked out once for each rule set: better now than at the first score.
import { possibleCounts, type State } from '../../shared/rules/index.ts';

/** Works them out for the game on the board. */
export function warmCounts({ phase, rules }: State): void {
  if (phase === 'none') return;
  for (const crib of [false, true]) possibleCounts(crib, rules);
}
