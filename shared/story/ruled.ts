// The hands that rulings were about, whole: a ruling itself names only the cards that count, and a new deal clears the table.
import type { CardOrRank, Event, Hand, Ruling, State } from '../rules/index.ts';
import { HANDS } from '../rules/terms/index.ts';

/** A hand with the card that was turned for all. */
export interface RuledHand {
  readonly cards: readonly CardOrRank[];
  readonly starter: CardOrRank | undefined;
}

/** Remembers the hand of every ruling for as long as the ruling itself can come back, by undo and redo. */
export class RuledHands {
  readonly #hands = new WeakMap<Ruling, RuledHand>();

  /** One more move, given by its events and the states around it. */
  follow(events: readonly Event[], before: State, after: State): void {
    const { ruling } = after;
    if (ruling === undefined || this.#hands.has(ruling)) return;
    const keyed = events.flatMap((event) =>
      event.type === 'cardsEntered' ? [[event.hand, event.cards] as const] : [],
    );
    const cards: State['cards'] = { ...before.cards, ...Object.fromEntries(keyed) };
    const starter = before.starter ?? after.starter;
    const hand = handOf(ruling, [after.count?.hand, before.count?.hand, before.hand], cards);
    if (hand !== undefined) this.#hands.set(ruling, { cards: hand, starter });
  }

  /** The hand that a ruling was about; undefined where no cards were entered. */
  of(ruling: Ruling): RuledHand | undefined {
    return this.#hands.get(ruling);
  }
}

/** The first hand that has all the cards that the ruling counts, the likeliest first. A card in play is no hand. */
function handOf(
  { truth, played, items }: Ruling,
  likely: readonly (Hand | undefined)[],
  cards: State['cards'],
): readonly CardOrRank[] | undefined {
  if (truth === undefined || played !== undefined) return undefined;
  const counted = new Set(items.flatMap((item) => item.cards));
  // All but the starter are in the hand.
  const fits = (hand: readonly CardOrRank[]): boolean =>
    [...counted].filter((card) => !hand.includes(card)).length <= 1;
  const order = [...likely.flatMap((hand) => hand ?? []), ...HANDS];
  return order.map((hand) => cards[hand]).find((hand) => hand !== undefined && fits(hand));
}
