// The names of offences, and of points that muggins never applies to; and the source of a rule.

/** Every offence, the likelier first: the order in which a board steps through them. */
export const OFFENCE_CODES = [
  'overpegged',
  'ownOverpeg',
  'falseGame',
  'renege',
  'pastThirtyOne',
  'countedFirst',
  'underpegged',
  'misdeal',
  'wrongNumber',
  'unchecked',
  'bottomSeen',
  'cutSeen',
  'cribPickedUp',
  'cribSeen',
  'wrongPeg',
  'pegPulled',
  'pegsTouched',
  'notPeggedOut',
  'heelsLate',
  'timeOut',
  'cutEarly',
  'cribExamined',
  'cribForHand',
  'cribWrongSide',
  'cribWrongSideLate',
  'starterInHand',
  'starterMixed',
  'ledOutOfTurn',
  'twoCards',
  'announcedWrong',
] as const;
/** See OFFENCE_CODES. */
export type OffenceCode = (typeof OFFENCE_CODES)[number];

/** Points that no call of muggins ever reaches (ACC 10). */
export const SHELTERED = ['penalty', 'muggins', 'heels', 'backward'] as const;
/** A penalty, a muggins score, heels, points lost by pegging backwards. */
export type Sheltered = (typeof SHELTERED)[number];

/** The source of a rule. Numbering moves between editions; '-' where a house has no printed book. */
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
