// How a game ended, and what it is worth to each of the two: game points, spread, holes pegged, holes lacked.
import { type RuleSet, targetOf } from '../../rules/terms/index.ts';
import { type HouseFigures, isSkunk, type NightFormat, winPoints } from '../format/format.ts';
import { granted, type LeagueResult, type OutcomeFault, refused } from '../refusal.ts';

/** One of the two of a game. */
export type GameSide = 0 | 1;

export const SIDES: readonly GameSide[] = [0, 1];

export const OUTCOME_ENDINGS = ['target', 'conceded', 'bell'] as const;

/** How a game ended. `scores` by side; null where a paper card gives the spread alone. */
export interface GameOutcome {
  readonly winner: GameSide;
  /** Holes by which it was won, 0 or more. */
  readonly spread: number;
  readonly scores: readonly [number, number] | null;
  readonly ending: (typeof OUTCOME_ENDINGS)[number];
}

/** What a game is worth to one of its two. */
export interface GameShare {
  readonly won: boolean;
  readonly skunk: boolean;
  readonly points: number;
  /** Below 0 for a loss. */
  readonly spread: number;
  readonly pegged: number;
  readonly lacked: number;
}

export const other = (side: GameSide): GameSide => (side === 0 ? 1 : 0);

/**
 * An outcome that fits the rules and the format, whole: without scores they follow from the spread, where games end at the
 * game hole. Refusal: badOutcome.
 */
export function checkOutcome(
  format: NightFormat,
  rules: RuleSet,
  outcome: GameOutcome,
): LeagueResult<GameOutcome> {
  const wrong = faultOf(format, rules, outcome);
  if (wrong) return refused({ code: 'badOutcome', hole: targetOf(rules, outcome.winner), ...wrong });
  const { winner, spread, ending } = outcome;
  if (ending !== 'target') return granted(outcome);
  const won = targetOf(rules, winner);
  const lost = targetOf(rules, other(winner)) - spread;
  return granted({ ...outcome, scores: winner === 0 ? [won, lost] : [lost, won] });
}

/** What is wrong, and the figure that is. */
interface WrongFigure {
  readonly fault: OutcomeFault;
  readonly figure: number;
}

function faultOf(format: NightFormat, rules: RuleSet, outcome: GameOutcome): WrongFigure | undefined {
  const { winner, spread, scores, ending } = outcome;
  if (winner !== 0 && winner !== 1) return { fault: 'winner', figure: 0 };
  const wrong = scores?.find((score, side) => !isWithin(score, targetOf(rules, side)));
  if (wrong !== undefined) return { fault: 'score', figure: wrong };
  // No side lacks more holes than its game hole.
  if (!isWithin(spread, targetOf(rules, other(winner))) || (spread === 0 && ending !== 'conceded'))
    return { fault: 'margin', figure: spread };
  if (scores !== null) return scoresFault(rules, outcome, scores);
  return format.scoring.kind !== 'points' && ending !== 'target'
    ? { fault: 'noScores', figure: 0 }
    : undefined;
}

const isWithin = (figure: number, most: number): boolean =>
  Number.isInteger(figure) && figure >= 0 && figure <= most;

function scoresFault(
  rules: RuleSet,
  { winner, spread, ending }: GameOutcome,
  scores: readonly [number, number],
): WrongFigure | undefined {
  const toGo = (side: GameSide): number => targetOf(rules, side) - scores[side];
  const margin = toGo(other(winner)) - toGo(winner);
  if (ending === 'target' && toGo(winner) !== 0) return { fault: 'target', figure: scores[winner] };
  if (ending !== 'conceded' && margin <= 0) return { fault: 'order', figure: scores[winner] };
  return Math.max(0, margin) === spread ? undefined : { fault: 'spread', figure: spread };
}

/** What a game of `round` is worth to each side. */
export function sharesOf(
  format: NightFormat,
  rules: RuleSet,
  round: number,
  outcome: GameOutcome,
): readonly [GameShare, GameShare] {
  const { winner, spread, scores } = outcome;
  const share = (side: GameSide): GameShare => {
    const won = side === winner;
    const pegged = scores?.[side] ?? 0;
    const skunk = isSkunk(format, spread);
    return {
      won,
      skunk: won && skunk,
      points: won ? winPoints(format, spread, round) : format.scoring.loss,
      spread: won || spread === 0 ? spread : -spread,
      pegged: won ? (format.scoring.winPegs ?? pegged) : pegged,
      lacked: won || scores === null ? 0 : targetOf(rules, side) - pegged,
    };
  };
  return [share(0), share(1)];
}

/** The value of an unplayed game for an entrant with these figures. */
export const houseShare = ({ points, spread }: HouseFigures, won: boolean): GameShare => ({
  won,
  skunk: false,
  points,
  spread,
  pegged: 0,
  lacked: 0,
});
