// Small pieces of English: lists, names.
/** 'a', 'a and b', 'a, b and c'; '-' if there is nothing. */
export function listed(words: readonly string[], joint = 'and'): string {
  const last = words.at(-1) ?? '-';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}
