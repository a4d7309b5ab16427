// Which language a page speaks.
import { expect, test } from 'vitest';
import { common } from '../../../shared/words/generated/common.ts';
import { language, languageAsked, provide, speak, t } from './language.ts';

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

test('the page says its catalogs in English, and in another language once it is loaded', async () => {
  provide(common);
  expect([language().code, t('pages-board')]).toEqual(['en', 'Board']);
  await speak('fr');
  expect([language().code, t('pages-board')]).toEqual(['fr', 'Planche']);
  await speak('en');
  expect(t('pages-board')).toBe('Board');
});
