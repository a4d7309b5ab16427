// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/flash.ts';

export const flash: Catalog = {
  en,
  others: {
    fr: () => import('./fr/flash.ts'),
  },
};
