// What is said of a league night: refusals, why one is ahead of another, what does not agree, what needs a person.
import type {
  AsideReason,
  Breach,
  CardFault,
  DeskTask,
  FormatRequirement,
  LeagueRefusal,
  ReportFlag,
  ReportVerdict,
  Stage,
  TieDecision,
  TieStep,
} from '../league/index.ts';
import type { WrongLine } from '../league/list.ts';
import type { Requirement } from '../rules/terms/index.ts';
import type { AnswerDetails } from './answer.ts';
import type { Spoken } from './catalog.ts';
import { type Message, sayMessage } from './message.ts';
import { say } from './say.ts';
import { type Section, sayFull, sayShort } from './section.ts';
import type { TroubleDetails } from './table.ts';

/** The name of a player, or of partners, by the id. */
export type NameOf = (id: string) => string;

/** A sentence for each code of a value whose figures stand beside it. */
type Said<V extends { readonly code: string }, Extra extends readonly unknown[] = [name: NameOf]> = {
  readonly [C in V['code']]: (value: Extract<V, { readonly code: C }>, ...extra: Extra) => string;
};

/** The figures of the two, with their names. */
type DecidedFor = (above: string, below: string, figures: readonly [number, number]) => string;

/** What only formats have to be: the end of a sentence. */
export type FormatRequirementWords = Said<Exclude<FormatRequirement, Requirement>, []>;

/** Everything that is said of a league night in one language. */
export interface LeagueWords {
  readonly refusals: Section<LeagueRefusal, [name: NameOf]>;
  /** Why one is ahead of the next. */
  readonly decisions: Readonly<Record<TieStep | 'level', DecidedFor>>;
  /** A step of the chain that can decide nothing. */
  readonly idleStep: (step: TieStep) => string;
  readonly steps: Readonly<Record<TieStep, string>>;
  readonly breaches: Said<Breach>;
  /** What does not agree on two cards; `names` by side. */
  readonly cardFaults: Said<CardFault, [names: readonly [string, string]]>;
  readonly tasks: Said<DeskTask>;
  /** What to look at about the result of a board, by game, names and table. */
  readonly flags: Readonly<
    Record<ReportFlag, (game: string, names: readonly [string, string], table: string) => string>
  >;
  readonly asides: Readonly<Record<AsideReason, string>>;
  readonly stages: Readonly<Record<Stage, string>>;
  /** What a table shows about its result: at most twenty characters. */
  readonly verdicts: Readonly<Record<ReportVerdict, string>>;
}

/** A language as far as it speaks of the league. */
interface SpeaksLeague {
  readonly league: LeagueWords;
}

/** A refusal of the league in a sentence; undefined for a code that the language does not know, as of a newer host. */
export const sayLeagueRefusal = (
  { league }: SpeaksLeague,
  refusal: LeagueRefusal,
  name: NameOf,
): string | undefined => sayFull<LeagueRefusal, [NameOf]>(league.refusals, refusal, name);

/** Why a hall did not do what it was asked: of the league, of the disk, or of another desk that was faster. */
type HallRefusal = LeagueRefusal | Message<AnswerDetails> | Message<TroubleDetails>;

/** The same of a hall; undefined for a code that the language does not know. */
export function sayHallRefusal(
  language: SpeaksLeague & Spoken,
  refusal: HallRefusal,
  name: NameOf,
): string | undefined {
  if (!('details' in refusal)) return sayLeagueRefusal(language, refusal, name);
  return sayMessage(language, 'answer', refusal) ?? sayMessage(language, 'trouble', refusal);
}

/** What keeps a line of a list of players from being taken. */
export function sayWrongLine(language: SpeaksLeague & Spoken, wrong: WrongLine): string {
  const { line, text } = wrong;
  switch (wrong.why) {
    case 'refused': {
      const refusal = sayLeagueRefusal(language, wrong.refusal, (id) => id) ?? wrong.refusal.code;
      return say(language, 'list-wrong-refused', { line, refusal });
    }
    case 'twice':
    case 'numberTwice':
      return say(language, `list-wrong-${wrong.why}`, { line, text, before: wrong.before });
    case 'private':
      return say(language, 'list-wrong-private', { line, text });
    case 'noName':
    case 'notCsv':
      return say(language, `list-wrong-${wrong.why}`, { line });
    default:
      return say(language, `list-wrong-${wrong.why}`);
  }
}

/** The same in at most twenty characters. */
export const shortLeagueRefusal = ({ league }: SpeaksLeague, refusal: LeagueRefusal): string =>
  sayShort<LeagueRefusal, [NameOf]>(league.refusals, refusal) ?? '';

/** Why one is ahead of the next: 'Bob is ahead of Cid: 1 win to 0 in their own games.' */
export const sayDecision = (
  { league }: SpeaksLeague,
  { step, above, below, figures }: TieDecision,
  name: NameOf,
): string => league.decisions[step](name(above), name(below), figures);

/** A law that a plan breaks, in a sentence. */
export const sayBreach = ({ league }: SpeaksLeague, breach: Breach, name: NameOf): string =>
  saidBy<Breach, [NameOf]>(league.breaches, breach, name);

/** What does not agree on the cards of two, in a sentence. */
export const sayCardFault = (
  { league }: SpeaksLeague,
  fault: CardFault,
  names: readonly [string, string],
): string => saidBy<CardFault, [readonly [string, string]]>(league.cardFaults, fault, names);

/** What needs a person at the desk, in a sentence. */
export const sayDeskTask = ({ league }: SpeaksLeague, task: DeskTask, name: NameOf): string =>
  saidBy<DeskTask, [NameOf]>(league.tasks, task, name);

/** The sentence of a code fits that code's values, which the compiler cannot follow through a look-up. */
export const saidBy = <V extends { readonly code: string }, Extra extends readonly unknown[] = []>(
  words: object,
  value: V,
  ...extra: Extra
): string =>
  (words as Readonly<Record<string, (value: V, ...extra: Extra) => string>>)[value.code]?.(value, ...extra) ??
  value.code;
