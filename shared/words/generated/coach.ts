// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/coach.ts';

export const coach: Catalog = {
  en,
  others: {
    fr: () => import('./fr/coach.ts'),
  },
};
