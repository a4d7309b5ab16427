// Written by `npm run words` from the catalogs. Do not edit.
import type { PageWords } from '../../../catalog.ts';

export const WORDS: PageWords = {
  en: () => import('./nights.en.ts'),
  fr: () => import('./nights.fr.ts'),
};
