// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/asks.ts';

export const asks: Catalog = {
  en,
  others: {
    fr: () => import('./fr/asks.ts'),
  },
};
