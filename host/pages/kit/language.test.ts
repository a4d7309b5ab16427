// Which language a page speaks.
import { expect, test } from 'vitest';
import { WORDS } from '../../../shared/words/generated/pages/table/help.ts';
import { language, languageAsked, loadWords, speak, t } from './language.ts';

test.each([
  ['?lang=fr', 'en', ['en-CA'], 'fr'],
  ['', 'fr', ['en-CA'], 'fr'],
  ['', undefined, ['fr-CA', 'en'], 'fr'],
  ['', undefined, ['de', 'fr'], 'fr'],
  ['?lang=de', undefined, ['de'], 'en'],
  ['', 'nonsense', [], 'en'],
] as const)('%j, chosen %j, browser %j: %s', (query, chosen, browser, code) => {
  expect(languageAsked({ query, chosen, browser })).toBe(code);
});

test('the page says its messages in the language that was loaded', async () => {
  for (const [code, title] of [
    ['fr', 'Planche'],
    ['en', 'Board'],
  ] as const) {
    speak(await loadWords(code, WORDS));
    expect([language().code, t('pages-board')]).toEqual([code, title]);
  }
});
