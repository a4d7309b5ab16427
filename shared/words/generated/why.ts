// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/why.ts';

export const why: Catalog = {
  en,
  others: {
    fr: () => import('./fr/why.ts'),
  },
};
