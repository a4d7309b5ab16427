// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/leaguePages.ts';

export const leaguePages: Catalog = {
  en,
  others: {
    fr: () => import('./fr/leaguePages.ts'),
  },
};
