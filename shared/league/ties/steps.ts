// The steps that rank level entrants. Each gives a figure to every entrant of a group; the larger is ahead.
import type { CardGame, ScoreCard } from '../cards/card.ts';
import { FIGURES, type Figure, type FigureStep, type TieStep } from '../format/format.ts';
import { metEqually } from './ranked.ts';

/** A tie that was broken by a game or a cut: those who were level, the best first. */
export interface BrokenTie {
  readonly by: 'playoff' | 'cut';
  readonly order: readonly string[];
}

/** What the steps look at besides the cards of the group. */
export interface TieContext {
  readonly games: readonly CardGame[];
  readonly broken: readonly BrokenTie[];
}

/** A figure for each card of a group; undefined where the step says nothing about this group. */
type TieScore = (group: readonly ScoreCard[], context: TieContext) => readonly number[] | undefined;

/** The figure that a step compares; undefined for head-to-head, a play-off or a cut. */
export const figureIn = (step: TieStep): FigureStep | undefined => {
  if (typeof step === 'object') return step;
  const figure = FIGURES.find((each) => each === step);
  return figure && { figure, fewest: figure === 'lacked' };
};

/** The rank of a card in a step: the larger is ahead. */
export const scoreOf = ({ figure, fewest }: FigureStep, totals: Readonly<Record<Figure, number>>): number =>
  fewest ? 0 - totals[figure] : totals[figure];

/** Wins in the games that the group played among itself; only where each pair met, and equally often. */
const headToHead: TieScore = (group, { games }) => {
  const ids = group.map(({ entrant }) => entrant);
  const among = games.filter(
    ({ kind, entrants }) => kind === 'played' && entrants.every((each) => ids.includes(each)),
  );
  const met = among.map(({ entrants }) => entrants);
  if (!metEqually(ids, met)) return undefined;
  return ids.map((id) => among.filter(({ entrants, shares }) => shares[entrants.indexOf(id)]?.won).length);
};

/** The order that the last play-off or cut of all these gave. */
const brokenBy =
  (by: BrokenTie['by']): TieScore =>
  (group, { broken }) => {
    const ids = group.map(({ entrant }) => entrant);
    const last = broken.findLast((each) => each.by === by && ids.every((id) => each.order.includes(id)));
    return last && ids.map((id) => last.order.length - last.order.indexOf(id));
  };

const GROUP_SCORES: Readonly<Record<string, TieScore>> = {
  headToHead,
  playoff: brokenBy('playoff'),
  cut: brokenBy('cut'),
};

/** The scores of a group in a step. */
export const scoresBy: (step: TieStep) => TieScore = (step) => {
  const by = figureIn(step);
  if (by !== undefined) return (group) => group.map(({ totals }) => scoreOf(by, totals));
  return GROUP_SCORES[step as string] as TieScore;
};
