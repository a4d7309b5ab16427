// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/refusals.ts';

export const refusals: Catalog = {
  en,
  others: {
    fr: () => import('./fr/refusals.ts'),
  },
};
