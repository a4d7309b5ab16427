// Which language the page speaks: as its address says, as somebody chose, or as the browser prefers.
import { choose, chosen } from './choices.ts';

/** The languages there are, with what each calls itself. */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const satisfies Readonly<
  Record<string, string>
>;
export type Language = keyof typeof LANGUAGES;

/** Where a language can be asked for, the strongest first. */
export interface Asked {
  /** The query of the address: '?lang=fr'. */
  readonly query: string;
  readonly chosen: string | undefined;
  /** What the browser prefers, as 'fr-CA'. */
  readonly browser: readonly string[];
}

const known = (tag: string | null | undefined): Language | undefined => {
  const head = tag?.toLowerCase().split('-')[0];
  return head === 'en' || head === 'fr' ? head : undefined;
};

/** The language to speak; English where nobody asks for one that we know. */
export function languageOf({ query, chosen: kept, browser }: Asked): Language {
  const asked = [new URLSearchParams(query).get('lang'), kept, ...browser].map(known);
  return asked.find((each) => each !== undefined) ?? 'en';
}

/** What the kit's own components say; every page brings it in its languages. */
export interface KitWords {
  /** Names of the pages by their key, and what their links say. */
  readonly pages: Readonly<Record<string, string>>;
  readonly common: {
    readonly navigation: string;
    readonly settings: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: Readonly<Record<'auto' | 'light' | 'dark', string>>;
    /** How the line to the host stands. */
    readonly page: Readonly<Record<'connecting' | 'open' | 'lost', string>>;
  };
}

/** Everything that the pages of one kind say. */
export interface Vocabulary<Words extends KitWords> {
  /** The words in the language that the page speaks. */
  readonly words: () => Words;
  /** Speaks this language from now on. */
  readonly speak: (wanted: Language) => Promise<void>;
}

let spoken: { readonly language: Language; readonly words: KitWords | undefined } = {
  language: 'en',
  words: undefined,
};

/** The language that the page speaks. */
export const language = (): Language => spoken.language;

/** What the kit's components say in it. @throws before a page has brought its words */
export function kitWords(): KitWords {
  if (spoken.words === undefined) throw new Error('the page has brought no words');
  return spoken.words;
}

/** A vocabulary: English is there at once, other languages are loaded only for those who want them. */
export function vocabulary<Words extends KitWords>(
  english: Words,
  others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>>,
): Vocabulary<Words> {
  let words = english;
  spoken = { language: 'en', words };
  return {
    words: () => words,
    async speak(wanted) {
      words = wanted === 'en' ? english : await others[wanted]();
      spoken = { language: wanted, words };
      if (typeof document !== 'undefined') document.documentElement.lang = wanted;
    },
  };
}

/** The language that this page has to speak. */
export const languageAsked = (): Language =>
  languageOf({ query: location.search, chosen: chosen('lang'), browser: navigator.languages });

/** Keeps the choice and opens the page anew in it. */
export function chooseLanguage(wanted: Language): void {
  choose('lang', wanted);
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  location.replace(url);
}
