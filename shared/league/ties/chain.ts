// The standings of a night: a chain of steps puts cards in order, and says between neighbours which step decided, and by which figures.
import { type CardGame, cardsOf, type ScoreCard } from '../cards/card.ts';
import type { NightFormat, TieStep } from '../format/format.ts';
import { ranked } from './ranked.ts';
import { type BrokenTie, figureIn, scoresBy, type TieContext } from './steps.ts';

/** Why one is ahead of the next: the step, and the figures of both. 'level' where no step of the chain decided. */
export interface TieDecision {
  readonly above: string;
  readonly below: string;
  readonly step: TieStep | 'level';
  /** The larger is ahead, or the smaller if the fewest are ahead; both are 0 if they are level. */
  readonly figures: readonly [number, number];
}

/** A place in the standings. Level entrants share a rank, and the next ranks are left out. */
export interface Placed {
  /** From 1. */
  readonly rank: number;
  readonly card: ScoreCard;
  /** Why the next is behind; undefined for the last. */
  readonly decision: TieDecision | undefined;
}

/** The cards in order by the steps. Those whom nothing tells apart stay in the order given. */
export function placed(
  cards: readonly ScoreCard[],
  steps: readonly TieStep[],
  context: TieContext,
): readonly Placed[] {
  const inOrder = ranked(cards, steps, {
    scores: (step, group) => scoresBy(step)(group, context),
    // Head-to-head counts games among the group alone: those whom it leaves level are looked at again.
    after: ([step, ...rest]) => (step === 'headToHead' ? [step, ...rest] : rest),
  });
  return inOrder.map(({ rank, item: card, decided }, index): Placed => {
    const below = inOrder[index + 1]?.item.entrant;
    if (decided === undefined || below === undefined) return { rank, card, decision: undefined };
    const { step, scores } = decided;
    const figures = step === 'level' ? scores : figuresOf(step, ...scores);
    return { rank, card, decision: { above: card.entrant, below, step, figures } };
  });
}

/** The figures to show. Scores are negative if the fewest are ahead. */
const figuresOf = (step: TieStep, ...[a, b]: readonly [number, number]): readonly [number, number] =>
  figureIn(step)?.fewest ? [0 - a, 0 - b] : [a, b];

/** Whether the first step of a format decided. */
export const isByFirst = ({ step }: TieDecision, { ties }: NightFormat): boolean =>
  JSON.stringify(step) === JSON.stringify(ties[0]);

/** The places of a night. */
export interface NightStandings {
  readonly places: readonly Placed[];
  /** Whether a game is neither signed by both nor ruled on. */
  readonly provisional: boolean;
}

/** What standings are made of. */
export interface StandingsInput {
  readonly format: NightFormat;
  readonly entrants: readonly string[];
  readonly games: readonly CardGame[];
  readonly broken: readonly BrokenTie[];
}

/** Puts the entrants in order by the steps of the format. */
export function standingsOf({ format, entrants, games, broken }: StandingsInput): NightStandings {
  const cards = cardsOf(format, entrants, games);
  return {
    places: placed(cards, format.ties, { games, broken }),
    provisional: games.some(({ final }) => !final),
  };
}
