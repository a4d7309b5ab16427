// The names of offences, and of points that muggins never applies to.

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
/** An offence that can be called: see OFFENCE_CODES. */
export type CallableOffence = (typeof OFFENCE_CODES)[number];
/** An offence as journals have it. Older ones know 'procedure', which stood for seven rules at once. */
export type OffenceCode = CallableOffence | 'procedure';

/** Points that no call of muggins ever reaches (ACC 10). */
export const SHELTERED = ['penalty', 'muggins', 'heels', 'backward'] as const;
/** A penalty, a muggins score, heels, points lost by pegging backwards. */
export type Sheltered = (typeof SHELTERED)[number];
