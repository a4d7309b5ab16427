// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/board.ts';

export const board: Catalog = {
  en,
  others: {
    fr: () => import('./fr/board.ts'),
  },
};
