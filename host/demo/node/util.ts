// In place of node:util: what the host uses of it.

/** Values that JSON can say. */
export const isDeepStrictEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A browser has none. */
export const getSystemErrorMap = (): ReadonlyMap<number, readonly [string, string]> => new Map();
