// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/newgame.ts';

export const newgame: Catalog = {
  en,
  others: {
    fr: () => import('./fr/newgame.ts'),
  },
};
