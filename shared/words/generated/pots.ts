// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/pots.ts';

export const pots: Catalog = {
  en,
  others: {
    fr: () => import('./fr/pots.ts'),
  },
};
