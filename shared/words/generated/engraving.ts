// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/engraving.ts';

export const engraving: Catalog = {
  en,
  others: {
    fr: () => import('./fr/engraving.ts'),
  },
};
