// Unions of plain data as tables: the name of each variant, and its fields.

type Flat<T> = { readonly [Field in keyof T]: T[Field] };

/** A value of one of these variants, read-only, with the name of the variant in the field `Tag`. */
export type Tagged<Tag extends string, Variants> = {
  [Name in keyof Variants]: Flat<{ [Field in Tag]: Name } & Variants[Name]>;
}[keyof Variants];

/** A variant without fields of its own. */
export type Bare = Record<never, never>;
