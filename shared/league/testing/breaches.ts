// Where the rounds of a night break the laws of a rotation.
import type { RotationFormat } from '../format/format.ts';
import { Encounters, type RoundPlan } from '../rotation/record.ts';
import type { Tagged } from '../tagged.ts';

interface Breaches {
  /** Two meet for the `times`-th time, which is more often than the format allows. */
  meetAgain: { round: number; entrants: readonly [string, string]; times: number };
  /** An entrant sits out for the `times`-th time while another has not sat out so often. */
  sitAgain: { round: number; entrant: string; times: number };
  /** An entrant has fewer games than the format has, at the end of the plan. */
  fewGames: { entrant: string; games: number };
}

/** A law that a plan breaks. Rounds count from 1. */
type Breach = Tagged<'code', Breaches>;

/** Every breach in the rounds of a night, from the first, in their order. `present` are those who play to the end. */
export function breachesOf(
  { schedule }: RotationFormat,
  rounds: readonly RoundPlan[],
  present: readonly string[],
): readonly Breach[] {
  const { meetAtMost, games } = schedule;
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
