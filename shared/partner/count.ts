// Counting: what the hand that is shown scores, and what another side has missed or claimed too much.

import {
  callsOf,
  countByCards,
  findMissed,
  type GameCommand,
  knownHand,
  type State,
} from '../rules/game/index.ts';
import { type ShowItem, total } from '../rules/index.ts';
import type { Count } from '../rules/rulings/index.ts';
import { type Hand, sideOf } from '../rules/terms/index.ts';
import { stateOf, type View } from './view.ts';

/** What the hand that counts now scores; nothing where its cards are not known. */
export function countItems(view: View): readonly ShowItem[] {
  const { shown, table, seat } = view;
  return table.hand === undefined || shown === undefined
    ? []
    : (countByCards({ ...stateOf(view), cards: { [table.hand]: shown } }, table.hand, seat) ?? []);
}

/** What a hand scores that lies open. Once the cards are dealt anew, those of the play are another hand's. */
function openItems(state: State, hand: Hand, seat: number): readonly ShowItem[] | undefined {
  const cards = state.cards[hand] ?? (state.phase === 'deal' ? undefined : knownHand(state, hand));
  return cards && countByCards({ ...state, cards: { ...state.cards, [hand]: cards } }, hand, seat);
}

/** What a count is worth by the cards that lie open; undefined where they do not. */
function worthOf(state: State, { laid, hand, seat }: Count): number | undefined {
  const items = laid?.items ?? (hand && openItems(state, hand, seat));
  return items && total(items);
}

/** A call of muggins for what another side has missed, or a dispute of what it has claimed too much. */
export function findFault(view: View): GameCommand | undefined {
  const { seat, table } = view;
  const { count, rules, disputed, phase } = table;
  if (rules.muggins !== 'called' && rules.claims !== 'challenge') return undefined;
  const state = stateOf(view);
  const isCalled = rules.muggins === 'called' && !disputed && phase !== 'over' && phase !== 'none';
  const calls = isCalled ? callsOf(state, seat) : [];
  for (const { on, card } of calls) {
    const about = { on, ...(card !== undefined && { card }) };
    const missed = findMissed(state, seat, about);
    if (!missed.ok) continue;
    const points = (worthOf(state, missed.value) ?? 0) - missed.value.claimed;
    if (points > 0) return { type: 'muggins', seat, points, ...about };
  }
  const theirs =
    rules.claims === 'challenge' &&
    count?.open &&
    count.hand !== undefined &&
    sideOf(rules, count.seat) !== sideOf(rules, seat);
  const truth = theirs ? worthOf(state, count) : undefined;
  return truth !== undefined && count !== undefined && truth < count.claimed
    ? { type: 'dispute' }
    : undefined;
}
