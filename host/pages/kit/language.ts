// Which language the page speaks: as its address says, as somebody chose, or as the browser prefers.

import { en } from '../table/strings/en.ts';
import type { Strings } from '../table/strings/type.ts';
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

let current: { readonly language: Language; readonly strings: Strings } = { language: 'en', strings: en };

/** Everything that the page says, in its language. */
export const strings = (): Strings => current.strings;

/** The language that the page speaks. */
export const language = (): Language => current.language;

/** Speaks this language from now on. French is loaded only for those who want it. */
export async function speakLanguage(wanted: Language): Promise<void> {
  const next = wanted === 'fr' ? (await import('../table/strings/fr/typeset.ts')).french : en;
  current = { language: wanted, strings: next };
  if (typeof document !== 'undefined') document.documentElement.lang = wanted;
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
