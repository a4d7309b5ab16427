// English: whatever can go wrong, by its code. The words are those that the terminal says.
import { ANSWER_WORDS, BOARD_WORDS, NOTICE_WORDS, TROUBLE_WORDS } from '../../../../../shared/words/index.ts';

export const trouble = {
  board: BOARD_WORDS,
  notice: NOTICE_WORDS,
  table: TROUBLE_WORDS,
  answer: ANSWER_WORDS,
  /** A code that this page does not know. */
  unknown: (code: string) =>
    `The host says something that this page does not know (${code}). Load the page anew.`,
};
