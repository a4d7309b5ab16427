// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/print.ts';

export const print: Catalog = {
  en,
  others: {
    fr: () => import('./fr/print.ts'),
  },
};
