// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/me.ts';

export const me: Catalog = {
  en,
  others: {
    fr: () => import('./fr/me.ts'),
  },
};
