// One round for a field that is no longer the one that was planned for: as much of the plan as holds, and the fewest meetings again.
import { largestMatching } from './matching.ts';
import type { Encounters, RoundPlan } from './record.ts';

/** What a round is made of. */
interface MendInput {
  readonly field: readonly string[];
  readonly past: Encounters;
  readonly planned: RoundPlan | undefined;
  /** Entrants who may fill in for an odd field; no one sits out if there are any. */
  readonly helpers?: readonly string[];
}

/** Everybody in `field` plays, but for one who sits out if they are odd. */
export function mended({ field, past, planned, helpers = [] }: MendInput): RoundPlan {
  if (field.length % 2 === 0) return { pairs: paired(field, past, planned).pairs, idle: [] };
  if (helpers.length > 0) {
    const rounds = helpers.map((helper) => paired([...field, helper], past, planned));
    const { pairs } = rounds.reduce((best, each) => (each.level < best.level ? each : best));
    return { pairs, idle: [] };
  }
  const idle = sitterOf(field, past, planned);
  const rest = field.filter((each) => each !== idle);
  return { pairs: paired(rest, past, planned).pairs, idle: [idle] };
}

/** The entrant who sits out: as planned, if no one here has sat out less; else the first of those who have sat out least. */
function sitterOf(field: readonly string[], past: Encounters, planned: RoundPlan | undefined): string {
  const least = Math.min(...field.map((each) => past.sat(each)));
  const due = field.filter((each) => past.sat(each) === least);
  return due.find((each) => planned?.idle.includes(each)) ?? (due[0] as string);
}

/** Pairs of an even field, none of whom have met more than `level` times: the lowest level at which all have a partner. */
function paired(
  field: readonly string[],
  past: Encounters,
  planned: RoundPlan | undefined,
): { readonly pairs: RoundPlan['pairs']; readonly level: number } {
  for (let level = 0; ; level++) {
    const joins = (a: number, b: number): boolean =>
      past.met(field[a] as string, field[b] as string) <= level;
    const mates = largestMatching(field.length, joins, startOf(field, planned, joins));
    if (mates.includes(-1)) continue;
    const pairs = mates.flatMap((mate, at) =>
      at < mate ? [past.seat(field[at] as string, field[mate] as string)] : [],
    );
    return { pairs, level };
  }
}

/** The planned pairs that are there and may meet. */
function startOf(
  field: readonly string[],
  planned: RoundPlan | undefined,
  joins: (a: number, b: number) => boolean,
): readonly number[] {
  const start = field.map(() => -1);
  for (const [first, second] of planned?.pairs ?? []) {
    const [a, b] = [field.indexOf(first), field.indexOf(second)];
    if (a === -1 || b === -1 || !joins(a, b)) continue;
    start[a] = b;
    start[b] = a;
  }
  return start;
}
