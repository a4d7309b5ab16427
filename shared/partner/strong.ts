// How a strong player lays cards where two play: it tries what the other may hold, and plays each out for the win.

import { type CardOrRank, cardIndex, makeTableScorer, remembered, tabled } from '../rules/cards/index.ts';
import { type RuleSet, rankOf } from '../rules/index.ts';
import { handSize, isCribbage, SIX_CARD, sideOf } from '../rules/terms/index.ts';
import { hasWinModel, keptBy } from '../rules/winning/index.ts';
import { CRIBS, cribAverage } from './cribs.ts';
import { guesses, sampled } from './guess.ts';
import { byAnswer, type LayStyle } from './lay.ts';
import { searchPlay, type Worth } from './search.ts';
import { cribRole, rankAt, toGoOf, unseenRanks } from './throw.ts';
import { seenCards, type View } from './view.ts';
import { bareRank, cribSpread, meanOf, winsAfterShow } from './wins.ts';

/** Hands that are tried: 8 cards played out take some 2,000 moves. */
const TRIED = 30;

/** Rules of the play that the search knows no other of. */
const SEARCHED = ['sides', 'show', 'playEnds', 'runs', 'lowball', 'exactOut', 'outOnGo', 'go'] as const;

/** Whether the play of this game can be searched: as in six-card, four cards each. */
const isSearched = remembered(
  (rules: RuleSet): boolean =>
    handSize(rules) === 4 &&
    isCribbage(rules.counting) &&
    SEARCHED.every((field) => String(rules[field]) === String(SIX_CARD[field])),
);

/** How often the game is won with each card, by the hands that the other may hold; in other games points less the answer. */
export const bySearch =
  (random: () => number): LayStyle =>
  (view) => {
    const { play, table, seat, held } = view;
    const { rules, starter } = table;
    if (!isSearched(rules) || starter === undefined) return byAnswer(view);
    const laid = (side: number): readonly CardOrRank[] =>
      play.laid.filter((card) => sideOf(rules, card.seat) === side).map(({ card }) => card);
    const [mine, theirs] = [sideOf(rules, seat), 1 - sideOf(rules, seat)];
    const toGo = toGoOf(view);
    const worths = worthsOf(view, [...laid(mine), ...held], toGo);
    const shown = { ...shownBy(view, laid(theirs)), unseen: unseenRanks(seenCards(view)) };
    const tried = sampled(guesses(shown, keptBy(cribRole(view))), TRIED, random);
    const sums = new Map<number, number>();
    for (const { ranks, weight } of tried) {
      const values = searchPlay(
        {
          hands: [held.map(rankAt), ranks],
          pile: play.pile.map(rankAt),
          toGo,
        },
        worths([...laid(theirs).map(rankAt), ...ranks]),
      );
      for (const [rank, value] of values) sums.set(rank, (sums.get(rank) ?? 0) + weight * value);
    }
    return (card) => sums.get(rankAt(card)) ?? 0;
  };

/** What the other player has shown of the hand. */
function shownBy({ play, seat }: View, laid: readonly CardOrRank[]) {
  const gone = play.goes.filter((go) => go.seat !== seat).map(({ count }) => 32 - count);
  return { laid: laid.map(rankAt), left: play.left[1 - seat] as number, least: Math.max(1, ...gone) };
}

/** What the end of the play is worth, by the ranks of the other player's hand: the show follows, and the next deal. */
function worthsOf(
  view: View,
  own: readonly CardOrRank[],
  toGo: readonly [number, number],
): (ranks: readonly number[]) => Worth {
  const { rules, starter = 'A' } = view.table;
  const count = makeTableScorer(4, false, rules);
  const mine = count(own.map(cardIndex))(cardIndex(starter));
  const role = cribRole(view);
  const cribs = cribSpread(cribAverage(CRIBS[role], view.thrown.map(rankAt)));
  const afterShow = (points: number, others: number, theirs: number): number => {
    if (!hasWinModel(rules)) return 0.5 + (points - others) / 256;
    const left = [toGo[0] - points, toGo[1] - others] as const;
    return meanOf(cribs.map((crib) => winsAfterShow({ role, toGo: left, mine, theirs, crib })));
  };
  const known = tabled((theirs: number) =>
    tabled((played: number) => afterShow(played >> 6, played & 63, theirs)),
  );
  return (ranks) => {
    const values = known(count(ranks.map(bareRank))(bareRank(rankAt(rankOf(starter)))));
    return (points, others) => values(points * 64 + others);
  };
}
