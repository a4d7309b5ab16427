// Every offence that can be called at the table, as data: what happened, by which rule, when it can be called, what it costs.

import { acc, house, reported } from '../terms/codes.ts';
import type { Phase } from '../terms/phase.ts';
import {
  type Figure,
  type FigureCode,
  nothing,
  type Offence,
  offence,
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

/** Offences about points that were claimed or pegged. */
const COUNTS: readonly Offence[] = [
  offence('overpegged', acc('8.4.c'), {
    phases: COUNTING,
    count: 'own',
    figures: [points('pointsTooMany', 1)],
    settings: ['overcount', 'falseClaim', 'falseClaimBack'],
    outcome: (facts) => overclaim(facts, facts.claimed - facts.points),
  }),
  offence('ownOverpeg', acc('8.4.c'), {
    phases: COUNTING,
    count: 'own',
    figures: [points('pointsTooMany', 1)],
    settings: ['ownCorrection', 'overcount', 'falseClaim', 'falseClaimBack'],
    outcome: ownOverpeg,
  }),
  // The player goes back fifteen last, after the opponent has taken the excess up to the game hole.
  offence('falseGame', acc('8.4.b'), {
    phases: COUNTING,
    count: 'game',
    figures: [points('pointsScored', 0)],
    settings: ['falseClaim', 'falseClaimBack', 'overcount'],
    outcome: (facts) => overclaim(facts, facts.points),
  }),
  offence('renege', reported(acc('7.3')), {
    phases: ['free', 'play', 'show'],
    figures: [
      { name: 'cards', code: 'cardsWithheld', digits: 1, least: 1, most: 6, unsaid: 1 },
      points('pointsToCancel', 0, 0),
    ],
    settings: ['renege', 'renegePoints'],
    outcome: renege,
  }),
  offence('pastThirtyOne', acc('7.1.e'), {
    phases: ['free', 'play', 'over'],
    count: 'ownIfPoints',
    figures: [points('pointsPeggedOnCard', 0, 0)],
    settings: ['overcount', 'falseClaim', 'falseClaimBack'],
    outcome: (facts) => (facts.points === 0 ? nothing('pastThirtyOne') : overclaim(facts, 0)),
  }),
  offence('countedFirst', acc('9.2.c'), {
    who: 'dealer',
    phases: ['free', 'play', 'show', 'over'],
    count: 'ownIfPoints',
    figures: [points('pointsPegged', 0, 0)],
    outcome: ({ points: pegged }) => ({
      ruling: 'countedFirst',
      steps: pegged === 0 ? [] : [own('count', 0)],
      paid: 0,
    }),
  }),
  offence('underpegged', acc('8.3'), {
    phases: COUNTING.filter((phase) => phase !== 'over'),
    count: 'own',
    figures: [points('pointsMissed', 1)],
    settings: ['muggins', 'undercount'],
    outcome: underpegged,
  }),
];

/** Offences about pegs, heels and time. */
const PEGS: readonly Offence[] = [
  offence('wrongPeg', reported(acc('8.8')), {
    phases: COUNTING,
    count: 'otherIfPoints',
    figures: [points('pointsOnWrongPeg', 0, 0)],
    settings: ['wrongPeg'],
    outcome: ({ points: pegged, penalties }) => ({
      ruling: 'wrongPeg',
      steps: [
        ...(pegged === 0 ? [] : [theirs('count', 0), own('forward', pegged)]),
        theirs('forward', penalties.wrongPeg),
      ],
      paid: pegged,
    }),
  }),
  offence('pegPulled', reported(house('Hoyle', 'pulled peg')), {
    settings: ['pulledPeg'],
    outcome: ({ penalties }) =>
      penalties.pulledPeg === 'putBack'
        ? nothing('pegPutBack')
        : { ruling: 'pegBehindRear', steps: [own('behindRear', 0)] },
  }),
  offence('pegsTouched', acc('8.2'), { outcome: () => nothing('pegsTouched') }),
  offence('notPeggedOut', reported(acc('8.11')), {
    phases: ['free', 'play', 'show', 'deal'],
    figures: [points('pointsNotPegged', 1)],
    settings: ['pegOut', 'muggins', 'match'],
    outcome: ({ rules, penalties, points: owed }) =>
      rules.muggins !== 'off'
        ? { ...nothing('pegOutRequired'), source: acc('10.1.c') }
        : penalties.pegOut === 'required' || (penalties.pegOut === 'match' && rules.match.games > 0)
          ? nothing('pegOutRequired')
          : { ruling: 'pegOutReminded', steps: [own('forward', owed)], paid: owed },
  }),
  offence('heelsLate', acc('6.3'), {
    who: 'dealer',
    phases: ['play'],
    settings: ['heels', 'heelsForfeited'],
    needs: 'heels',
    outcome: ({ rules }) =>
      rules.heelsForfeited
        ? nothing('heelsForfeited')
        : { ruling: 'heelsLate', steps: [own('forward', rules.heels)], paid: rules.heels },
  }),
  offence('timeOut', reported(house('Playroom', 'timed count')), {
    who: 'counter',
    phases: ['show'],
    count: 'hand',
    figures: [points('handCount', 0)],
    settings: ['timeLimit', 'timeOutRest'],
    needs: 'timeLimit',
    outcome: timeOut,
  }),
];

/** Every offence, in the order of OFFENCE_CODES; each row names its source. */
export const OFFENCES: readonly Offence[] = [...COUNTS, ...DEALINGS, ...PEGS, CUT_EARLY, ...PROCEDURES];

/** The offence of this code; undefined if there is none. */
export const findOffence = (code: string): Offence | undefined => OFFENCES.find((each) => each.code === code);
