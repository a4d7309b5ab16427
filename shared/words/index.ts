/** What people are told when something goes wrong: codes and figures, which travel, and the English words for them. */
export { ANSWER_WORDS, type AnswerCode, type AnswerDetails, NO_PAGE } from './answer.ts';
export {
  BOARD_WORDS,
  type BoardErrorCode,
  type BoardErrorDetails,
  type PortHolder,
} from './board.ts';
export { type Complaint, isHint, isTrouble, shortComplaint } from './complaint.ts';
export * from './en/callouts.ts';
export { EN } from './en/index.ts';
export * from './en/speech.ts';
export { EXPECTED_WORDS, type Expected, type ExpectedDetails, expectedWords } from './expected.ts';
export {
  JOURNAL_WORDS,
  type JournalErrorCode,
  type JournalErrorDetails,
  NOTICE_WORDS,
  type NoticeCode,
  type NoticeDetails,
} from './journal.ts';
export { LANGUAGE_CODES, type Language, type LanguageCode } from './language.ts';
export { counted, type Message, type Words, wordsOf } from './message.ts';
export { type People, peopleOf } from './people.ts';
export {
  REASON_WORDS,
  type Reason,
  type ReasonCode,
  type ReasonDetails,
  reasonWords,
} from './reason.ts';
export { requirementIn, sayRefusal, shortRefusal } from './refusal.ts';
export { TROUBLE_WORDS, type TroubleDetails } from './table.ts';
export { NAMES_BY_COLOUR, NAMES_BY_SEAT } from './usual.ts';
