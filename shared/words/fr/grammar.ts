// Small pieces of French: numbers with their noun, lists, ranges.
/** A number with its noun: « 1 octet », « 2 octets ». In French nothing is singular, too. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count < 2 ? one : many}`;

/** « a », « a et b », « a, b et c »; « - » if there is nothing. */
export function listed(words: readonly string[], joint = 'et'): string {
  const last = words.at(-1) ?? '-';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}
