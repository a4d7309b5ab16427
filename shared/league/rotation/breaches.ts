// Where a plan cannot keep the laws of a rotation: named, so that the desk can say so before anybody sits down.
import type { NightFormat } from '../format/format.ts';
import { Encounters, type RoundPlan } from './record.ts';

/** A law that a plan breaks. Rounds count from 1. */
export type Breach =
  /** Two meet for the `times`-th time, which is more often than the format allows. */
  | {
      readonly code: 'meetAgain';
      readonly round: number;
      readonly entrants: readonly [string, string];
      readonly times: number;
    }
  /** Somebody sits out for the `times`-th time while another has not sat out so often. */
  | { readonly code: 'sitAgain'; readonly round: number; readonly entrant: string; readonly times: number }
  /** Somebody has fewer games than the format has, at the end of the plan. */
  | { readonly code: 'fewGames'; readonly entrant: string; readonly games: number };
export type BreachCode = Breach['code'];

/** Every breach in the rounds of a night, from the first, in their order. `present` are those who play to the end. */
export function breachesOf(
  { meetAtMost, games }: NightFormat,
  rounds: readonly RoundPlan[],
  present: readonly string[],
): readonly Breach[] {
  const past = new Encounters();
  const found: Breach[] = [];
  for (const [index, plan] of rounds.entries()) {
    const round = index + 1;
    past.add(plan);
    for (const entrants of plan.pairs) {
      const times = past.met(...entrants);
      if (times > meetAtMost) found.push({ code: 'meetAgain', round, entrants, times });
    }
    const least = Math.min(...present.map((each) => past.sat(each)));
    for (const entrant of plan.idle) {
      const times = past.sat(entrant);
      if (times > least + 1) found.push({ code: 'sitAgain', round, entrant, times });
    }
  }
  const few = present.filter((each) => past.played(each) < games);
  return [
    ...found,
    ...few.map((entrant): Breach => ({ code: 'fewGames', entrant, games: past.played(entrant) })),
  ];
}
