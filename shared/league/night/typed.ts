// A result as somebody types it at the desk for one of the two: by how much they won, or both scores, their own first.
import type { CardFault } from '../cards/crosscheck.ts';
import { type GameOutcome, type GameSide, other } from '../cards/outcome.ts';
import { parseLine } from '../cards/writing.ts';
import { type NightFormat, winPoints } from '../format/format.ts';
import type { Stage } from '../refusal.ts';
import type { GameView } from '../view/public.ts';
import type { NightCommand } from './command.ts';

/** The game that a result is for. */
type ResultGame = Pick<GameView, 'game' | 'round' | 'stage' | 'outcome' | 'revision' | 'signed'>;

/** Who won by how many holes; game points and both scores, by side, where they were typed. */
export interface TypedResult {
  readonly winner: GameSide;
  readonly points: number | null;
  readonly spread: number;
  readonly scores: readonly [number, number] | null;
}

/** Reads '8', '2 +08' or '121-113', typed for `side`; undefined for anything else, as for the loser's line. */
export function typedResult(text: string, side: GameSide): TypedResult | undefined {
  const [, margin] = /^\s*\+?(\d{1,3})\s*$/.exec(text) ?? [];
  if (margin !== undefined) return { winner: side, points: null, spread: Number(margin), scores: null };
  if (/\+|^\s*0\s*[-\u2013\u2212]/.test(text)) return winningLine(text, side);
  const [, first, second] = /^\s*(\d{1,3})\s*[-\u2013:/]\s*(\d{1,3})\s*$/.exec(text) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const [own, theirs] = [Number(first), Number(second)];
  const winner = theirs > own ? other(side) : side;
  const scores = side === 0 ? ([own, theirs] as const) : ([theirs, own] as const);
  return { winner, points: null, spread: Math.abs(own - theirs), scores };
}

function winningLine(text: string, winner: GameSide): TypedResult | undefined {
  const line = parseLine(text);
  return line.ok && line.value.spread > 0 ? { winner, ...line.value, scores: null } : undefined;
}

/** What the winner wrote for the game, where it is not what a game of `round` is worth. */
export function pointsFault(
  format: NightFormat,
  round: number,
  { winner, points, spread }: TypedResult,
): CardFault | undefined {
  const expected = winPoints(format, spread, round);
  return points === null || points === expected || format.total !== 'points'
    ? undefined
    : { code: 'wrongPoints', side: winner, points, expected };
}

const SIDES: readonly GameSide[] = [0, 1];

/** The commands that enter a result from paper, signed by the desk for both; a result that stands is signed as it is. */
export function resultCommands(
  format: NightFormat,
  each: ResultGame,
  typed: TypedResult,
  reason: string,
): readonly NightCommand[] {
  const { game, round, outcome, revision } = each;
  const { winner, spread, scores } = typed;
  const sign = (sides: readonly GameSide[], signed: number) =>
    sides.map((side): NightCommand => ({ type: 'sign', game, revision: signed, side, by: 'desk' }));
  if (outcome !== null && revision !== null && resultStands(each.stage, outcome, typed))
    return sign(
      SIDES.filter((side) => each.signed[side] === null),
      revision,
    );
  if (scores === null && revision === null) {
    const points = winPoints(format, spread, round);
    return SIDES.map((side) => {
      const line = side === winner ? { points, spread } : { points: format.loss, spread: 0 - spread };
      return { type: 'enterCard', game, side, line, by: 'desk' };
    });
  }
  const to = { winner, spread, scores, ending: format.gameEnds };
  return [{ type: 'correct', game, outcome: to, reason }, ...sign(SIDES, (revision ?? 0) + 1)];
}

/** Stages at which a result stands that is neither disputed nor taken off the cards. */
const STANDS: ReadonlySet<Stage> = new Set(['over', 'signedOnce', 'signed', 'checked']);

/** Whether a game stands at `stage` with this very result. Scores that only one of the two has say nothing against it. */
export function resultStands(
  stage: Stage,
  { winner, spread, scores }: GameOutcome,
  other: Pick<GameOutcome, 'winner' | 'spread' | 'scores'>,
): boolean {
  const level = scores === null || other.scores === null || scores.join() === other.scores.join();
  return STANDS.has(stage) && winner === other.winner && spread === other.spread && level;
}
