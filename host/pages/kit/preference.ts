// The language that a page is asked to speak.

/** Where a language can be asked for, the strongest first. */
interface LanguageSources {
  /** The query of the address: '?lang=fr'. */
  readonly query: string;
  readonly chosen: string | undefined;
  /** What the browser prefers, as 'fr-CA'. */
  readonly browser: readonly string[];
}

/** The language to speak of those there are, the first of which is spoken where nobody asks for one of them. */
export function languageOf(
  { query, chosen: kept, browser }: LanguageSources,
  codes: readonly string[],
): string {
  const asked = [new URLSearchParams(query).get('lang'), kept, ...browser];
  const heads = asked.map((tag) => tag?.toLowerCase().split('-')[0] ?? '');
  return heads.find((head) => codes.includes(head)) ?? codes[0] ?? '';
}
