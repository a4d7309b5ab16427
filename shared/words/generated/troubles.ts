// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/troubles.ts';

export const troubles: Catalog = {
  en,
  others: {
    fr: () => import('./fr/troubles.ts'),
  },
};
