// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/decides.ts';

export const decides: Catalog = {
  en,
  others: {
    fr: () => import('./fr/decides.ts'),
  },
};
