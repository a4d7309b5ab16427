// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/hints.ts';

export const hints: Catalog = {
  en,
  others: {
    fr: () => import('./fr/hints.ts'),
  },
};
