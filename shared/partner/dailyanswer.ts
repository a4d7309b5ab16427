// What a daily hand is worth: every throw, and those of club and strong. It takes a second on a slow phone: a page asks a worker.
import { NO_GAME } from '../rules/game/index.ts';
import { type Card, type Result, SIX_CARD, type State } from '../rules/index.ts';
import { targetOf } from '../rules/terms/index.ts';
import { studyWins, type WinStudy } from '../rules/winning/index.ts';
import type { DailyAnswer, DailyHand } from './daily.ts';
import { byEndgame } from './endgame.ts';
import { bestThrow, byAverage, type ThrowStyle } from './throw.ts';
import { viewOf } from './view.ts';

/** Works a hand out. Refusal: scores or cards that no deal has. */
export function dailyAnswer(hand: DailyHand): Result<DailyAnswer> {
  const { cards, role, scores } = hand;
  const [mine, theirs] = scores.map((score) => targetOf(SIX_CARD, 0) - score) as [number, number];
  // The winning module has a model of six-card.
  const study = studyWins({ cards, role, rules: SIX_CARD, toGo: [mine, theirs] }) as Result<WinStudy>;
  if (!study.ok) return study;
  const view = viewOf(stateOf(hand), 0, cards);
  const thrown = (style: ThrowStyle): readonly Card[] => bestThrow(view, style)?.discard ?? [];
  // As the skills of these levels throw, without the rest of them: a page loads it.
  const throws = { club: thrown(byAverage()), strong: thrown(byEndgame) };
  return { ok: true, value: { rows: study.value.rows, throws } };
}

/** Before the discards. */
const stateOf = ({ role, scores }: DailyHand): State => ({
  ...NO_GAME,
  phase: 'deal',
  deal: 1,
  rules: SIX_CARD,
  players: ['P1', 'P2'],
  dealer: role === 'dealer' ? 0 : 1,
  pegs: scores.map((front) => ({ front, rear: 0 })),
});
