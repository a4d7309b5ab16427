// All moves of a game as a list: the newest first, by the deal in which they were made.
import { t } from '../kit/language.ts';

/** A move of the list. */
export interface ListedMove {
  /** What finds it again: its step in the game, or its number in the journal. */
  readonly at: number;
  readonly text: string;
  /** The deal after it, 0 before the first. */
  readonly deal: number;
  /** Scores after it, by side. */
  readonly scores: readonly number[];
}

/**
 * Groups moves, given with the oldest first. What comes before the first deal is of that deal; the count that ends one is still of it. A
 * group has no title where the whole game has no deals. */
export function byDeal(moves: readonly ListedMove[]) {
  const first = moves.find(({ deal }) => deal > 0)?.deal ?? 0;
  const groups: { readonly deal: number; readonly moves: ListedMove[] }[] = [];
  for (const [at, move] of moves.entries()) {
    const deal = moves[at - 1]?.deal || first;
    const last = groups.at(-1);
    if (last?.deal === deal) last.moves.unshift(move);
    else groups.push({ deal, moves: [move] });
  }
  const titleOf = (deal: number): string => (deal === 0 ? '' : t('moveList-deal', { deal }));
  return groups.map((group) => ({ title: titleOf(group.deal), moves: group.moves })).reverse();
}

/** '12 – 8'. */
export const scoresText = ({ scores }: ListedMove): string => scores.join(' – ');
