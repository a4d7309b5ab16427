// English as it is printed: curly apostrophes and quotes.

/** A text with the apostrophes of print. */
export const printed = (text: string): string =>
  text.replace(/(^|[\s(])'/g, (_, before) => `${before}‘`).replaceAll("'", '’');
