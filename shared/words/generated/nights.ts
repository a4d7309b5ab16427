// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/nights.ts';

export const nights: Catalog = {
  en,
  others: {
    fr: () => import('./fr/nights.ts'),
  },
};
