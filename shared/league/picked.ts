// Some fields of plain data.

/** A copy with only these fields. */
export const picked = <T, K extends keyof T>(from: T, fields: readonly K[]): Pick<T, K> =>
  Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<T, K>;
