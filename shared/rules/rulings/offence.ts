// What an offence is: who can commit it, when it can be called, the figures that are told with it, and what it leads to.

import type { CallableOffence } from '../terms/codes.ts';
import type { Penalties } from '../terms/penalties.ts';
import type { Phase } from '../terms/phase.ts';
import type { RuleSet } from '../terms/ruleset.ts';
import type { RuleSource } from '../terms/source.ts';
import type { Facts, Outcome } from './outcomes.ts';

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

/** Who can commit an offence; 'nondealer': a player of another side than the dealer's. */
export type Committer = 'anyone' | 'dealer' | 'nondealer' | 'pone' | 'counter';

/** An offence that can be called. */
export interface Offence {
  readonly code: CallableOffence;
  readonly source: RuleSource;
  readonly who: Committer;
  /** The phases in which it can be called. */
  readonly phases: readonly Phase[];
  readonly count: CountOf;
  readonly figures: readonly Figure[];
  /** Which peg moves, and in which order, in words. */
  readonly order: string;
  /** The fields of the rule set and of its penalties that change what it costs. */
  readonly settings: readonly (keyof RuleSet | keyof Penalties)[];
  /** Whether the cards are dealt again, and all pegs go back to where they stood before the deal. */
  readonly redeal?: true;
  /** Whose points of the play come off. */
  readonly retracts?: 'player' | 'everyone';
  /** The field that must not be 0 for it to exist at all; 'crib': a crib. */
  readonly needs?: 'crib' | 'timeLimit' | 'heels' | 'cutEarly';
  readonly outcome: (facts: Facts) => Outcome;
}
