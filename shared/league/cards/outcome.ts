// How a game ended, and what it is worth to each of the two: game points, spread, holes pegged, holes lacked.
import { type RuleSet, targetOf } from '../../rules/terms/index.ts';
import { type HouseFigures, isSkunk, type NightFormat, winPoints } from '../format/format.ts';
import { granted, type LeagueResult, type OutcomeFault, refused } from '../refusal.ts';

/** One of the two of a game. */
export type GameSide = 0 | 1;

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
  const fault = faultOf(format, rules, outcome);
  if (fault) return refused({ code: 'badOutcome', fault });
  const { winner, spread, ending } = outcome;
  if (ending !== 'target') return granted(outcome);
  const won = targetOf(rules, winner);
  const lost = targetOf(rules, other(winner)) - spread;
  return granted({ ...outcome, scores: winner === 0 ? [won, lost] : [lost, won] });
}

function faultOf(format: NightFormat, rules: RuleSet, outcome: GameOutcome): OutcomeFault | undefined {
  const { winner, spread, scores, ending } = outcome;
  if (winner !== 0 && winner !== 1) return 'winner';
  // Nobody lacks more holes than there are to the own game hole.
  if (!Number.isInteger(spread) || spread < 0 || spread > targetOf(rules, other(winner))) return 'spread';
  if (spread === 0 && ending !== 'conceded') return 'spread';
  if (scores === null) return format.total !== 'points' && ending !== 'target' ? 'scores' : undefined;
  const onBoard = (score: number, side: number): boolean =>
    Number.isInteger(score) && score >= 0 && score <= targetOf(rules, side);
  if (!scores.every(onBoard)) return 'scores';
  return scoresFault(rules, outcome, scores);
}

function scoresFault(
  rules: RuleSet,
  { winner, spread, ending }: GameOutcome,
  scores: readonly [number, number],
): OutcomeFault | undefined {
  const toGo = (side: GameSide): number => targetOf(rules, side) - scores[side];
  const margin = toGo(other(winner)) - toGo(winner);
  if (ending === 'target' && toGo(winner) !== 0) return 'target';
  if (ending !== 'conceded' && margin <= 0) return 'order';
  return Math.max(0, margin) === spread ? undefined : 'spread';
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
      points: won ? winPoints(format, spread, round) : format.loss,
      spread: won || spread === 0 ? spread : -spread,
      pegged: won ? (format.winPegs ?? pegged) : pegged,
      lacked: won || scores === null ? 0 : targetOf(rules, side) - pegged,
    };
  };
  return [share(0), share(1)];
}

/** What a game that nobody played is worth to one who gets these figures. */
export const houseShare = ({ points, spread }: HouseFigures, won: boolean): GameShare => ({
  won,
  skunk: false,
  points,
  spread,
  pegged: 0,
  lacked: 0,
});
