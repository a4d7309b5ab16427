// The average counts that luck is measured against, from deals that are played out. Assumed: one shuffled pack, each player throws what
// is best by an average crib (a published table, or the model), every starter as likely, no heels, no play. Counted by an independent count.
import { expect, test } from 'vitest';
import { type PresetName, presetOf } from '../house/presets.ts';
import type { RuleSet } from '../terms/ruleset.ts';
import { modelWorth, playedDeals, type Worth } from '../testing/derive.ts';
import { countCards } from '../testing/oracle.ts';
import { SCHELL_DEALER, SCHELL_PONE } from '../testing/published.ts';
import { averageCounts } from './shapes.ts';

/** Published averages count 2 for a jack that is turned up: one of those not thrown, of 50 cards. */
function published(table: readonly (readonly number[])[]): Worth['dealer'] {
  return (thrown) => {
    const [low = 0, high = 0] = thrown.map((place) => place >> 2).toSorted((a, b) => a - b);
    const jacks = 4 - thrown.filter((place) => place >> 2 === 10).length;
    return (table[low]?.[high - low] ?? Number.NaN) - (2 * jacks) / 50;
  };
}
const PUBLISHED: Worth = { dealer: published(SCHELL_DEALER), pone: published(SCHELL_PONE) };

const mean = (values: readonly number[]): number =>
  values.reduce((all, each) => all + each, 0) / values.length;

/** Standard errors are 0.03; cards that are kept at random, or a crib by the average of its throw alone, are 0.2 off and more. */
const DEALS = 25_000;

test.each<[PresetName, string, Worth | undefined]>([
  ['six-card', 'published tables', PUBLISHED],
  ['six-card', 'the model', undefined],
  ['five-card', 'the model', undefined],
  ['six-card-3', 'the model', undefined],
  ['six-card-4', 'the model', undefined],
])('%s: deals played out by %s count what the averages say, up to 0.1', (name, _, worth) => {
  const rules = presetOf(name);
  const found = { dealer: [] as number[], pone: [] as number[], crib: [] as number[] };
  const counted = (cards: readonly number[], starter: number, flush: RuleSet['flush']['hand']) =>
    countCards(Uint8Array.from([...cards, starter]), cards.length, false, { nobs: rules.nobs, ...flush });
  for (const { hands, crib, starter } of playedDeals(rules, worth ?? modelWorth(rules), DEALS)) {
    for (const [role, hand] of hands) found[role].push(counted(hand, starter, rules.flush.hand));
    found.crib.push(counted(crib, starter, rules.flush.crib));
  }
  const known = averageCounts(rules);
  for (const hand of ['dealer', 'pone', 'crib'] as const)
    expect(Math.abs(mean(found[hand]) - (known?.[hand] ?? 0)), hand).toBeLessThan(0.1);
});
