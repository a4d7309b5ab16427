// What an offence is, and what it leads to: peg moves in order, by the settings of the rule set. Facts in, outcomes out.
import type { OffenceCode, RuleSource } from '../terms/codes.ts';
import type { Penalties } from '../terms/penalties.ts';
import type { Phase } from '../terms/phase.ts';
import type { RuleSet } from '../terms/ruleset.ts';
import type { RulingCode } from './ruling.ts';
import type { PegStep } from './steps.ts';

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

/** A number that an offence needs. */
export interface Figure {
  readonly name: 'points' | 'cards';
  /** The question; its words are in shared/words. */
  readonly code: FigureCode;
  /** Digits that it can have. */
  readonly digits: 1 | 2;
  readonly least: number;
  readonly most: number;
  /** The default; absent where it has to be given. */
  readonly unsaid?: number;
}

/** Which count an offence is about. 'IfPoints': only if points are given with it. */
export type CountOf = 'none' | 'own' | 'ownIfPoints' | 'otherIfPoints' | 'game' | 'hand';

/** Who can commit an offence; 'nondealer': a player of another side than the dealer's. */
export type Committer = 'anyone' | 'dealer' | 'nondealer' | 'pone' | 'counter';

/** An offence that can be called. */
export interface Offence {
  readonly code: OffenceCode;
  readonly source: RuleSource;
  readonly who: Committer;
  /** The phases in which it can be called. */
  readonly phases: readonly Phase[];
  readonly count: CountOf;
  readonly figures: readonly Figure[];
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

/** What the cost of an offence depends on. */
export interface Facts {
  readonly rules: RuleSet;
  readonly penalties: Penalties;
  /** Points that the count in question claimed; for a game claimed without a count, all holes to the game hole. */
  readonly claimed: number;
  /** Holes that the player needed before that count. */
  readonly room: number;
  readonly points: number;
  readonly cards: number;
  /** Whether the starter of this deal is turned, so that its play has begun. */
  readonly begun: boolean;
}

/** What an offence leads to. */
export interface Outcome {
  readonly ruling: RulingCode;
  /** The peg moves, in order. */
  readonly steps: readonly PegStep[];
  /** Points that the count keeps, where there is one. */
  readonly paid?: number;
  /** The rule, where it is not that of the ruling's code. */
  readonly source?: RuleSource;
}

/** An offence with what is not the usual: anybody commits it, at any time of a deal, about no count and without figures. */
export const offence = (
  code: OffenceCode,
  source: RuleSource,
  rest: Partial<Offence> & Pick<Offence, 'outcome'>,
): Offence => ({
  ...{ code, source, who: 'anyone', count: 'none', figures: [], settings: [] },
  phases: ['free', 'deal', 'bidding', 'starter', 'exchange', 'play', 'show'],
  ...rest,
});

/** A move of the pegs of the player who committed the offence. */
export const own = (how: PegStep['how'], holes: number): PegStep => ({ who: 'player', how, points: holes });
/** A move of the opponent's pegs. */
export const theirs = (how: PegStep['how'], holes: number): PegStep => ({
  who: 'opponent',
  how,
  points: holes,
});
/** A ruling that moves no peg. */
export const nothing = (ruling: RulingCode): Outcome => ({ ruling, steps: [] });
/** Points to the opponent. */
export const award = (ruling: RulingCode, holes: number): Outcome => ({
  ruling,
  steps: [theirs('forward', holes)],
});

/** A count that claimed more than `actual`: a false claim of game if only the excess reached the game hole (ACC 8.4). */
export function overclaim({ rules, penalties, claimed, room }: Facts, actual: number): Outcome {
  // Only holes up to the game hole count (ACC 8.4.a).
  const excess = Math.min(claimed, room) - Math.min(actual, room);
  const corrected: Outcome = { ruling: 'overpegCorrected', steps: [own('count', actual)], paid: actual };
  const opponent = theirs('forward', excess);
  // No player claims a game that is lost by it.
  if (claimed >= room && actual < room && !rules.lowball) {
    const back = own('back', penalties.falseClaimBack);
    if (rules.falseClaim === 'fifteenBack') {
      return { ruling: 'falseGameBack', steps: [...corrected.steps, opponent, back], paid: actual };
    }
    if (rules.falseClaim === 'losesGame') {
      return {
        ruling: 'falseGameLost',
        steps: [...corrected.steps, theirs('forward', Infinity)],
        paid: actual,
      };
    }
  }
  switch (rules.overcount) {
    case 'corrected':
      return corrected;
    case 'losesCount':
      return { ruling: 'overpegLost', steps: [own('count', 0)], paid: 0 };
    case 'toOpponent':
      return { ruling: 'overpegToOpponent', steps: [...corrected.steps, opponent], paid: actual };
  }
}

/** Announced by oneself in time, short of game: corrected, and no penalty (ACC 8.4.c). */
export function ownOverpeg(facts: Facts): Outcome {
  const { penalties, claimed, room } = facts;
  const actual = claimed - facts.points;
  const inTime = penalties.ownCorrection === 'nextCount';
  const gameClaimed = claimed >= room && actual < room;
  if (!inTime || gameClaimed) return overclaim(facts, actual);
  return { ruling: 'overpegOwn', steps: [own('count', actual)], paid: actual };
}

/** Nothing is put right once the fingers have left the peg (ACC 8.3); other houses are kinder, or harder. */
export function underpegged({ rules, claimed, room, points: missed }: Facts): Outcome {
  if (rules.muggins === 'automatic') {
    const left = Math.max(0, Math.min(missed, room - claimed));
    return { ruling: 'underpegToOpponent', steps: [theirs('forward', left)], paid: claimed };
  }
  if (rules.muggins === 'called' || rules.undercount === 'stands') {
    return { ...nothing('underpegStands'), paid: claimed };
  }
  const paid = claimed + missed;
  return { ruling: 'underpegCorrected', steps: [own('count', paid)], paid };
}

/** What a renege costs in the house. */
export function renege({ rules, cards, points: cancelled }: Facts): Outcome {
  // Later cards go back first, and what was pegged for them with them.
  const back = cancelled === 0 ? [] : [own('back', cancelled)];
  const paying = (ruling: RulingCode, holes: number): Outcome => ({
    ruling,
    steps: [...back, theirs('forward', holes)],
  });
  switch (rules.renege) {
    case 'none':
      return { ruling: 'renegeNothing', steps: back };
    case 'perCard':
      return paying('renegePerCard', rules.renegePoints * cards);
    case 'flat':
      return paying('renegeFlat', rules.renegePoints);
    case 'deadCard':
      return { ruling: 'renegeDeadCard', steps: back };
    case 'deadHand':
      return { ruling: 'renegeDeadHand', steps: back };
  }
}

/** Half of the hand, rounded down, goes to the opponents (Playroom). The player's part is pegged as their count. */
export function timeOut({ penalties, points: worth }: Facts): Outcome {
  const half = Math.floor(worth / 2);
  const paid = penalties.timeOutRest === 'kept' ? worth - half : 0;
  return { ruling: 'timeOut', steps: [theirs('forward', half)], paid };
}
