// What was damaged when a journal was opened, with its words.

import { DEFAULT } from '../../shared/words/default.ts';
import { type NoticeCode, type NoticeDetails, sayMessage } from '../../shared/words/index.ts';

/** Damage that was found when the journal was opened. */
export type Notice<C extends NoticeCode = NoticeCode> = C extends NoticeCode
  ? {
      readonly code: C;
      readonly details: NoticeDetails[C];
      readonly message: string;
    }
  : never;

/** A notice with its words. */
export const notice = <C extends NoticeCode>(code: C, details: NoticeDetails[C]): Notice =>
  ({ code, details, message: sayMessage(DEFAULT, 'notice', { code, details }) ?? code }) as Notice;
