// The cross-check: two cards of one game side by side, as two people with two cards would find what does not agree.
import { type NightFormat, winPoints } from '../format/format.ts';
import type { Bare, Tagged } from '../tagged.ts';
import { type GameOutcome, type GameSide, SIDES } from './outcome.ts';
import type { WrittenLine } from './writing.ts';

interface CardFaults {
  bothWon: Bare;
  bothLost: Bare;
  /** The points say won and the spread says lost, or the other way. */
  wrongSign: { side: GameSide; spread: number };
  spreadsDiffer: { spreads: readonly [number, number] };
  /** So many points are not what a game with this spread is worth. */
  wrongPoints: { side: GameSide; points: number; expected: number };
}

/** What does not agree. */
export type CardFault = Tagged<'code', CardFaults>;

/** What does not agree in the two lines of a game of `round`; nothing where the cards are good. */
export function crossCheck(
  format: NightFormat,
  round: number,
  lines: readonly [WrittenLine, WrittenLine],
): readonly CardFault[] {
  const won = lines.map(({ points }) => points > format.scoring.loss);
  const signs = SIDES.filter((side) => lines[side].spread * (won[side] ? 1 : -1) < 0).map(
    (side): CardFault => ({ code: 'wrongSign', side, spread: lines[side].spread }),
  );
  if (won[0] === won[1]) return [{ code: won[0] ? 'bothWon' : 'bothLost' }, ...signs];
  const [first, second] = lines.map(({ spread }) => Math.abs(spread)) as [number, number];
  const spreads: readonly CardFault[] =
    first === second ? [] : [{ code: 'spreadsDiffer', spreads: [lines[0].spread, lines[1].spread] }];
  const points = SIDES.flatMap((side): readonly CardFault[] => {
    const line = lines[side];
    const expected = won[side] ? winPoints(format, Math.abs(line.spread), round) : format.scoring.loss;
    return line.points === expected ? [] : [wrongPoints(format, { side, points: line.points, expected })];
  });
  return [...signs, ...spreads, ...points];
}

/** The fault in game points. */
export const wrongPoints = (
  { scoring: { per } }: NightFormat,
  { side, points, expected }: CardFaults['wrongPoints'],
): CardFault => ({ code: 'wrongPoints', side, points: points / per, expected: expected / per });

/** The outcome that one line says, by the player of `side`. Whether the other agrees is for the cross-check. */
export function outcomeOf(format: NightFormat, side: GameSide, { points, spread }: WrittenLine): GameOutcome {
  const won = points > format.scoring.loss;
  return {
    winner: won === (side === 0) ? 0 : 1,
    spread: Math.abs(spread),
    scores: null,
    ending: format.rules.gameEnds,
  };
}
