// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/counts.ts';

export const counts: Catalog = {
  en,
  others: {
    fr: () => import('./fr/counts.ts'),
  },
};
