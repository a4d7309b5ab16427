// The words of settings that are yes or no.

/** The words of a setting that a rule set has as true and false. */
export const YES_OR_NO = ['yes', 'no'] as const;
