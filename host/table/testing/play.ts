// A table that is played by keys, line after line.
import { expect } from 'vitest';
import type { RuleSet } from '../../../shared/rules/index.ts';
import { Rig } from './rig.ts';

/** Keys, then the pegs (front/rear for each side) and what two rows of the display say. */
export type Line = readonly [keys: string, pegs: string, ask: string, said: string];

/** The table after these lines; what each brings is compared. */
export function play(rules: Partial<RuleSet>, lines: readonly Line[]): Rig {
  const rig = new Rig({ rules });
  for (const [keys, pegs, ask, said] of lines) {
    rig.keys(keys);
    expect([keys, rig.pegs, rig.rows[2], rig.rows[3]]).toEqual([keys, pegs, ask, said]);
  }
  return rig;
}
