// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/moments.ts';

export const moments: Catalog = {
  en,
  others: {
    de: () => import('./de/moments.ts'),
    fr: () => import('./fr/moments.ts'),
  },
};
