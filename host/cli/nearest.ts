// The word that somebody probably meant.
import { distance } from 'fastest-levenshtein';

/** Letters that may be wrong in a word of this length. */
const mostWrong = (length: number): number => (length < 4 ? 1 : length < 8 ? 2 : 3);

/** Small and capital letters are one, and nobody remembers which hyphens a name has. */
const plain = (word: string): string => word.toLowerCase().replaceAll(/[-_.\s]/g, '');

/** The nearest of `among`; undefined where none is near. Whoever typed the beginning of a single word meant that one. */
export function nearest(given: string, among: readonly string[]): string | undefined {
  const typed = plain(given);
  if (typed === '') return undefined;
  const begun = among.filter((each) => plain(each).startsWith(typed));
  if (begun.length === 1) return begun[0];
  const ranked = among
    .map((word) => ({ word, wrong: distance(typed, plain(word)) }))
    .toSorted((a, b) => a.wrong - b.wrong);
  const [best] = ranked;
  return best !== undefined && best.wrong <= mostWrong(typed.length) ? best.word : undefined;
}
