// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/consents.ts';

export const consents: Catalog = {
  en,
  others: {
    fr: () => import('./fr/consents.ts'),
  },
};
