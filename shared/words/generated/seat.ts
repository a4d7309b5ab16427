// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/seat.ts';

export const seat: Catalog = {
  en,
  others: {
    de: () => import('./de/seat.ts'),
    fr: () => import('./fr/seat.ts'),
  },
};
