// A section of a language for values whose figures stand beside their code, such as refusals and rulings.

/**
 * For each code a sentence, and the same in at most twenty characters. `Extra` is what else a sentence is made of: the players.
 * What a section lacks does not compile.
 */
export type Section<V extends { readonly code: string }, Extra extends readonly unknown[] = []> = {
  readonly [C in V['code']]: readonly [
    sentence: (value: Extract<V, { readonly code: C }>, ...extra: Extra) => string,
    short: (value: Extract<V, { readonly code: C }>) => string,
  ];
};

/** Characters of a short form: a row of the display. */
const SHORT_LENGTH = 20;

/** Says a value by its section, in full; undefined for a code that it does not know, as of a newer host. */
export function sayFull<V extends { readonly code: string }, Extra extends readonly unknown[]>(
  section: Section<V, Extra>,
  value: V,
  ...extra: Extra
): string | undefined {
  const text = rowOf(section, value)?.[0](value, ...extra);
  return text === undefined ? undefined : text.charAt(0).toUpperCase() + text.slice(1);
}

/** The same in at most twenty characters. */
export const sayShort = <V extends { readonly code: string }, Extra extends readonly unknown[]>(
  section: Section<V, Extra>,
  value: V,
): string | undefined => rowOf(section, value)?.[1](value).slice(0, SHORT_LENGTH);

type SectionRow<V, Extra extends readonly unknown[]> = readonly [
  sentence: (value: V, ...extra: Extra) => string,
  short: (value: V) => string,
];

/** The row of a code fits that code's values, which the compiler cannot follow through a look-up. */
const rowOf = <V extends { readonly code: string }, Extra extends readonly unknown[]>(
  section: Section<V, Extra>,
  { code }: V,
): SectionRow<V, Extra> | undefined =>
  (section as unknown as Readonly<Record<string, SectionRow<V, Extra> | undefined>>)[code];
