// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/games.ts';

export const games: Catalog = {
  en,
  others: {
    fr: () => import('./fr/games.ts'),
  },
};
