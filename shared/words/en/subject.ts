// English: who does something, with the verb that agrees. 'Ann pegs', 'Ann and Cid peg', 'Ann and Cid's crib'.
import { listed, possessive } from './grammar.ts';

/** One person, or partners. */
export interface EnglishSubject {
  readonly name: string;
  /** Whose it is: "Ann's", "Ines'", "Ann and Cid's". */
  readonly whose: string;
  /** The name with its verb, which is given as of many: 'peg' makes 'Ann pegs' or 'Ann and Cid peg'. */
  readonly does: (verb: string) => string;
  /** The verb alone, where the name stands before it already. */
  readonly verb: (verb: string) => string;
}

/** Verbs that do not take an s by the rule. */
const IRREGULAR: Readonly<Record<string, string>> = {
  are: 'is',
  have: 'has',
  were: 'was',
  'do not': 'does not',
};

/** The verb of one person, from that of many: 'peg' is 'pegs', 'miss' is 'misses', 'have' is 'has'. */
function singular(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** Somebody with this name, or these names joined. */
export function subjectOf(names: readonly string[]): EnglishSubject {
  const name = listed(names);
  const agreeing = (verb: string): string => (names.length > 1 ? verb : singular(verb));
  return {
    name,
    whose: possessive(name),
    does: (verb) => `${name} ${agreeing(verb)}`,
    verb: agreeing,
  };
}
