// Who deals first in each game of a night, where no cut decides: as nearly as can be, everybody does in every other game.
import type { GameSide } from '../cards/outcome.ts';
import type { NightFormat } from '../format/format.ts';
import type { RoundPlan } from '../rotation/record.ts';
import type { NightState } from './state.ts';

/** The side that deals first; null where the two cut for it. */
export function firstDealOf(
  { format, drawn }: { readonly format: Pick<NightFormat, 'firstDeal'> } & Pick<NightState, 'drawn'>,
  game: string,
): GameSide | null {
  if (format.firstDeal === 'cut') return null;
  const known = DEALS.get(drawn) ?? dealsOf(drawn);
  DEALS.set(drawn, known);
  return known.get(game) ?? null;
}

/** A draw is never changed: what follows from it is made once. */
const DEALS = new WeakMap<readonly RoundPlan[], ReadonlyMap<string, GameSide>>();

/** How often somebody has dealt first more than second, and in which round for the last time. */
interface Turns {
  readonly ahead: number;
  readonly last: number;
}

const NONE: Turns = { ahead: 0, last: 0 };

/** By game, as `3.2`. Whoever has dealt first less often does; then whoever did so longer ago; then the first of the two. */
function dealsOf(drawn: readonly RoundPlan[]): ReadonlyMap<string, GameSide> {
  const turns = new Map<string, Turns>();
  const deals = new Map<string, GameSide>();
  for (const [at, { pairs }] of drawn.entries())
    for (const [index, [first, second]] of pairs.entries()) {
      const [one, other] = [turns.get(first) ?? NONE, turns.get(second) ?? NONE];
      const isSecond = one.ahead > other.ahead || (one.ahead === other.ahead && one.last > other.last);
      const [dealer, pone] = isSecond ? [second, first] : [first, second];
      const [dealt, ponied] = isSecond ? [other, one] : [one, other];
      turns.set(dealer, { ahead: dealt.ahead + 1, last: at + 1 });
      turns.set(pone, { ahead: ponied.ahead - 1, last: ponied.last });
      deals.set(`${at + 1}.${index + 1}`, isSecond ? 1 : 0);
    }
  return deals;
}
