// Written by `npm run words` from the catalogs. Do not edit.
import type { PageWords } from '../../../catalog.ts';

export const WORDS: PageWords = {
  en: () => import('./secretary.en.ts'),
  fr: () => import('./secretary.fr.ts'),
};
