// Every offence that can be called at the table, as data: what happened, by which rule, when it can be called, what it costs.

import { acc, house, reported } from '../terms/codes.ts';
import type { Phase } from '../terms/phase.ts';
import {
  type Figure,
  type FigureCode,
  nothing,
  type Offence,
  overclaim,
  own,
  ownOverpeg,
  renege,
  theirs,
  timeOut,
  underpegged,
} from './offence.ts';
import { CUT_EARLY, DEALINGS, PROCEDURES } from './procedures.ts';

const MOST = 99;
const points = (code: FigureCode, least: number, unsaid?: number): Figure => ({
  name: 'points',
  code,
  digits: 2,
  least,
  most: MOST,
  ...(unsaid === undefined ? {} : { unsaid }),
});

const COUNTING: readonly Phase[] = ['free', 'play', 'show', 'deal', 'over'];
const ANY: readonly Phase[] = ['free', 'deal', 'bidding', 'starter', 'exchange', 'play', 'show'];

/** Offences about points that were claimed or pegged. */
const COUNTS: readonly Offence[] = [
  {
    code: 'overpegged',
    source: acc('8.4.c'),
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
    source: acc('8.4.b'),
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
    source: reported(acc('7.3')),
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
    who: 'anyone',
    phases: COUNTING.filter((phase) => phase !== 'over'),
    count: 'own',
    figures: [points('pointsMissed', 1)],
    order:
      'no peg moves once the fingers have left it; elsewhere the points missed are pegged by whoever gets them',
    settings: ['muggins', 'undercount'],
    outcome: underpegged,
  },
];

/** Offences about pegs, heels and time. */
const PEGS: readonly Offence[] = [
  {
    code: 'wrongPeg',
    source: reported(acc('8.8')),
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
    source: reported(house('Hoyle', 'pulled peg')),
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
    source: reported(acc('8.11')),
    who: 'anyone',
    phases: ['free', 'play', 'show', 'deal'],
    count: 'none',
    figures: [points('pointsNotPegged', 1)],
    order: 'the player pegs the points where a reminder is enough',
    settings: ['pegOut', 'muggins', 'match'],
    outcome: ({ rules, penalties, points: owed }) =>
      rules.muggins !== 'off'
        ? { ...nothing('pegOutRequired'), source: acc('10.1.c') }
        : penalties.pegOut === 'required' || (penalties.pegOut === 'match' && rules.match.games > 0)
          ? nothing('pegOutRequired')
          : { ruling: 'pegOutReminded', steps: [own('forward', owed)], paid: owed },
  },
  {
    code: 'heelsLate',
    source: acc('6.3'),
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
    source: reported(house('Playroom', 'timed count')),
    who: 'counter',
    phases: ['show'],
    count: 'hand',
    figures: [points('handCount', 0)],
    order: 'the player pegs their half, then the opponents theirs',
    settings: ['timeLimit', 'timeOutRest'],
    needs: 'timeLimit',
    outcome: timeOut,
  },
];

/** Every offence, in the order of OFFENCE_CODES; each row names its source. */
export const OFFENCES: readonly Offence[] = [...COUNTS, ...DEALINGS, ...PEGS, CUT_EARLY, ...PROCEDURES];

/** The offence of this code; undefined if there is none. */
export const findOffence = (code: string): Offence | undefined => OFFENCES.find((each) => each.code === code);
