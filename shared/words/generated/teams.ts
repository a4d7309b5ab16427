// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/teams.ts';

export const teams: Catalog = {
  en,
  others: {
    fr: () => import('./fr/teams.ts'),
  },
};
