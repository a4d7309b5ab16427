// The words of a page: which language it speaks, and every message in it.
import { type Language, languageOf, type PageWords } from '../../../shared/words/catalog.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../../shared/words/generated/languages.ts';
import { type Code, type Figures, type Given, say, sayKnown } from '../../../shared/words/say.ts';
import { choose, chosen } from './choices.ts';

let spoken: Language = languageOf('en', () => []);

/** The language that the page speaks. It has no words until `speak`. */
export const language = (): Language => spoken;

/** Speaks this language from now on. */
export function speak(next: Language): void {
  spoken = next;
}

/** Loads a language. @throws where it cannot be loaded */
export async function loadWords(code: LanguageCode, words: PageWords): Promise<Language> {
  const texts = (await words[code]?.())?.default ?? [];
  return languageOf(code, () => texts);
}

/** A message of the catalogs, in the language of the page. */
export const t = <C extends Code>(code: C, ...figures: Given<C>): string => say(spoken, code, ...figures);

/** A message whose code is known only at run time; undefined for a code that there is not. */
export const known = (code: string, figures?: Figures): string | undefined => sayKnown(spoken, code, figures);

/** Where a language can be asked for, the strongest first. */
interface LanguageSources {
  /** The query of the address: '?lang=fr'. */
  readonly query: string;
  readonly chosen: string | undefined;
  /** What the browser prefers, as 'fr-CA'. */
  readonly browser: readonly string[];
}

/** What this browser asks for. */
const sourcesHere = (): LanguageSources => ({
  query: location.search,
  chosen: chosen('lang'),
  browser: navigator.languages,
});

/** The language that this page has to speak; English if none of the wanted ones exists. */
export function languageAsked({ query, chosen: kept, browser } = sourcesHere()): LanguageCode {
  const asked = [new URLSearchParams(query).get('lang'), kept, ...browser];
  const heads = asked.map((tag) => tag?.toLowerCase().split('-')[0]);
  const found = heads.flatMap((head) => LANGUAGE_CODES.find((code) => code === head) ?? []);
  return found[0] ?? 'en';
}

/** Keeps the choice and opens the page anew in it. */
export function chooseLanguage(wanted: string): void {
  choose('lang', wanted);
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  location.replace(url);
}
