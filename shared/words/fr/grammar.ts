// Small pieces of French: numbers with their noun, lists, ranges.
import { rangesOf } from '../ranges.ts';

/** A number with its noun: « 1 octet », « 2 octets ». In French nothing is singular, too. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count < 2 ? one : many}`;

/** « a », « a et b », « a, b et c »; « - » if there is nothing. */
export function listed(words: readonly string[], joint = 'et'): string {
  const last = words.at(-1) ?? '-';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** Rising numbers in short: « 0 à 18, 20 à 24, 28 et 29 ». */
export const ranges = (numbers: readonly number[]): string =>
  listed(rangesOf(numbers).map(([from, to]) => (from === to ? `${from}` : `${from} à ${to}`)));

/** The first letter large. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
