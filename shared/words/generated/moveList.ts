// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/moveList.ts';

export const moveList: Catalog = {
  en,
  others: {
    fr: () => import('./fr/moveList.ts'),
  },
};
