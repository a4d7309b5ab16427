// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/boards.ts';

export const boards: Catalog = {
  en,
  others: {
    fr: () => import('./fr/boards.ts'),
  },
};
