// What to lay away near the game hole, where the play decides: the best choices are played out against hands that the other may keep.

import { cardIndex, makeTableScorer } from '../rules/cards/index.ts';
import { type Card, DECK } from '../rules/index.ts';
import { handSize } from '../rules/terms/index.ts';
import { hasWinModel, keptBy } from '../rules/winning/index.ts';
import { CRIBS, cribAverage } from './cribs.ts';
import { guesses, sampled } from './guess.ts';
import { valueOfPlay } from './search.ts';
import { byWins, cribRole, rankAt, type ThrowStyle, throwsOf, toGoOf, unseenRanks } from './throw.ts';
import { bareRank, cribSpread, meanOf, winsAfterShow } from './wins.ts';

/** Holes that a side needs at most where the play decides: what a deal without a good hand brings. */
const NEAR = 14;
/** Choices that are played out, and hands that each meets. */
const CHOICES = 4;
const HANDS = 8;

/** How often a choice wins: near the end by the play as well. */
export const byEndgame: ThrowStyle = (view) => {
  const { rules } = view.table;
  const wins = byWins(view);
  if (!hasWinModel(rules) || Math.min(...toGoOf(view)) > NEAR) return wins;
  const role = cribRole(view);
  const least = throwsOf(view)
    .map(wins)
    .toSorted((a, b) => b - a)[CHOICES - 1] as number;
  const shown = { laid: [], left: handSize(rules), least: 1, unseen: unseenRanks(view.dealt) };
  const tried = sampled(guesses(shown, keptBy(role)), HANDS, () => 0.5);
  const starters = DECK.filter((card) => !view.dealt.includes(card));
  const count = makeTableScorer(4, false, rules);
  return (choice) => {
    if (wins(choice) < least) return 0;
    const cribs = cribSpread(cribAverage(CRIBS[role], choice.discard.map(rankAt)));
    const counted = count(choice.keep.map(cardIndex));
    const values = tried.map(({ ranks, weight }, at) => {
      // Starters far apart, the same for each choice.
      const starter = starters[Math.floor(((at + 0.5) * starters.length) / tried.length)] as Card;
      const mine = counted(cardIndex(starter));
      const theirs = count(ranks.map(bareRank))(bareRank(rankAt(starter)));
      const hands = [choice.keep.map(rankAt), ranks] as const;
      const toGo = toGoOf(view);
      return (
        weight *
        valueOfPlay({ hands, pile: [], toGo }, role === 'dealer' ? 1 : 0, (points, others) =>
          meanOf(
            cribs.map((crib) =>
              winsAfterShow({ role, toGo: [toGo[0] - points, toGo[1] - others], mine, theirs, crib }),
            ),
          ),
        )
      );
    });
    return values.reduce((sum, each) => sum + each, 0);
  };
};
