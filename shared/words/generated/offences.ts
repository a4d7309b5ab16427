// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/offences.ts';

export const offences: Catalog = {
  en,
  others: {
    fr: () => import('./fr/offences.ts'),
  },
};
