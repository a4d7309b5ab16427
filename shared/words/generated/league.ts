// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/league.ts';

export const league: Catalog = {
  en,
  others: {
    fr: () => import('./fr/league.ts'),
  },
};
