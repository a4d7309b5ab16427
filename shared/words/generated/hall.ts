// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/hall.ts';

export const hall: Catalog = {
  en,
  others: {
    fr: () => import('./fr/hall.ts'),
  },
};
