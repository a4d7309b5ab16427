// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/table.ts';

export const table: Catalog = {
  en,
  others: {
    fr: () => import('./fr/table.ts'),
  },
};
