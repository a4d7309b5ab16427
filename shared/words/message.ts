// A message as it travels: a code with its figures. Words for it are a table, one for each language.

/** One of the codes of `D`, with its figures. Plain JSON. */
export type Message<D> = { readonly [C in keyof D]: { readonly code: C; readonly details: D[C] } }[keyof D];

/** The words of a language: a sentence for each code. What a table lacks does not compile. */
export type Words<D> = { readonly [C in keyof D]: (details: D[C]) => string };

/** What somebody is told in the language of the table; undefined for a code that it does not know, as of a newer host. */
export function wordsOf<D>(words: Words<D>, { code, details }: Message<D>): string | undefined {
  // The figures fit their code, which the compiler cannot follow through a look-up.
  const say = words[code] as ((figures: D[keyof D]) => string) | undefined;
  return say?.(details);
}

/** A number with its noun: '1 byte', '2 bytes'. `many` is the noun for every number but 1. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
