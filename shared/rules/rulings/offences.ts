// Every offence that can be called at the table, as data: what happened, by which rule, when it can be called, what it costs.

import type { OffenceCode } from '../terms/codes.ts';
import type { Penalties } from '../terms/penalties.ts';
import type { Phase } from '../terms/phase.ts';
import type { RuleSet } from '../terms/ruleset.ts';
import { acc, house, type RuleSource } from '../terms/source.ts';
import {
  award,
  type Facts,
  nothing,
  type Outcome,
  overclaim,
  own,
  ownOverpeg,
  renege,
  theirs,
  timeOut,
  underpegged,
} from './outcomes.ts';
import { RULING_SOURCES } from './ruling.ts';

/** Every number that is asked for with an offence. */
export const FIGURE_CODES = [
  'pointsTooMany',
  'pointsScored',
  'cardsWithheld',
  'pointsToCancel',
  'pointsPeggedOnCard',
  'pointsPegged',
  'pointsMissed',
  'pointsOnWrongPeg',
  'pointsNotPegged',
  'handCount',
] as const;
/** See FIGURE_CODES. */
export type FigureCode = (typeof FIGURE_CODES)[number];

/** A number that has to be told with an offence. */
export interface Figure {
  readonly name: 'points' | 'cards';
  /** The question; its words are in shared/words. */
  readonly code: FigureCode;
  /** Digits that it can have. */
  readonly digits: 1 | 2;
  readonly least: number;
  readonly most: number;
  /** What it is if nobody says; absent where it has to be told. */
  readonly unsaid?: number;
}

/** Which count an offence is about. 'IfPoints': only if points are told with it. */
export type CountOf = 'none' | 'own' | 'ownIfPoints' | 'otherIfPoints' | 'game' | 'hand';

/** An offence that can be called. */
export interface Offence {
  readonly code: OffenceCode;
  readonly source: RuleSource;
  /** Whether the rule was read in its source, or is known second-hand. */
  readonly verified: boolean;
  readonly who: 'anyone' | 'dealer' | 'pone' | 'counter';
  /** The phases in which it can be called. */
  readonly phases: readonly Phase[];
  readonly count: CountOf;
  readonly figures: readonly Figure[];
  /** Which peg moves, and in which order, in words. */
  readonly order: string;
  /** The fields of the rule set and of its penalties that change what it costs. */
  readonly settings: readonly (keyof RuleSet | keyof Penalties)[];
  /** Whether the cards are dealt again. */
  readonly redeal?: true;
  /** The field that must not be 0 for it to exist at all; 'crib': a crib. */
  readonly needs?: 'crib' | 'timeLimit' | 'heels' | 'cutEarly' | 'procedure';
  readonly outcome: (facts: Facts) => Outcome;
}

const MOST = 99;
const points = (code: FigureCode, least: number, unsaid?: number): Figure => ({
  name: 'points',
  code,
  digits: 2,
  least,
  most: MOST,
  ...(unsaid === undefined ? {} : { unsaid }),
});

/** What costs points to the opponent, and is about no count. */
const PAID = { count: 'none', figures: [], order: 'the opponent takes two' } as const;

const COUNTING: readonly Phase[] = ['free', 'play', 'show', 'deal', 'over'];
const DEALING: readonly Phase[] = ['free', 'deal', 'bidding', 'starter', 'exchange'];
const DEALT: readonly Phase[] = ['free', 'deal', 'bidding', 'starter', 'exchange', 'play'];
const CRIB: readonly Phase[] = ['free', 'deal', 'bidding', 'starter', 'exchange', 'play', 'show'];
const ANY: readonly Phase[] = ['free', 'deal', 'bidding', 'starter', 'exchange', 'play', 'show'];

