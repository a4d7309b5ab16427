// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/language.ts';

export const language: Catalog = {
  en,
  others: {
    de: () => import('./de/language.ts'),
    fr: () => import('./fr/language.ts'),
  },
};
