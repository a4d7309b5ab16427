// What Muggins says. Sentences are in catalogs, en/*.ftl and fr/*.ftl (docs/translating.md), and are said by code with figures:
//
//   say(language, 'refusal-wrongNumberOfCards', { expected: 4, got: 3 })   a sentence; a wrong code or figure does not compile
//   short(language, code, figures)    its attribute .short: at most 20 characters, for the display
//   spoken(language, code, figures)   its attribute .spoken, with cards by name, for a voice
//   sayKnown(language, code, figures) the same for a code that is known only at run time; undefined where no catalog has it
//
// `english([refusals, terms])` and `await load('fr', [refusals, terms])` make a language of the catalogs in generated/. build/pages.json
// names those that each page says, which it loads in its own language only; a program takes ALL (generated/all.ts). People are `Names`
// (people.ts), lists are arrays, cards are '5H'.
// After a change of a catalog: npm run words.
export type { AnswerDetails } from './answer.ts';
export {
  type BoardErrorCode,
  type BoardErrorDetails,
  type PortHolder,
  sayBoardError,
} from './board.ts';
export { type Catalog, english, type Language, load } from './catalog.ts';
export {
  type Complaint,
  isHint,
  isTrouble,
  sayComplaint,
  shortComplaint,
  type TroubleDetails,
} from './complaint.ts';
export { speakCount } from './counts.ts';
export type { Expected, ExpectedDetails } from './expected.ts';
export type { JournalErrorCode, JournalErrorDetails, NoticeDetails } from './journal.ts';
export {
  type NameOf,
  sayCardFault,
  sayDecision,
  sayDeskTask,
  sayHallRefusal,
  sayLeagueRefusal,
  sayStep,
  sayWrongLine,
} from './league.ts';
export { counted, type Message, sayMessage } from './message.ts';
export { sayMove, shortMove, speakMove } from './moves.ts';
export { Names } from './names.ts';
export { type People, peopleOf, player, side, sideAt } from './people.ts';
export type { Reason, ReasonCode, ReasonDetails } from './reason.ts';
export { sayRefusal, sayRequirement, shortRefusal } from './refusal.ts';
export { type Counted, sayCounted, sayRuling, saySource, shortRuling } from './ruling.ts';
export { type Code, type Figures, say, sayKnown, spoken } from './say.ts';
export { short, shortKnown } from './short.ts';
export { sayBreach, sayDay, sayTeamPoints } from './teams.ts';
