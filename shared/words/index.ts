// What people are told when something goes wrong: codes and figures, which travel, and the English words for them.
export type { AnswerCode, AnswerDetails } from './answer.ts';
export type {
  BoardErrorCode,
  BoardErrorDetails,
  PortHolder,
} from './board.ts';
export { type Complaint, isHint, isTrouble, sayComplaint, shortComplaint } from './complaint.ts';
export { EN } from './en/index.ts';
export type { Expected, ExpectedDetails } from './expected.ts';
export type { JournalErrorCode, JournalErrorDetails, NoticeCode, NoticeDetails } from './journal.ts';
export type { Language } from './language.ts';
export {
  type LeagueWords,
  type NameOf,
  sayBreach,
  sayCardFault,
  sayDecision,
  sayDeskTask,
  sayHallRefusal,
  sayLeagueRefusal,
  sayWrongLine,
  shortLeagueRefusal,
} from './league.ts';
export { counted, type Message, type Words, wordsOf } from './message.ts';
export { type MoveWords, sayMove, shortMove } from './moves.ts';
export type { ListColumn, WrongLine } from './pages/list.ts';
export { type People, peopleOf } from './people.ts';
export type { Reason, ReasonCode, ReasonDetails } from './reason.ts';
export { requirementIn, sayRefusal, shortRefusal } from './refusal.ts';
export type { Counted, RulingWords } from './ruling.ts';
export { speakCount } from './speech.ts';
export type { TroubleDetails } from './table.ts';
