// Judges discards beside the page: each takes some hundredths of a second, with partners a third of one.
import { type JudgedThrow, judgeThrow } from '../../../shared/story/throws.ts';
import type { DiscardsAnswer } from '../../web/table/types.ts';

/** A discard, with the rules of its game. */
export type Asked = DiscardsAnswer['discards'][number];

export type { JudgedThrow };

/** What it answers for each discard, in their order; null where its cards are none of a deal. */
export type ThrowVerdict = JudgedThrow | null;

addEventListener('message', ({ data: { rules, ...line } }: MessageEvent<Asked>) => {
  postMessage(judgeThrow(line, rules) ?? null);
});
