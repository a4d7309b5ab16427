// Suggests the words that were probably meant.
import { distance } from 'fastest-levenshtein';

/** Letters that may be wrong in a word of this length. */
const mostWrong = (length: number): number => (length < 4 ? 1 : length < 8 ? 2 : 3);

/** Capitals, accents and hyphens make no difference. */
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[\p{M}\-_.]/gu, '')
    .toLowerCase();

/** The nearest of `among`; undefined if none is near. The beginning of a single word is enough. */
export function suggest(given: string, among: readonly string[]): string | undefined {
  const typed = plain(given).replaceAll(' ', '');
  if (typed === '') return undefined;
  const begun = among.filter((each) => plain(each).startsWith(typed));
  if (begun.length === 1) return begun[0];
  const [best] = ranked(among, (word) => distance(typed, plain(word).replaceAll(' ', '')));
  return best !== undefined && best.wrong <= mostWrong(typed.length) ? best.word : undefined;
}

/** Names near the typed one, at most 3, the nearest first. A first or last name is enough, and so is its beginning. */
export function suggestNames(given: string, names: readonly string[]): string[] {
  const typed = plain(given);
  const wrongIn = (name: string): number => {
    const parts = [name, ...name.split(' ')];
    const begun = typed.length > 1 && name !== typed && parts.some((part) => part.startsWith(typed));
    return Math.min(begun ? 1 : Infinity, ...parts.map((part) => distance(typed, part)));
  };
  return ranked([...new Set(names)], (name) => wrongIn(plain(name)))
    .filter(({ wrong }) => wrong <= (typed.length < 3 ? 1 : 2))
    .slice(0, 3)
    .map(({ word }) => word);
}

const ranked = (words: readonly string[], wrongIn: (word: string) => number) =>
  words.map((word) => ({ word, wrong: wrongIn(word) })).toSorted((a, b) => a.wrong - b.wrong);
