// The average counts that luck is measured against, from deals that are played out. Assumed: one shuffled pack, each player throws what
// is best by an average crib (a published table, or the model), every starter as likely, no heels, no play. Counted by an independent count.
import { expect, test } from 'vitest';
import { type PresetName, presetOf } from '../house/presets.ts';
import { handSize, perHand, type RuleSet, sideOf } from '../terms/ruleset.ts';
import { cribValues } from '../testing/derive.ts';
import { countCards, dealer } from '../testing/oracle.ts';
import { SCHELL_DEALER, SCHELL_PONE } from '../testing/published.ts';
import { opponentsFor } from './opponents.ts';
import { averageCounts } from './shapes.ts';
import { type CribRole, discardClass } from './sources.ts';

/** What a crib is worth to its owner with these cards thrown. */
type Worth = Readonly<Record<CribRole, (thrown: readonly number[]) => number>>;

/** Published averages count 2 for a jack that is turned up: one of those not thrown, of 50 cards. */
function published(table: readonly (readonly number[])[]): Worth['dealer'] {
  return (thrown) => {
    const [low = 0, high = 0] = thrown.map((place) => place >> 2).toSorted((a, b) => a - b);
    const jacks = 4 - thrown.filter((place) => place >> 2 === 10).length;
    return (table[low]?.[high - low] ?? Number.NaN) - (2 * jacks) / 50;
  };
}
const PUBLISHED: Worth = { dealer: published(SCHELL_DEALER), pone: published(SCHELL_PONE) };

function model(rules: RuleSet): Worth {
  const by = (role: CribRole) => {
    const values = cribValues(rules, role, opponentsFor(rules)?.weights);
    return (thrown: readonly number[]) => values[discardClass(thrown)] ?? Number.NaN;
  };
  return { dealer: by('dealer'), pone: by('pone') };
}

const PLACES = Array.from({ length: 52 }, (_, place) => place);
const mean = (values: readonly number[]): number =>
  values.reduce((all, each) => all + each, 0) / values.length;

/** The mean count of these cards over every starter that is left. */
function average(held: readonly number[], taken: readonly number[], crib: boolean, rules: RuleSet): number {
  const counted = Uint8Array.from([...held, 0]);
  const flush = crib ? rules.flush.crib : rules.flush.hand;
  const starters = PLACES.filter((place) => !taken.includes(place));
  return mean(
    starters.map((starter) => {
      counted[held.length] = starter;
      return countCards(counted, held.length, false, { nobs: rules.nobs, ...flush });
    }),
  );
}

/** What a player throws of the cards dealt: the hand by what that player can see, and the crib for or against. */
function thrownBy(dealt: readonly number[], role: CribRole, worth: Worth, rules: RuleSet): readonly number[] {
  const ways = dealt.flatMap((one, at) =>
    perHand(rules).laidAway === 1 ? [[one]] : dealt.slice(at + 1).map((other) => [one, other]),
  );
  const nets = ways.map((thrown) => {
    const kept = dealt.filter((card) => !thrown.includes(card));
    return average(kept, dealt, false, rules) + (role === 'dealer' ? 1 : -1) * worth[role](thrown);
  });
  return ways[nets.indexOf(Math.max(...nets))] ?? [];
}

/** Mean counts of so many deals: of all hands of either side, and of the crib. */
function playedOut(rules: RuleSet, worth: Worth, deals: number) {
  const found = { dealer: [] as number[], pone: [] as number[], crib: [] as number[] };
  const { dealt } = perHand(rules);
  const deal = dealer(7 * deals);
  const cards = new Uint8Array(dealt * rules.seats + rules.cards.packToCrib);
  for (let each = 0; each < deals; each++) {
    deal(cards, cards.length);
    const crib = [...cards.subarray(dealt * rules.seats)];
    for (let seat = 0; seat < rules.seats; seat++) {
      const role = sideOf(rules, seat) === sideOf(rules, 0) ? 'dealer' : 'pone';
      const hand = [...cards.subarray(dealt * seat, dealt * (seat + 1))];
      const thrown = thrownBy(hand, role, worth, rules);
      crib.push(...thrown);
      const kept = hand.filter((card) => !thrown.includes(card));
      expect(kept).toHaveLength(handSize(rules));
      found[role].push(average(kept, [...cards], false, rules));
    }
    found.crib.push(average(crib, [...cards], true, rules));
  }
  return found;
}

/** Standard errors are 0.03; cards that are kept at random, or a crib by the average of its throw alone, are 0.2 off and more. */
const DEALS = 6_000;

test.each<[PresetName, string, Worth | undefined]>([
  ['six-card', 'published tables', PUBLISHED],
  ['six-card', 'the model', undefined],
  ['five-card', 'the model', undefined],
  ['six-card-3', 'the model', undefined],
  ['six-card-4', 'the model', undefined],
])('%s: deals played out by %s count what the averages say, up to 0.1', (name, _, worth) => {
  const rules = presetOf(name);
  const found = playedOut(rules, worth ?? model(rules), DEALS);
  const known = averageCounts(rules);
  for (const hand of ['dealer', 'pone', 'crib'] as const)
    expect(Math.abs(mean(found[hand]) - (known?.[hand] ?? 0)), hand).toBeLessThan(0.1);
});
