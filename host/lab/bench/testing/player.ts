// Somebody who plays: a few points in the play, every card of the show, and the right count.
import type { Xorshift } from '../../../../hardware/emulator/random.ts';
import { countByCards } from '../../../../shared/rules/game/index.ts';
import {
  type Card,
  type Command,
  DECK,
  promptOf,
  type State,
  total,
} from '../../../../shared/rules/index.ts';

/** A command that fits the prompt. */
export function nextOf(state: State, random: Xorshift): Command {
  const { expects, seat, cards = 4, hand } = promptOf(state);
  const fresh = freshCards(state, random);
  switch (expects) {
    case 'cut':
      return { type: 'cut', dealer: random.below(2) };
    case 'starter':
    case 'starterCard':
      return { type: 'starter', card: fresh[0] ?? 'AC' };
    case 'points':
      return random.below(7) === 0
        ? { type: 'next' }
        : { type: 'peg', seat: random.below(2), points: 1 + random.below(2) };
    case 'cards':
      return { type: 'cards', cards: fresh.slice(0, cards) };
    case 'count':
      return { type: 'peg', seat: seat ?? 0, points: total(countByCards(state, hand ?? 'pone') ?? []) };
    default:
      return { type: 'next' };
  }
}

/** The cards that are still hidden in this deal, shuffled. */
function freshCards({ starter, cards }: State, random: Xorshift): readonly Card[] {
  const seen = [starter, ...Object.values(cards).flat()];
  const rest = DECK.filter((card) => !seen.includes(card));
  return rest
    .map((card) => ({ card, at: random.below(1e6) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ card }) => card);
}
