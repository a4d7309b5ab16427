// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/terms.ts';

export const terms: Catalog = {
  en,
  others: {
    de: () => import('./de/terms.ts'),
    fr: () => import('./fr/terms.ts'),
  },
};