/** Every offence, in the order of OFFENCE_CODES; each row names its source. */
export const OFFENCES: readonly Offence[] = [
  {
    code: 'overpegged',
    source: acc('8.4.c'),
    verified: false,
    who: 'anyone',
    phases: COUNTING,
    count: 'own',
    figures: [points('pointsTooMany', 1)],
    order: "the player's front peg to the points scored, then the opponent takes the excess",
    settings: ['overcount', 'falseClaim', 'falseClaimBack'],
    outcome: (facts) => overclaim(facts, facts.claimed - facts.points),
  },
  {
    code: 'ownOverpeg',
    source: acc('8.4.c'),
    verified: false,
    who: 'anyone',
    phases: COUNTING,
    count: 'own',
    figures: [points('pointsTooMany', 1)],
    order: "the player's front peg to the points scored",
    settings: ['ownCorrection', 'overcount', 'falseClaim', 'falseClaimBack'],
    outcome: ownOverpeg,
  },
  {
    code: 'falseGame',
    source: acc('8.4.a-b'),
    verified: true,
    who: 'anyone',
    phases: COUNTING,
    count: 'game',
    figures: [points('pointsScored', 0)],
    order:
      "the player's front peg to the points scored; the opponent takes the excess, up to the game hole; then the player goes back fifteen, even if the opponent has just gone out",
    settings: ['falseClaim', 'falseClaimBack', 'overcount'],
    outcome: (facts) => overclaim(facts, facts.points),
  },
  {
    code: 'renege',
    source: acc('7.3'),
    verified: false,
    who: 'anyone',
    phases: ['free', 'play', 'show'],
    count: 'none',
    figures: [
      { name: 'cards', code: 'cardsWithheld', digits: 1, least: 1, most: 6, unsaid: 1 },
      points('pointsToCancel', 0, 0),
    ],
    order: 'points for later cards back, then the opponent takes two for each card',
    settings: ['renege', 'renegePoints'],
    outcome: renege,
  },
  {
    code: 'pastThirtyOne',
    source: acc('7.1.e'),
    verified: true,
    who: 'anyone',
    phases: ['free', 'play', 'over'],
    count: 'ownIfPoints',
    figures: [points('pointsPeggedOnCard', 0, 0)],
    order: 'as overpegging, or as a false claim of game if the card won it',
    settings: ['overcount', 'falseClaim', 'falseClaimBack'],
    outcome: (facts) => (facts.points === 0 ? nothing('pastThirtyOne') : overclaim(facts, 0)),
  },
  {
    code: 'countedFirst',
    source: acc('9.2.c'),
    verified: true,
    who: 'dealer',
    phases: ['free', 'play', 'show', 'over'],
    count: 'ownIfPoints',
    figures: [points('pointsPegged', 0, 0)],
    order: "the dealer's pegs back to where they stood; the pone pegs, then the dealer again",
    settings: [],
    outcome: ({ points: pegged }) => ({
      ruling: 'countedFirst',
      steps: pegged === 0 ? [] : [own('count', 0)],
      paid: 0,
    }),
  },
  {
    code: 'underpegged',
    source: acc('8.3'),
    verified: true,
    who: 'anyone',
    phases: COUNTING.filter((phase) => phase !== 'over'),
    count: 'own',
    figures: [points('pointsMissed', 1)],
    order:
      'no peg moves once the fingers have left it; elsewhere the points missed are pegged by whoever gets them',
    settings: ['muggins', 'undercount'],
    outcome: underpegged,
  },
  {
    code: 'misdeal',
    source: acc('4.4'),
    verified: false,
    who: 'dealer',
    phases: DEALT,
    count: 'none',
    figures: [],
    order: 'the opponent takes the points that a misdeal costs, if any',
    settings: ['misdealPoints'],
    redeal: true,
    outcome: ({ rules }) =>
      rules.misdealPoints === 0 ? nothing('misdeal') : award('misdealPaid', rules.misdealPoints),
  },
  {
    code: 'wrongNumber',
    source: acc('4.4'),
    verified: false,
    who: 'anyone',
    phases: DEALT,
    count: 'none',
    figures: [],
    order: 'no peg moves',
    settings: [],
    redeal: true,
    outcome: () => nothing('wrongNumber'),
  },
  {
    code: 'unchecked',
    source: acc('4.4'),
    verified: false,
    who: 'anyone',
    phases: DEALT,
    count: 'none',
    figures: [],
    order: 'the player goes back ten',
    settings: ['unchecked'],
    redeal: true,
    outcome: ({ penalties }) => ({
      ruling: 'unchecked',
      steps: [{ ...own('back', penalties.unchecked), penalty: true }],
    }),
  },
  {
    code: 'bottomSeen',
    source: acc('2.1'),
    verified: true,
    who: 'dealer',
    phases: DEALING,
    count: 'none',
    figures: [],
    order: 'the pone takes two',
    settings: ['bottomCard'],
    redeal: true,
    outcome: ({ penalties }) => award('bottomSeen', penalties.bottomCard),
  },
  {
    code: 'cutSeen',
    source: acc('6.1.b'),
    verified: true,
    who: 'pone',
    phases: DEALING,
    count: 'none',
    figures: [],
    order: 'the dealer takes two',
    settings: ['cutCard'],
    outcome: ({ penalties }) => award('cutSeen', penalties.cutCard),
  },
  {
    code: 'cribPickedUp',
    source: acc('5.1'),
    verified: true,
    who: 'anyone',
    phases: CRIB,
    needs: 'crib',
    ...PAID,
    settings: ['cribCards'],
    outcome: ({ penalties }) => award('cribPickedUp', penalties.cribCards),
  },
  {
    code: 'cribSeen',
    source: acc('5.2'),
    verified: true,
    who: 'anyone',
    phases: CRIB,
    needs: 'crib',
    ...PAID,
    settings: ['cribCards'],
    outcome: ({ penalties }) => award('cribSeen', penalties.cribCards),
  },
  {
    code: 'wrongPeg',
    source: acc('8.8'),
    verified: false,
    who: 'anyone',
    phases: COUNTING,
    count: 'otherIfPoints',
    figures: [points('pointsOnWrongPeg', 0, 0)],
    order:
      "the opponent's pegs back to where they stood; the player pegs their points; the opponent takes two",
    settings: ['wrongPeg'],
    outcome: ({ points: pegged, penalties }) => ({
      ruling: 'wrongPeg',
      steps: [
        ...(pegged === 0 ? [] : [theirs('count', 0), own('forward', pegged)]),
        theirs('forward', penalties.wrongPeg),
      ],
      paid: pegged,
    }),
  },
  {
    code: 'pegPulled',
    source: house('Hoyle', 'pulled peg'),
    verified: false,
    who: 'anyone',
    phases: ANY,
    count: 'none',
    figures: [],
    order: 'the front peg back to where it stood, or behind the rear peg',
    settings: ['pulledPeg'],
    outcome: ({ penalties }) =>
      penalties.pulledPeg === 'putBack'
        ? nothing('pegPutBack')
        : { ruling: 'pegBehindRear', steps: [own('behindRear', 0)] },
  },
  {
    code: 'pegsTouched',
    source: acc('8.2'),
    verified: true,
    who: 'anyone',
    phases: ANY,
    count: 'none',
    figures: [],
    order: 'the pegs stay where they stood',
    settings: [],
    outcome: () => nothing('pegsTouched'),
  },
  {
    code: 'notPeggedOut',
    source: acc('8.11'),
    verified: false,
    who: 'anyone',
    phases: ['free', 'play', 'show', 'deal'],
    count: 'none',
    figures: [points('pointsNotPegged', 1)],
    order: 'the player pegs the points where a reminder is enough',
    settings: ['pegOut', 'muggins', 'match'],
    outcome: ({ rules, penalties, points: owed }) =>
      penalties.pegOut === 'required' ||
      (penalties.pegOut === 'match' && rules.match.games > 0) ||
      rules.muggins !== 'off'
        ? nothing('pegOutRequired')
        : { ruling: 'pegOutReminded', steps: [own('forward', owed)], paid: owed },
  },
  {
    code: 'heelsLate',
    source: acc('6.3'),
    verified: true,
    who: 'dealer',
    phases: ['play'],
    count: 'none',
    figures: [],
    order: 'no peg moves; where late heels count, the dealer takes them',
    settings: ['heels', 'heelsForfeited'],
    needs: 'heels',
    outcome: ({ rules }) =>
      rules.heelsForfeited
        ? nothing('heelsForfeited')
        : { ruling: 'heelsLate', steps: [own('forward', rules.heels)], paid: rules.heels },
  },
  {
    code: 'timeOut',
    source: house('Playroom', 'timed count'),
    verified: false,
    who: 'counter',
    phases: ['show'],
    count: 'hand',
    figures: [points('handCount', 0)],
    order: 'the player pegs their half, then the opponents theirs',
    settings: ['timeLimit', 'timeOutRest'],
    needs: 'timeLimit',
    outcome: timeOut,
  },
  {
    code: 'cutEarly',
    source: RULING_SOURCES.cutEarly,
    verified: false,
    who: 'anyone',
    phases: DEALING,
    ...PAID,
    settings: ['cutEarly'],
    needs: 'cutEarly',
    outcome: ({ penalties }) => award('cutEarly', penalties.cutEarly),
  },
  {
    code: 'procedure',
    source: RULING_SOURCES.procedure,
    verified: false,
    who: 'anyone',
    phases: ANY,
    ...PAID,
    settings: ['procedure'],
    needs: 'procedure',
    outcome: ({ penalties }) => award('procedure', penalties.procedure),
  },
];

/** The offence of this code; undefined if there is none. */
export const findOffence = (code: string): Offence | undefined => OFFENCES.find((each) => each.code === code);
