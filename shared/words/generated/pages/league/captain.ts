// Written by `npm run words` from the catalogs. Do not edit.
import type { PageWords } from '../../../catalog.ts';

export const WORDS: PageWords = {
  en: () => import('./captain.en.ts'),
  fr: () => import('./captain.fr.ts'),
};
