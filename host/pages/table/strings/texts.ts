// Every text of a language changed in one way, wherever it stands: in lists, in tables, in what a sentence says.

/** The same words with each text as `change` makes it. */
export function withText<T>(words: T, change: (text: string) => string): T {
  if (typeof words === 'string') return change(words) as T;
  if (typeof words === 'function') {
    const say = words as unknown as (...args: readonly unknown[]) => unknown;
    return ((...args: readonly unknown[]) => withText(say(...args), change)) as T;
  }
  if (Array.isArray(words)) return words.map((each) => withText(each, change)) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, withText(value, change)])) as T;
}
