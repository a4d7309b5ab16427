// The ladder of a club: the desk's entries, and the ladder after a merge of two members.
import type { NightCommandOf } from '../night/command.ts';
import { type Decided, facts } from '../night/find.ts';
import type { NightState } from '../night/state.ts';
import { refused } from '../refusal.ts';
import { afterFact, type LadderFact, ladderOf } from './ladder.ts';

/** Enters a fact. Refusals: noPlayer, and those of the ladder. */
export function enterLadder(
  { ladder, players }: NightState,
  { fact }: NightCommandOf<'enterLadder'>,
): Decided {
  if (fact.type === 'joined' && !players.some(({ id }) => id === fact.player))
    return refused({ code: 'noPlayer', player: fact.player });
  const after = afterFact(ladderOf(ladder), fact);
  return after.ok ? facts({ type: 'ladderEntered', fact }) : after;
}

/** Takes the last entry back. */
export const undoLadder = ({ ladder }: NightState): Decided =>
  ladder.length === 0 ? facts() : facts({ type: 'ladderUndone' });

/** A fact with the id that a member has after a merge. */
export const sameMember = (fact: LadderFact, from: string, into: string): LadderFact =>
  Object.fromEntries(
    Object.entries(fact).map(([field, value]) => [field, field !== 'type' && value === from ? into : value]),
  ) as unknown as LadderFact;
