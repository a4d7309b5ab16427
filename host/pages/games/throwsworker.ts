// Judges discards beside the page: each takes some hundredths of a second, with partners a third of one.
import { type JudgedThrow, judgeThrow } from '../../../shared/story/throws.ts';
import type { GameAnswer } from '../../web/table/types.ts';

/** What it is asked. */
type ThrowsAsked = Pick<GameAnswer, 'throws'> & Pick<GameAnswer['story'], 'rules'>;

/** What it answers for each discard, in their order; null where its cards are none of a deal. */
export type ThrowVerdict = JudgedThrow | null;

addEventListener('message', ({ data: { rules, throws } }: MessageEvent<ThrowsAsked>) => {
  for (const each of throws) postMessage(judgeThrow(each, rules) ?? null);
});
