// Figures that follow from a rule set are worked out once for equal rules, wherever those were read from.
import type { RuleSet } from '../terms/ruleset.ts';

/** The parts of a rule set that figures depend on. */
export type FigureRules = Pick<RuleSet, 'seats' | 'cards' | 'flush' | 'nobs' | 'go' | 'runs' | 'playEnds'>;

/** The same function, which remembers its answers by the content of the rules. */
export function remembered<Rules extends FigureRules, T>(compute: (rules: Rules) => T): (rules: Rules) => T {
  const known = new Map<string, T>();
  return (rules) => {
    const { seats, cards, flush, nobs, go, runs, playEnds } = rules;
    const key = JSON.stringify([seats, cards, flush, nobs, go, runs, playEnds]);
    const answer = known.get(key) ?? compute(rules);
    known.set(key, answer);
    return answer;
  };
}
