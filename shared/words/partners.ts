// Partners in a sentence: two names that stand as one side, and the verb that goes with them.

/** Between the names of partners. */
export const PARTNERS = ' & ';

/** The verb for a side: `one` for a player, `many` for partners. */
export const verbFor = (side: string, one: string, many: string): string =>
  side.includes(PARTNERS) ? many : one;
