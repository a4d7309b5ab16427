// Something that was found and mended when a journal was opened, with its words.
import type { NoticeCode, NoticeDetails } from '../../shared/words/index.ts';
import { DEFAULT } from '../../shared/words/registry.ts';

/** Something that was found and mended when the journal was opened. */
export type Notice<C extends NoticeCode = NoticeCode> = C extends NoticeCode
  ? {
      readonly code: C;
      readonly details: NoticeDetails[C];
      readonly message: string;
      /** The file that keeps what was found. */
      readonly evidence: string;
    }
  : never;

/** A notice with its words. */
export const notice = <C extends NoticeCode>(code: C, details: NoticeDetails[C]): Notice =>
  ({ code, details, message: DEFAULT.notices[code](details), evidence: details.evidence }) as Notice;
