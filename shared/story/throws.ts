// What a discard cost, by the library of `muggins discard`. It takes a moment for each: a page loads it on request.
import type { Card, RuleSet } from '../rules/index.ts';
import { studyDiscards } from '../rules/study/index.ts';
import { sideOf, targetOf } from '../rules/terms/index.ts';
import { studyWins, type WinRow, type WinStudy } from '../rules/winning/index.ts';
import type { ThrowLine } from './discards.ts';

/** A discard beside the best one. Averages are points: the hand, and the crib with it or against it. */
export interface JudgedThrow {
  readonly net: number;
  /** What was thrown, if nothing is better. */
  readonly best: readonly Card[];
  readonly bestNet: number;
  /** Points that the best one has more on average, at least 0. */
  readonly cost: number;
  /** Undefined where nothing models the game, or the score is not known. */
  readonly win: JudgedWin | undefined;
}

/** How often a discard wins the game from the score of its deal, 0 to 1, beside the one that wins most often. */
interface JudgedWin {
  /** The model of play. */
  readonly model: string;
  readonly chance: number;
  /** What was thrown, if nothing wins more often. */
  readonly best: readonly Card[];
  /** How much more often that one wins, at least 0. */
  readonly cost: number;
}

/** A discard to judge. Without the score of its deal nothing is said of winning. */
type Thrown = Pick<ThrowLine, 'cards' | 'thrown' | 'ownCrib'> & Partial<Pick<ThrowLine, 'seat' | 'scores'>>;

/** Judges a discard; undefined where the cards are not those of a deal. */
export function judgeThrow(line: Thrown, rules: RuleSet): JudgedThrow | undefined {
  const { cards, thrown, ownCrib } = line;
  const asked = { cards, role: ownCrib ? 'dealer' : 'pone', rules } as const;
  const toGo = toGoOf(line, rules);
  const wins = toGo && studyWins({ ...asked, toGo });
  const study = wins ?? studyDiscards(asked);
  const made = study.ok ? study.value.rows.find(({ discard }) => isSame(discard, thrown)) : undefined;
  if (!study.ok || made === undefined) return undefined;
  const best = bestBy(study.value.rows, made, ({ net }) => net);
  const win = wins?.ok ? judgeWin(wins.value, made as WinRow) : undefined;
  return { net: made.net, best: best.discard, bestNet: best.net, cost: best.net - made.net, win };
}

/** Holes that the own side and the other one have to go before the deal; undefined where they are not two, or not known. */
function toGoOf({ seat, scores = [] }: Thrown, rules: RuleSet): readonly [number, number] | undefined {
  if (seat === undefined || scores.length !== 2) return undefined;
  const own = sideOf(rules, seat);
  const toGo = (side: number): number => targetOf(rules, side) - (scores[side] as number);
  return [toGo(own), toGo(1 - own)];
}

function judgeWin({ rows, winModel }: WinStudy, made: WinRow): JudgedWin {
  const best = bestBy(rows, made, ({ win }) => win);
  return { model: winModel, chance: made.win, best: best.discard, cost: best.win - made.win };
}

/** The best by a figure, or the one that was made: discards that differ by suits that count for nothing come to the same, up to the last digit. */
function bestBy<Row>(rows: readonly Row[], made: Row, figureOf: (row: Row) => number): Row {
  const best = rows.reduce((most, row) => (figureOf(row) > figureOf(most) ? row : most), made);
  return figureOf(best) - figureOf(made) < SAME ? made : best;
}

const SAME = 1e-9;

const isSame = (some: readonly Card[], others: readonly Card[]): boolean =>
  some.length === others.length && some.every((card) => others.includes(card));
