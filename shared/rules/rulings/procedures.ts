// Offences against the order of the game: the deal, the crib, the starter, the turn to play. Each has the remedy of its own rule.

import { acc, reported } from '../terms/codes.ts';
import type { Penalties } from '../terms/penalties.ts';
import type { Phase } from '../terms/phase.ts';
import { award, type Facts, nothing, type Offence, type Outcome, offence, own } from './offence.ts';
import { type OffenceRuling, RULING_SOURCES } from './ruling.ts';

const DEALING: readonly Phase[] = ['free', 'deal', 'bidding', 'starter', 'exchange'];
const PLAYING: readonly Phase[] = [...DEALING, 'play'];
/** Until the hand is over, and after the count that won the game with it (ACC 4.4). */
const HAND: readonly Phase[] = [...PLAYING, 'show', 'over'];

/** The code of an offence that is a ruling as well. */
type Procedure = Offence['code'] & OffenceRuling;

/** A row about no count, which moves no peg unless it says so. */
const row = (code: Procedure, { source = RULING_SOURCES[code], ...rest }: Partial<Offence>): Offence =>
  offence(code, source, { outcome: () => nothing(code), ...rest });

/** A row that costs points to the opponent. */
const paid = (
  code: Procedure,
  penalty: 'bottomCard' | 'cutCard' | 'cribCards' | 'cutEarly' | 'starterCard',
  rest: Partial<Offence>,
): Offence =>
  row(code, {
    settings: [penalty satisfies keyof Penalties],
    outcome: ({ penalties }) => award(code, penalties[penalty]),
    ...rest,
  });

/** Once its play has begun the deal is dead, and not just dealt again. */
const dealtAgain =
  (code: 'misdeal' | 'wrongNumber') =>
  ({ begun }: Facts): Outcome =>
    nothing(begun ? 'dealDead' : code);

/** The cards of the deal: their number, and cards that were seen. */
export const DEALINGS: readonly Offence[] = [
  row('misdeal', {
    source: reported(acc('4.4')),
    who: 'dealer',
    phases: HAND,
    settings: ['misdealPoints', 'redealHeels'],
    redeal: true,
    outcome: (facts) =>
      facts.rules.misdealPoints === 0
        ? dealtAgain('misdeal')(facts)
        : award('misdealPaid', facts.rules.misdealPoints),
  }),
  row('wrongNumber', {
    phases: HAND,
    settings: ['redealHeels'],
    redeal: true,
    outcome: dealtAgain('wrongNumber'),
  }),
  row('unchecked', {
    phases: HAND,
    settings: ['unchecked', 'redealHeels'],
    redeal: true,
    outcome: ({ penalties }) => ({
      ruling: 'unchecked',
      steps: [{ ...own('back', penalties.unchecked), penalty: true }],
    }),
  }),
  paid('bottomSeen', 'bottomCard', {
    who: 'dealer',
    phases: DEALING,
    settings: ['bottomCard', 'redealHeels'],
    redeal: true,
  }),
  paid('cutSeen', 'cutCard', { who: 'pone', phases: DEALING }),
  paid('cribPickedUp', 'cribCards', { needs: 'crib' }),
  paid('cribSeen', 'cribCards', { needs: 'crib' }),
];

/** Five-card: a cut before the deal. */
export const CUT_EARLY: Offence = paid('cutEarly', 'cutEarly', { phases: DEALING, needs: 'cutEarly' });

/** The crib, the starter and the turn to play. */
export const PROCEDURES: readonly Offence[] = [
  paid('cribExamined', 'cribCards', { phases: DEALING, needs: 'crib' }),
  paid('cribForHand', 'cribCards', {
    who: 'dealer',
    retracts: 'player',
    needs: 'crib',
  }),
  row('cribWrongSide', { who: 'nondealer', phases: PLAYING, needs: 'crib' }),
  row('cribWrongSideLate', { who: 'nondealer', phases: ['play', 'show'], needs: 'crib' }),
  paid('starterInHand', 'starterCard', { who: 'dealer', phases: PLAYING }),
  paid('starterMixed', 'starterCard', { phases: ['free', 'play', 'show', 'deal'] }),
  row('ledOutOfTurn', {
    who: 'dealer',
    phases: ['free', 'play'],
    retracts: 'everyone',
  }),
  row('twoCards', { phases: ['free', 'play'] }),
  row('announcedWrong', { phases: ['free', 'play'] }),
];
