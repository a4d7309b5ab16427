// Rulings and offences: the shape of their words. A ruling travels whole, and each language says it in three lengths.
import type { Ruling } from '../rules/index.ts';
import type { FigureCode } from '../rules/rulings/index.ts';
import type { OffenceCode, RuleSource } from '../rules/terms/index.ts';
import type { People } from './people.ts';

/** What was counted: the items of a hand, or the card in play with what it scored. */
export type Counted = Partial<Pick<Ruling, 'items' | 'played' | 'truth'>>;

/** A language's words for rulings. */
export interface RulingWords {
  /** Who said what, what the cards count, what it costs whom; undefined for a code of a newer host. */
  readonly full: (ruling: Ruling, people: People) => string | undefined;
  /** The same in at most twenty characters; undefined for a code of a newer host. */
  readonly short: (ruling: Ruling) => string | undefined;
  /** What the cards count, as it is read aloud: 'fifteen two, and a pair is four'; empty where nobody knows it. */
  readonly count: (counted: Counted) => string;
  /** The rulebook and rule that it stands on. */
  readonly source: (source: RuleSource) => string;
}

/** By offence: what somebody did, without the name; and the offence in at most eighteen characters. */
export type OffenceWords = Readonly<Record<OffenceCode, readonly [did: string, short: string]>>;

/** By figure: the question for it, and the same in at most twenty characters. */
export type FigureWords = Readonly<Record<FigureCode, readonly [question: string, short: string]>>;
