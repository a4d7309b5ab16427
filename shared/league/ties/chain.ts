// The standings of a night: a chain of steps puts cards in order, and says between neighbours which step decided, and by which figures.
import { type CardGame, cardsOf, type ScoreCard } from '../cards/card.ts';
import type { NightFormat, TieStep } from '../format/format.ts';
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

/** A group that is level so far, and what parts it from the next group. */
interface LevelGroup {
  readonly cards: readonly ScoreCard[];
  readonly decided: Pick<TieDecision, 'step' | 'figures'> | undefined;
}

/** The cards in order by the steps. Those whom nothing tells apart stay in the order given. */
export function placed(
  cards: readonly ScoreCard[],
  steps: readonly TieStep[],
  context: TieContext,
): readonly Placed[] {
  const inOrder: (Pick<Placed, 'rank' | 'card'> & Pick<LevelGroup, 'decided'>)[] = [];
  for (const { cards: level, decided } of split({ cards, decided: undefined }, steps, context)) {
    const rank = inOrder.length + 1;
    inOrder.push(
      ...level.map((card, index) => {
        const last = index === level.length - 1;
        return { rank, card, decided: last ? decided : LEVEL };
      }),
    );
  }
  return inOrder.map(({ rank, card, decided }, index): Placed => {
    const below = inOrder[index + 1]?.card.entrant;
    const decision = decided && below !== undefined ? { above: card.entrant, below, ...decided } : undefined;
    return { rank, card, decision };
  });
}

const LEVEL = { step: 'level', figures: [0, 0] } as const;

/** A group by the first of the steps, and its parts by the rest. */
function split(group: LevelGroup, steps: readonly TieStep[], context: TieContext): readonly LevelGroup[] {
  const [step, ...rest] = steps;
  if (step === undefined || group.cards.length < 2) return [group];
  const scores = scoresBy(step)(group.cards, context);
  const distinct = [...new Set(scores)].sort((a, b) => b - a);
  if (scores === undefined || distinct.length < 2) return split(group, rest, context);
  // Head-to-head counts games among the group alone: those whom it leaves level are looked at again.
  const after = step === 'headToHead' ? steps : rest;
  return distinct.flatMap((score, index) => {
    const cards = group.cards.filter((_, at) => scores[at] === score);
    const next = distinct[index + 1];
    const decided = next === undefined ? group.decided : { step, figures: figuresOf(step, score, next) };
    return split({ cards, decided }, after, context);
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
