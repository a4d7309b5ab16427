// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/common.ts';

export const common: Catalog = {
  en,
  others: {
    de: () => import('./de/common.ts'),
    fr: () => import('./fr/common.ts'),
  },
};
