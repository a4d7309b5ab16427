// Small pieces of English: lists, names.
/** 'a', 'a and b', 'a, b and c'; '-' if there is nothing. */
export function listed(words: readonly string[], joint = 'and'): string {
  const last = words.at(-1) ?? '-';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** The first letter large. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whose it is: 'Red's', 'Ines''. */
export const possessive = (name: string): string => (name.endsWith('s') ? `${name}'` : `${name}'s`);
