// What a daily hand is worth: every throw, and those of club and strong. It takes a second on a slow phone: a page asks a worker.

import { type Card, parseGame, type Result, SIX_CARD } from '../rules/index.ts';
import { targetOf } from '../rules/terms/index.ts';
import { studyWins, type WinStudy } from '../rules/winning/index.ts';
import { SKILLS } from './choose.ts';
import { type DAILY_LEVELS, type DailyAnswer, type DailyHand, dailyText } from './daily.ts';
import { bestThrow } from './throw.ts';
import { viewOf } from './view.ts';

/** Works a hand out. Refusal: scores or cards that no deal has. */
export function dailyAnswer(hand: DailyHand): Result<DailyAnswer> {
  const { cards, role, scores } = hand;
  const game = parseGame(dailyText(hand));
  if (!game.ok) return game;
  const [mine, theirs] = scores.map((score) => targetOf(SIX_CARD, 0) - score) as [number, number];
  // The winning module has a model of six-card.
  const study = studyWins({ cards, role, rules: SIX_CARD, toGo: [mine, theirs] }) as Result<WinStudy>;
  if (!study.ok) return study;
  const view = viewOf(game.value.state, 0, cards);
  const thrown = (level: (typeof DAILY_LEVELS)[number]): readonly Card[] =>
    bestThrow(view, SKILLS[level].throws)?.discard ?? [];
  const throws = { club: thrown('club'), strong: thrown('strong') };
  return { ok: true, value: { rows: study.value.rows, throws } };
}
