// Judges discards, and works out the daily hand, beside the page: each takes some hundredths of a second, with partners a third of one.
import type { DailyAnswer, DailyHand } from '../../../shared/partner/daily.ts';
import { dailyAnswer } from '../../../shared/partner/dailyanswer.ts';
import { type JudgedThrow, judgeThrow } from '../../../shared/story/throws.ts';
import type { DiscardsAnswer } from '../../web/table/types.ts';

/** A discard, with the rules of its game. */
export type Asked = DiscardsAnswer['discards'][number];

export type { JudgedThrow };

/** What it answers for each discard, in their order; null where its cards are none of a deal. */
export type ThrowVerdict = JudgedThrow | null;

addEventListener('message', ({ data }: MessageEvent<Asked | DailyHand>) => {
  postMessage('date' in data ? answerOf(data) : verdictOn(data));
});

const verdictOn = ({ rules, ...line }: Asked): ThrowVerdict => judgeThrow(line, rules) ?? null;

/** Null where the hand is none of a deal. */
function answerOf(hand: DailyHand): DailyAnswer | null {
  const answer = dailyAnswer(hand);
  return answer.ok ? answer.value : null;
}
