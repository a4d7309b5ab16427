// Where a rule stands: rulebook, edition, rule.

/** Where a rule stands. Numbering moves between editions; '-' where a house has no printed book. */
export interface RuleSource {
  readonly rulebook: string;
  readonly edition: string;
  readonly rule: string;
  /** Absent for a rule that the project has read; false for one that it knows second-hand. */
  readonly verified?: false;
}

/** A rule of the American Cribbage Congress, in the numbering of 2010 unless another edition is given. */
export const acc = (rule: string, edition = '2010'): RuleSource => ({ rulebook: 'ACC', edition, rule });
/** A custom without a printed book, or of many editions. */
export const house = (rulebook: string, rule: string): RuleSource => ({ rulebook, edition: '-', rule });
/** A rule that is known second-hand. */
export const reported = (source: RuleSource): RuleSource => ({ ...source, verified: false });
