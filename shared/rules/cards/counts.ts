// Which numbers a hand can count at all, computed from the rules: 19, 25, 26 and 27 turn out impossible in six-card.

import { cribSize, handSize, type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import { RANKS } from './cards.ts';
import { rankMultisets, scoreRanks } from './fast.ts';
import { remembered } from './memo.ts';
import { possiblePlays } from './play.ts';

const JACK = RANKS.indexOf('J');

/** Every count that some hand (or crib) with its starter can have, in rising order. Computed once for each rule set. */
export const possibleCounts = (crib = false, rules: RuleSet = SIX_CARD): readonly number[] =>
  crib ? cribCounts(rules) : handCounts(rules);

/** Every number of points that anything in a deal can score, in play or in the show, in rising order; 0 among them. */
export const possiblePoints = (rules: RuleSet = SIX_CARD): readonly number[] => allPoints(rules);

const handCounts = remembered((rules: RuleSet) => computeCounts(false, rules));
const cribCounts = remembered((rules: RuleSet) => computeCounts(true, rules));
const allPoints = remembered((rules: RuleSet): readonly number[] => {
  const counts = [...handCounts(rules), ...cribCounts(rules)];
  return [...new Set([...counts, ...possiblePlays(undefined, rules)])].sort((a, b) => a - b);
});

function computeCounts(crib: boolean, rules: RuleSet): readonly number[] {
  const counts = new Set<number>();
  for (const ranks of rankMultisets((crib ? cribSize(rules) : handSize(rules)) + 1)) {
    const base = scoreRanks(ranks.map((rank) => RANKS[rank] as (typeof RANKS)[number]));
    for (const starter of new Set(ranks)) {
      const hand = ranks.toSpliced(ranks.indexOf(starter), 1);
      for (const extra of suitPoints(hand, starter, crib, rules)) counts.add(base + extra);
    }
  }
  return [...counts].sort((a, b) => a - b);
}

/** Points that suits can add to these ranks: for every way in which suits can fall, flush and nobs together. */
function suitPoints(hand: readonly number[], starter: number, crib: boolean, rules: RuleSet): number[] {
  const { alone, withStarter } = crib ? rules.flush.crib : rules.flush.hand;
  const jacks = hand.filter((rank) => rank === JACK).length;
  const nobs = jacks > 0 && starter !== JACK ? rules.nobs : 0;
  // With all four jacks in hand one of them has the starter's suit.
  const extras = jacks === 4 ? [nobs] : [0, nobs];
  if (new Set(hand).size < hand.length) return extras;
  return hand.includes(starter) ? [...extras, alone] : [...extras, alone, withStarter + nobs];
}
