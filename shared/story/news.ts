// News of a table: its moves, each once, and the kind of each.
import type { KeptMove } from './history.ts';

/** Kinds of news; `move` is every move that changes no score. */
export const NEWS_KINDS = ['game', 'score', 'ruling', 'win', 'undo', 'move'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** By the fact of a move. */
const KINDS = {
  gameBegins: 'game',
  pegs: 'score',
  heels: 'score',
  exchange: 'score',
  lastAtFirstDeal: 'score',
  alone: 'score',
  counts: 'score',
  muggins: 'score',
  ruled: 'ruling',
  won: 'win',
  goesOn: 'undo',
  undone: 'undo',
  undoneTo: 'undo',
  redone: 'undo',
  undoneLate: 'undo',
} as const satisfies Partial<Record<KeptMove['fact']['code'], NewsKind>>;

/** What kind of news a move is. */
export const kindOf = ({ fact: { code } }: Pick<KeptMove, 'fact'>): NewsKind =>
  (KINDS as Readonly<Record<string, NewsKind | undefined>>)[code] ?? 'move';

/** The moves after number `told` among the last ones that a table knows, and how many it has forgotten. */
export function newsSince(
  told: number,
  history: readonly KeptMove[],
): { readonly fresh: readonly KeptMove[]; readonly missed: number } {
  const first = history[0]?.move ?? told;
  return { fresh: history.filter(({ move }) => move > told), missed: Math.max(0, first - 1 - told) };
}
