// Rules for the next game, chosen while another one goes on.
import type { RuleSet } from '../rules/index.ts';

/** An event of the journal. It moves no peg, undo passes it by, and the last one before the next game holds. */
export interface PlanEvent {
  readonly type: 'rulesPlanned';
  readonly rules: RuleSet;
  readonly move: number;
}
