// The shape that every language has: whatever English says, another language must say too, or it does not compile.
import type { Language } from '../../../../shared/words/language.ts';
import type { en } from './en.ts';

/** The same keys; words for words, and sentences that take the same things. */
type Like<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Like<T[K]> };

/** All words of a language. */
export type Strings = Like<Omit<typeof en, 'words'>> & { readonly words: Language };
