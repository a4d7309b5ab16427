// Where a rule stands: rulebook, edition, rule.

/** Where a rule stands. Numbering moves between editions; '-' where a house has no printed book. */
export interface RuleSource {
  readonly rulebook: string;
  readonly edition: string;
  readonly rule: string;
}

/** A rule of the American Cribbage Congress, in the numbering of 2010. */
export const acc = (rule: string): RuleSource => ({ rulebook: 'ACC', edition: '2010', rule });
/** A custom without a printed book, or of many editions. */
export const house = (rulebook: string, rule: string): RuleSource => ({ rulebook, edition: '-', rule });
