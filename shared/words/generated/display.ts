// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/display.ts';

export const display: Catalog = {
  en,
  others: {
    fr: () => import('./fr/display.ts'),
  },
};
