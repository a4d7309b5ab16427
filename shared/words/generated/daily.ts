// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/daily.ts';

export const daily: Catalog = {
  en,
  others: {
    fr: () => import('./fr/daily.ts'),
  },
};
