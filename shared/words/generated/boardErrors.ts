// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/boardErrors.ts';

export const boardErrors: Catalog = {
  en,
  others: {
    fr: () => import('./fr/boardErrors.ts'),
  },
};
