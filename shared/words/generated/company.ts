// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/company.ts';

export const company: Catalog = {
  en,
  others: {
    fr: () => import('./fr/company.ts'),
  },
};
