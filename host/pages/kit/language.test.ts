// Which language a page speaks.
import { describe, expect, test } from 'vitest';
import { kitText, languageNames, vocabulary } from './language.ts';
import { languageOf } from './preference.ts';

describe('the language', () => {
  test.each([
    ['?lang=fr', 'en', ['en-CA'], 'fr'],
    ['', 'fr', ['en-CA'], 'fr'],
    ['', undefined, ['fr-CA', 'en'], 'fr'],
    ['', undefined, ['de', 'fr'], 'fr'],
    ['?lang=de', undefined, ['de'], 'en'],
    ['', 'nonsense', [], 'en'],
  ] as const)('%j, chosen %j, browser %j: %s', (query, chosen, browser, language) => {
    expect(languageOf({ query, chosen, browser }, ['en', 'fr'])).toBe(language);
  });
});

describe('a vocabulary', () => {
  const saying = (queue: string) => ({ text: (code: string) => (code === 'pages-queue' ? queue : code) });
  const english = saying('Queue');

  const languages = (french: () => Promise<typeof english>) => ({
    en: { name: 'English', load: async () => english },
    fr: { name: 'Français', load: french },
  });

  test('other languages are loaded when they are asked for, and the kit speaks them too', async () => {
    let loads = 0;
    const french = async () => {
      loads += 1;
      return saying('File');
    };
    const words = vocabulary(english, languages(french));
    expect([kitText('pages-queue'), loads]).toEqual(['Queue', 0]);
    expect(languageNames()).toEqual({ en: 'English', fr: 'Français' });
    await words.speak('fr');
    expect([kitText('pages-queue'), loads]).toEqual(['File', 1]);
    await words.speak('en');
    expect([kitText('pages-queue'), loads]).toEqual(['Queue', 1]);
  });

  test('a language that does not load leaves the words as they were', async () => {
    const words = vocabulary(
      english,
      languages(() => Promise.reject(new Error('no network'))),
    );
    await expect(words.speak('fr')).rejects.toThrow('no network');
    expect(kitText('pages-queue')).toBe('Queue');
  });
});
