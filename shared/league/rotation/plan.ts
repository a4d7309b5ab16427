// The plan of a night: who meets whom in every round still to come. Made once for a field; mended when the field changes.
import type { RotationFormat } from '../format/format.ts';
import { chanceOf, shuffled } from './chance.ts';
import { circleCycle, type Meeting, sidesCycle } from './cycle.ts';
import { roundsFor } from './length.ts';
import { mended } from './mend.ts';
import { Encounters, type RoundPlan } from './record.ts';

/** What a plan is made of. */
export interface PlanInput {
  readonly format: RotationFormat;
  /** The entrants from now on, in the order in which they checked in. */
  readonly present: readonly string[];
  /** The rounds that are drawn already, without void games that are owed: their two have not met. */
  readonly drawn: readonly RoundPlan[];
  /** The plan so far for the rounds after those; none at the start. */
  readonly planned: readonly RoundPlan[];
  /** Games that an entrant is not to have, because it came late: by id. */
  readonly missed: Readonly<Record<string, number>>;
  readonly seed: number;
}

/** Most rounds of a night, whatever is owed. */
const MOST_ROUNDS = 60;
/** Draws that are tried where a mended plan has two meet again. */
const TRIES = 8;

/** The rounds still to come. The plan that repeats fewest meetings wins, among those that were tried. */
export function planRounds(input: PlanInput): readonly RoundPlan[] {
  const { drawn, present, seed } = input;
  if (present.length < 2) return [];
  if (drawn.length === 0) return withCatchUp(input, fresh(input));
  const plans = [withCatchUp(input, mend(input, input.planned, present))];
  for (let attempt = 1; attempt <= TRIES && repeatsOf(drawn, plans.at(-1) ?? []) > 0; attempt++)
    plans.push(
      withCatchUp(input, mend(input, [], shuffled(present, chanceOf(seed + drawn.length * 1009 + attempt)))),
    );
  const costs = plans.map((plan) => repeatsOf(drawn, plan));
  return plans[costs.indexOf(Math.min(...costs))] as readonly RoundPlan[];
}

/** How often two meet who have met before, in `plan` after `drawn`. */
export function repeatsOf(drawn: readonly RoundPlan[], plan: readonly RoundPlan[]): number {
  const past = new Encounters(drawn);
  let repeats = 0;
  for (const round of plan) {
    repeats += round.pairs.filter(([a, b]) => past.met(a, b) > 0).length;
    past.add(round);
  }
  return repeats;
}

/** The plan of a complete field: cycles in which all meet once. */
function fresh({ format, present, seed }: PlanInput): readonly RoundPlan[] {
  const chance = chanceOf(seed);
  const seats: readonly (string | undefined)[] =
    present.length % 2 === 0 ? shuffled(present, chance) : [...shuffled(present, chance), undefined];
  const { method, move } = format.schedule;
  const cycle = method === 'sides' ? sidesCycle(seats.length, move) : circleCycle(seats.length);
  const rounds: RoundPlan[] = [];
  for (let lap = 0; rounds.length < roundsFor(format, present.length); lap++) {
    const order = method === 'draw' ? shuffled(cycle, chance) : cycle;
    rounds.push(...order.map((meetings) => seated(meetings, seats, lap % 2 === 1)));
  }
  return rounds.slice(0, roundsFor(format, present.length));
}

/** A round of positions with the names of those who sit there; every other lap the other side deals first. */
function seated(
  meetings: readonly Meeting[],
  seats: readonly (string | undefined)[],
  turned: boolean,
): RoundPlan {
  const pairs: (readonly [string, string])[] = [];
  const idle: string[] = [];
  for (const meeting of meetings) {
    const [a, b] = turned ? meeting.toReversed() : meeting;
    const [first, second] = [seats[a as number], seats[b as number]];
    if (first !== undefined && second !== undefined) pairs.push([first, second]);
    else idle.push((first ?? second) as string);
  }
  return { pairs, idle };
}

/** The plan so far, for those who are there now. */
function mend(
  input: PlanInput,
  planned: readonly RoundPlan[],
  order: readonly string[],
): readonly RoundPlan[] {
  const { drawn, present } = input;
  const past = new Encounters(drawn);
  const known = new Set(drawn.flatMap(({ pairs, idle }) => [...pairs.flat(), ...idle]));
  past.welcome(
    present.filter((each) => !known.has(each)),
    present.filter((each) => known.has(each)),
  );
  return Array.from({ length: fieldRoundsLeft(input) }, (_, index) => {
    const round = mended({ field: order, past, planned: planned[index] });
    past.add(round);
    return round;
  });
}

/**
 * A plan with rounds at its end for those who lack games: they play each other; one too many gets a helper, who has all
 * games already.
 */
function withCatchUp(input: PlanInput, plan: readonly RoundPlan[]): readonly RoundPlan[] {
  const { drawn, present } = input;
  const rounds = [...plan];
  const past = new Encounters([...drawn, ...plan]);
  while (drawn.length + rounds.length < MOST_ROUNDS) {
    const short = present.filter((id) => owedAfter(input, past, id) > 0);
    const helpers = present.filter((id) => !short.includes(id));
    const round = { ...mended({ field: short, past, planned: undefined, helpers }), idle: [] };
    if (round.pairs.length === 0) break;
    rounds.push(round);
    past.add(round);
  }
  return rounds;
}

/** Games that a player is to have in all. */
export const gamesDue = ({ format, missed }: Pick<PlanInput, 'format' | 'missed'>, id: string): number =>
  format.schedule.games - (format.attendance.late === 'owed' ? 0 : (missed[id] ?? 0));

/** Games that a player still lacks after these rounds; 0 or less for one who has all. */
export const owedAfter = (input: PlanInput, past: Encounters, id: string): number =>
  gamesDue(input, id) - past.played(id) - (input.format.schedule.odd === 'houseGame' ? past.sat(id) : 0);

/** Rounds of the whole field that are not drawn yet. Those after them are for players who lack games. */
export const fieldRoundsLeft = ({ format, drawn, present }: PlanInput): number =>
  Math.max(0, roundsFor(format, present.length) - drawn.length);
