// The laws of a rotation, checked on a fresh plan: everybody sits once, nobody meets twice before everybody once, sit-outs are fair.

import type { RotationForm } from '../format/format.ts';
import { planRounds } from '../rotation/plan.ts';
import { format } from './night.ts';

export const fieldOf = (size: number): readonly string[] =>
  Array.from({ length: size }, (_, index) => `p${index + 1}`);

/** Fields of 2 to 80 and 1 to 22 games: every `fields`-th and every `games`-th of them. */
export const fieldsUnderTest = (fields: number, games: number): readonly (readonly [number, number])[] =>
  Array.from({ length: 79 }, (_, index) => index + 2)
    .filter((field) => field < 12 || field % fields < 2)
    .flatMap((field) =>
      Array.from({ length: 22 }, (_, index) => [field, index + 1] as const).filter(
        ([, count]) => count % games === 0 || count === 1 || count === 22,
      ),
    );

interface LawInput {
  readonly rotation: RotationForm['method'];
  readonly field: number;
  readonly games: number;
}

/** Every law that the plan of this field breaks. */
export function brokenLaws({ rotation, field, games }: LawInput): readonly string[] {
  const present = fieldOf(field);
  const plan = planRounds({
    format: format({ rotation, games, move: 4 }),
    present,
    drawn: [],
    planned: [],
    missed: {},
    seed: field * 100 + games,
  });
  const met = new Map<string, number>();
  const sat = new Map(present.map((id) => [id, 0]));
  const played = new Map(present.map((id) => [id, 0]));
  const faults: string[] = [];
  const fault = (words: string): unknown => faults.push(`${rotation} ${field}x${games}: ${words}`);
  for (const [index, { pairs, idle }] of plan.entries()) {
    if (new Set([...pairs.flat(), ...idle]).size !== field || 2 * pairs.length + idle.length !== field)
      fault(`round ${index + 1} seats not everybody once`);
    for (const pair of pairs) {
      const key = pair.toSorted().join('-');
      met.set(key, (met.get(key) ?? 0) + 1);
      for (const id of pair) played.set(id, (played.get(id) ?? 0) + 1);
    }
    for (const id of idle) sat.set(id, (sat.get(id) ?? 0) + 1);
    const most = Math.max(...met.values());
    const least = met.size < (field * (field - 1)) / 2 ? 0 : Math.min(...met.values());
    if (most - least > 1) fault(`round ${index + 1}: some meet ${most} times, some ${least}`);
    if (Math.max(...sat.values()) - Math.min(...sat.values()) > 1)
      fault(`round ${index + 1}: sit-outs differ`);
  }
  if (Math.min(...played.values()) < games) fault('too few games');
  if (field % 2 === 0 && plan.length !== games) fault(`${plan.length} rounds`);
  return faults;
}
