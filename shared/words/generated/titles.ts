// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/titles.ts';

export const titles: Catalog = {
  en,
  others: {
    fr: () => import('./fr/titles.ts'),
  },
};
