// Which language the page speaks: as its address says, as somebody chose, or as the browser prefers.
import { choose, chosen } from './choices.ts';
import { languageOf } from './preference.ts';

/** A language as a menu shows it and a page loads it. */
interface LanguageEntry<Words> {
  /** What the language calls itself. */
  readonly name: string;
  readonly load: () => Promise<Words>;
}

/** What the kit's own components say; every page brings it in its languages. */
export interface KitWords {
  /** A message by its code: `common-...`, and `pages-...` for the name of a page. */
  readonly text: (code: string) => string;
}

/** Everything that the pages of one kind say. */
export interface Vocabulary<Words extends KitWords> {
  /** The words in the language that the page speaks. */
  readonly words: () => Words;
  /** Speaks this language from now on. */
  readonly speak: (wanted: string) => Promise<void>;
}

/** What the kit knows of the page's vocabulary. */
interface Spoken {
  readonly language: string;
  readonly words: KitWords | undefined;
  /** The languages there are, with what each calls itself. */
  readonly names: Readonly<Record<string, string>>;
}
let spoken: Spoken = { language: '', words: undefined, names: {} };

/** The language that the page speaks. */
export const language = (): string => spoken.language;

/** The languages there are by their codes, with what each calls itself. */
export const languageNames = (): Readonly<Record<string, string>> => spoken.names;

/** What the kit's components say in it. @throws before a page has brought its words */
export function kitText(code: string): string {
  if (spoken.words === undefined) throw new Error('the page has brought no words');
  return spoken.words.text(code);
}

/** A vocabulary: the `first` language is there at once, others are loaded only for those who want them. */
export function vocabulary<Words extends KitWords>(
  first: Words,
  languages: Readonly<Record<string, LanguageEntry<Words>>>,
): Vocabulary<Words> {
  let words = first;
  const names = Object.fromEntries(Object.entries(languages).map(([code, { name }]) => [code, name]));
  spoken = { language: Object.keys(languages)[0] ?? '', words, names };
  return {
    words: () => words,
    async speak(wanted) {
      words = (await languages[wanted]?.load()) ?? words;
      spoken = { language: wanted, words, names };
      if (typeof document !== 'undefined') document.documentElement.lang = wanted;
    },
  };
}

/** The language that this page has to speak. */
export const languageAsked = (): string =>
  languageOf(
    { query: location.search, chosen: chosen('lang'), browser: navigator.languages },
    Object.keys(spoken.names),
  );

/** Keeps the choice and opens the page anew in it. */
export function chooseLanguage(wanted: string): void {
  choose('lang', wanted);
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  location.replace(url);
}
