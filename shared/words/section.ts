// A section of a language for values whose figures stand beside their code, such as refusals and rulings.

/** One of the values of `V` has the code `C`. */
type Coded<V extends { readonly code: string }, C extends V['code']> = Extract<V, { readonly code: C }>;

/**
 * A section for values whose figures stand beside their code, such as refusals: for each code a sentence, and the same in at most
 * twenty characters. `Extra` is what else a sentence is made of: the names of the players.
 */
export type Section<V extends { readonly code: string }, Extra extends readonly unknown[] = []> = {
  readonly [C in V['code']]: readonly [
    sentence: (value: Coded<V, C>, ...extra: Extra) => string,
    short: (value: Coded<V, C>) => string,
  ];
};

/** Says a value by its section, in full; undefined for a code that it does not know, as of a newer host. */
export function sayFull<V extends { readonly code: string }, Extra extends readonly unknown[]>(
  section: Section<V, Extra>,
  value: V,
  ...extra: Extra
): string | undefined {
  return rowOf(section, value)?.[0](value, ...extra);
}

/** The same in at most twenty characters. */
export function sayShort<V extends { readonly code: string }, Extra extends readonly unknown[]>(
  section: Section<V, Extra>,
  value: V,
): string | undefined {
  return rowOf(section, value)?.[1](value).slice(0, SHORT_LENGTH);
}

/** Characters of a short form: a row of the display. */
export const SHORT_LENGTH = 20;

type Row<V, Extra extends readonly unknown[]> = readonly [
  sentence: (value: V, ...extra: Extra) => string,
  short: (value: V) => string,
];

/** The row of a code fits that code's values, which the compiler cannot follow through a look-up. */
const rowOf = <V extends { readonly code: string }, Extra extends readonly unknown[]>(
  section: Section<V, Extra>,
  { code }: V,
): Row<V, Extra> | undefined =>
  (section as unknown as Readonly<Record<string, Row<V, Extra> | undefined>>)[code];
