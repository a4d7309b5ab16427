// Why the rules refused something, said in a language: what was wrong, what was expected, what to do next.
import type { Refusal } from '../rules/index.ts';
import type { Requirement } from '../rules/terms/index.ts';
import { type People, peopleOf } from './people.ts';
import { type Section, sayFull, sayShort } from './section.ts';

/** Words for every refusal: a sentence, and at most twenty characters. */
export type RefusalWords = Section<Refusal, [people: People]>;

/** What a setting or a rule has to be: the end of a sentence. */
export type RequirementWords = {
  readonly [C in Requirement['code']]: (requirement: Extract<Requirement, { code: C }>) => string;
};

/** A requirement in words; its code where a language does not know it, as of a newer host. */
export function requirementIn(words: RequirementWords, requirement: Requirement): string {
  // The words of a code fit its requirements, which the compiler cannot follow through a look-up.
  const say = words[requirement.code] as ((each: Requirement) => string) | undefined;
  return say?.(requirement) ?? requirement.code;
}

/** A refusal in a sentence; undefined for a code that the language does not know, as of a newer host. */
export const sayRefusal = (
  { refusals }: { readonly refusals: RefusalWords },
  refusal: Refusal,
  people: People = peopleOf([]),
): string | undefined => sayFull(refusals, refusal, people);

/** A refusal in at most twenty characters. */
export const shortRefusal = ({ refusals }: { readonly refusals: RefusalWords }, refusal: Refusal): string =>
  sayShort<Refusal, [People]>(refusals, refusal) ?? '';
