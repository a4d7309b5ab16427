// Situations in which a judge is asked: by which rule they are settled, and the offence with which the board carries the remedy out.
import { acc, type OffenceCode, type RuleSource, reported } from '../terms/codes.ts';
import type { Offence } from './offence.ts';
import { findOffence } from './offences.ts';

/** The stages of a deal that situations belong to, in its order. */
export const STAGES = ['deal', 'number', 'crib', 'starter', 'play', 'pegs', 'show'] as const;
/** See STAGES. */
export type Stage = (typeof STAGES)[number];

/** Situations without an offence of their own: the board moves no peg, or rules by the offence that they name. */
const GUIDED = [
  'poneTooMany',
  'poneTooManyOlder',
  'dealerWrongOlder',
  'leagueTooMany',
  'leagueTooFew',
  'discardWrongSide',
  'starterEarly',
  'starterFaceUp',
  'starterTwo',
] as const;
/** A situation: the offence that it is, or one that needs no call. */
export type SituationCode = OffenceCode | (typeof GUIDED)[number];

/** Who holds how many cards, and when it is found: a row of the table of ACC 4.4. */
export interface CardCase {
  readonly who: 'either' | 'pone' | 'dealer';
  readonly cards: 'wrong' | 'many' | 'few';
  readonly found: 'beforeStarter' | 'afterStarter';
}

/** A situation. Its phases and figures are those of its offence; title and remedy are in shared/words. */
export interface Situation {
  readonly code: SituationCode;
  readonly stage: Stage;
  readonly source: RuleSource;
  /** The offence to call, so that the board does it. */
  readonly offence?: OffenceCode;
  readonly wrong?: CardCase;
}

const called = (stage: Stage, ...codes: readonly OffenceCode[]): readonly Situation[] =>
  codes.map((code) => {
    const { source } = findOffence(code) as Offence;
    return { code, stage, source, offence: code };
  });

const guided = (stage: Stage, code: SituationCode, source: RuleSource): Situation => ({
  code,
  stage,
  source,
});

/** The table of ACC 4.4 has about sixteen rows; these are the ones that our sources have. A row more is an entry more. */
const OLDER = reported(acc('4.4', 'older'));
const LEAGUE: RuleSource = { rulebook: 'St. Catharines league', edition: '2017', rule: '16' };
const NUMBERS: readonly Situation[] = [
  {
    code: 'wrongNumber',
    stage: 'number',
    source: reported(acc('4.4')),
    offence: 'wrongNumber',
    wrong: { who: 'either', cards: 'wrong', found: 'beforeStarter' },
  },
  {
    code: 'poneTooMany',
    stage: 'number',
    source: reported(acc('4.4.d (9)', '2025')),
    offence: 'wrongNumber',
    wrong: { who: 'pone', cards: 'many', found: 'afterStarter' },
  },
  {
    ...guided('number', 'poneTooManyOlder', OLDER),
    wrong: { who: 'pone', cards: 'many', found: 'afterStarter' },
  },
  {
    ...guided('number', 'dealerWrongOlder', OLDER),
    wrong: { who: 'dealer', cards: 'wrong', found: 'afterStarter' },
  },
  {
    ...guided('number', 'leagueTooMany', LEAGUE),
    wrong: { who: 'either', cards: 'many', found: 'afterStarter' },
  },
  {
    ...guided('number', 'leagueTooFew', LEAGUE),
    wrong: { who: 'either', cards: 'few', found: 'afterStarter' },
  },
];

/** Every situation, in the order of a deal. */
export const SITUATIONS: readonly Situation[] = [
  ...called('deal', 'bottomSeen', 'cutEarly', 'misdeal'),
  ...NUMBERS,
  ...called('number', 'unchecked'),
  guided('crib', 'discardWrongSide', acc('5.1.c')),
  ...called(
    'crib',
    'cribWrongSide',
    'cribWrongSideLate',
    'cribPickedUp',
    'cribSeen',
    'cribExamined',
    'cribForHand',
  ),
  guided('starter', 'starterEarly', acc('6.1.a')),
  ...called('starter', 'cutSeen', 'starterInHand'),
  guided('starter', 'starterFaceUp', acc('6.1.d')),
  guided('starter', 'starterTwo', acc('6.2.a')),
  ...called('starter', 'heelsLate'),
  ...called('play', 'ledOutOfTurn', 'twoCards', 'pastThirtyOne', 'renege', 'announcedWrong'),
  ...called(
    'pegs',
    'overpegged',
    'ownOverpeg',
    'underpegged',
    'falseGame',
    'notPeggedOut',
    'wrongPeg',
    'pegPulled',
    'pegsTouched',
  ),
  ...called('show', 'countedFirst', 'starterMixed', 'timeOut'),
];
