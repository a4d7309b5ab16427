// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/moves.ts';

export const moves: Catalog = {
  en,
  others: {
    fr: () => import('./fr/moves.ts'),
  },
};
