// Works a daily hand out beside the page. Answers null where it cannot be.
import type { DailyHand } from '../../../shared/partner/daily.ts';
import { dailyAnswer } from '../../../shared/partner/dailyanswer.ts';

addEventListener('message', ({ data }: MessageEvent<DailyHand>) => {
  const answer = dailyAnswer(data);
  postMessage(answer.ok ? answer.value : null);
});
