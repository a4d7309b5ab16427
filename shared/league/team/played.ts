// The result of a match: rubbers and legs won, the winner, and the points of both sides.
import { cardState } from './agreed.ts';
import type { Both, MatchFormat, MatchSide } from './format.ts';
import type { Competition, Fixture, MatchCard } from './season.ts';

/** The result of a match for both sides, with points in the units of the format. */
export interface MatchScore {
  readonly rubbers: Both<number>;
  readonly legs: Both<number>;
  /** Null for a draw. */
  readonly winner: MatchSide | null;
  readonly points: Both<number>;
}

/** A match that counts, with its card if it was played. */
export type MatchResult = MatchScore & { readonly kind: 'played' | 'walkover'; readonly card?: MatchCard };

/** The state of a match. */
export type MatchState =
  | MatchResult
  /** It counts for nobody. */
  | { readonly kind: 'void' }
  /** Nobody has sent a card. */
  | { readonly kind: 'due' }
  /** Only one captain has sent a card. */
  | { readonly kind: 'entered'; readonly by: MatchSide }
  /** The cards differ. */
  | { readonly kind: 'disagreed' }
  /** The format has no rule for such a result. `asks` names the open field. */
  | { readonly kind: 'unsettled'; readonly asks: string };

/** Whether a match counts for the table. */
export const counts = (state: MatchState): state is MatchResult =>
  state.kind === 'played' || state.kind === 'walkover';

/** The state of a match, by its ruling or its cards. */
export function stateOf(format: MatchFormat, fixture: Fixture): MatchState {
  const { ruling } = fixture;
  if (ruling?.kind === 'void') return { kind: 'void' };
  if (ruling?.kind === 'walkover') return walkover(format, ruling.winner);
  const card = cardState(fixture);
  if (card.kind === 'agreed') return cardResult(format, card.card);
  if (card.kind === 'differ') return { kind: 'disagreed' };
  return card.kind === 'one' ? { kind: 'entered', by: card.side } : { kind: 'due' };
}

/** The state of a match in its competition. A cup needs no points, and no figures for a walkover. */
export function stateIn({ kind, format }: Competition, fixture: Fixture): MatchState {
  if (kind === 'league') return stateOf(format, fixture);
  const { win, draw, loss } = format.points;
  const points = { ...format.points, win: win ?? 0, draw: draw ?? 0, loss: loss ?? 0 };
  const walkover = format.walkover ?? { rubbers: [0, 0], legs: [0, 0], points: null };
  return stateOf({ ...format, points, walkover }, fixture);
}

/** The result of a card. */
export function cardResult(format: MatchFormat, card: MatchCard): MatchState {
  const lines = card.rubbers.map(({ legs }) => legs ?? ([0, 0] as const));
  const legs = both((side) => sum(lines.map((line) => line[side])));
  const rubbers = both((side) => lines.filter((line) => line[side] > line[opposite(side)]).length);
  const [home, away] = format.decides === 'legs' ? legs : rubbers;
  const winner = home === away ? null : home > away ? 0 : 1;
  const { bothShort } = format;
  const isShort = winner === null && new Set(card.short).size === 2 && bothShort !== null;
  const score = { rubbers, legs, winner } as const;
  return scored(format, score, isShort ? [bothShort, bothShort] : null, card);
}

/** The result of a walkover. */
function walkover(format: MatchFormat, winner: MatchSide): MatchState {
  if (format.walkover === null) return { kind: 'unsettled', asks: 'walkover' };
  const { rubbers, legs, points } = format.walkover;
  const turned = ([own, other]: Both<number>): Both<number> => (winner === 0 ? [own, other] : [other, own]);
  const score = { rubbers: turned(rubbers), legs: turned(legs), winner };
  return scored(format, score, points && turned(points));
}

/** A result with its points: given by a rule, or by the format for such a score. */
function scored(
  { points }: MatchFormat,
  score: Omit<MatchScore, 'points'>,
  given: Both<number> | null,
  card?: MatchCard,
): MatchState {
  const { rubbers, legs, winner } = score;
  const result = { kind: card ? 'played' : 'walkover', ...score, ...(card && { card }) } as const;
  if (given !== null) return { ...result, points: given };
  const ends = both((side) => (winner === null ? 'draw' : winner === side ? 'win' : 'loss'));
  const open = ends.find((end) => points[end] === null);
  if (open !== undefined) return { kind: 'unsettled', asks: `points.${open}` };
  const pointsFor = (side: MatchSide): number =>
    (points[ends[side]] ?? 0) + rubbers[side] * points.rubber + legs[side] * points.leg;
  return { ...result, points: both(pointsFor) };
}

const both = <T>(of: (side: MatchSide) => T): Both<T> => [of(0), of(1)];
/** The team of a side. */
export const sideTeam = ({ home, away }: Pick<Fixture, 'home' | 'away'>, side: MatchSide): string =>
  side === 0 ? home : away;
/** The other side. */
export const opposite = (side: MatchSide): MatchSide => (side === 0 ? 1 : 0);
/** Adds up figures. */
export const sum = (figures: readonly number[]): number =>
  figures.reduce((total, figure) => total + figure, 0);
