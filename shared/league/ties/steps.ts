// The steps that rank level entrants. Each gives a figure to every entrant of a group; the larger is ahead.
import type { CardGame, ScoreCard } from '../cards/card.ts';
import type { NightFormat, TieStep } from '../format/format.ts';

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

const byTotal =
  (total: 'points' | 'wins' | 'skunks' | 'net' | 'plus' | 'pegged'): TieScore =>
  (group) =>
    group.map(({ totals }) => totals[total]);

/** Wins in the games that the group played among itself; only where each pair met, and equally often. */
const headToHead: TieScore = (group, { games }) => {
  const ids = group.map(({ entrant }) => entrant);
  const among = games.filter(
    ({ kind, entrants }) => kind === 'played' && entrants.every((each) => ids.includes(each)),
  );
  const meetings = ids.flatMap((a, index) =>
    ids
      .slice(index + 1)
      .map((b) => among.filter(({ entrants }) => entrants.includes(a) && entrants.includes(b)).length),
  );
  if (meetings.includes(0) || new Set(meetings).size !== 1) return undefined;
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

/** Every step. 'lacked': the fewest holes lacked are ahead. */
export const TIE_SCORES: Readonly<Record<TieStep, TieScore>> = {
  points: byTotal('points'),
  wins: byTotal('wins'),
  skunks: byTotal('skunks'),
  net: byTotal('net'),
  plus: byTotal('plus'),
  pegged: byTotal('pegged'),
  lacked: (group) => group.map(({ totals }) => -totals.lacked),
  headToHead,
  playoff: brokenBy('playoff'),
  cut: brokenBy('cut'),
};

/**
 * Steps of a chain that can decide nothing after those before them. Where a win is worth one figure, or another with a
 * skunk, two of points, wins and skunks settle the third; where a skunk is worth no more than a win, one of points and wins
 * settles the other.
 */
export function idleSteps({ ties, scoring, schedule, attendance }: NightFormat): readonly TieStep[] {
  const { win, loss, skunks } = scoring;
  const isBye = schedule.kind === 'rotation' && schedule.bye !== null;
  const isWorth = isBye || attendance.forfeitWin !== null || loss !== 0;
  const plain = win.length === 1 && !isWorth && skunks.length < 2;
  const worthless = skunks.length === 0 || skunks[0]?.points === win[0];
  const linked: readonly TieStep[] = worthless ? ['points', 'wins'] : ['points', 'wins', 'skunks'];
  const settled = plain ? ties.filter((step) => linked.includes(step)).slice(worthless ? 1 : 2) : [];
  return ties.filter((step) => settled.includes(step) || (step === 'skunks' && skunks.length === 0));
}
