// A result as somebody types it at the desk: the winner and by how much, or both scores.
import type { CardFault } from '../cards/crosscheck.ts';
import type { GameSide } from '../cards/outcome.ts';
import { parseLine } from '../cards/writing.ts';
import { type NightFormat, winPoints } from '../format/format.ts';
import type { NightCommand } from './command.ts';

/** The game that a result is for. */
export interface ResultFor {
  readonly game: string;
  readonly round: number;
  readonly winner: GameSide;
  /** The revision that stands; null where the game has no result. */
  readonly revision: number | null;
}

/** Holes by which it was won; game points and both scores where they were typed, the winner's first. */
interface TypedResult {
  readonly points: number | null;
  readonly spread: number;
  readonly scores: readonly [number, number] | null;
}

/** Reads '8', '2 +08' or '121-113'; undefined for anything else, as for the loser's line. */
export function typedResult(text: string): TypedResult | undefined {
  const [, margin] = /^\s*\+?(\d{1,3})\s*$/.exec(text) ?? [];
  if (margin !== undefined) return { points: null, spread: Number(margin), scores: null };
  if (/\+|^\s*0\s*[-\u2013\u2212]/.test(text)) return winningLine(text);
  const [, first, second] = /^\s*(\d{1,3})\s*[-\u2013:/]\s*(\d{1,3})\s*$/.exec(text) ?? [];
  if (first !== undefined && second !== undefined) {
    const [high, low] = [Number(first), Number(second)].toSorted((a, b) => b - a) as [number, number];
    return { points: null, spread: high - low, scores: [high, low] };
  }
  return undefined;
}

function winningLine(text: string): TypedResult | undefined {
  const line = parseLine(text);
  return line.ok && line.value.spread > 0 ? { ...line.value, scores: null } : undefined;
}

/** What the winner wrote for the game, where it is not what the game is worth. */
export function pointsFault(
  format: NightFormat,
  { winner, round }: ResultFor,
  { points, spread }: TypedResult,
): CardFault | undefined {
  const expected = winPoints(format, spread, round);
  return points === null || points === expected || format.total !== 'points'
    ? undefined
    : { code: 'wrongPoints', side: winner, points, expected };
}

/** The commands that enter a result from paper, signed by the desk for both. */
export function resultCommands(
  format: NightFormat,
  { game, round, winner, revision }: ResultFor,
  { spread, scores }: TypedResult,
  reason: string,
): readonly NightCommand[] {
  const sides = [0, 1] as const;
  if (scores === null && revision === null) {
    const points = winPoints(format, spread, round);
    return sides.map((side) => {
      const line = side === winner ? { points, spread } : { points: format.loss, spread: 0 - spread };
      return { type: 'enterCard', game, side, line, by: 'desk' };
    });
  }
  const ordered = scores === null || winner === 0 ? scores : ([scores[1], scores[0]] as const);
  const outcome = { winner, spread, scores: ordered, ending: format.gameEnds };
  const signs = sides.map(
    (side): NightCommand => ({ type: 'sign', game, revision: (revision ?? 0) + 1, side, by: 'desk' }),
  );
  return [{ type: 'correct', game, outcome, reason }, ...signs];
}
