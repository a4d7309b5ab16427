// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/sheet.ts';

export const sheet: Catalog = {
  en,
  others: {
    fr: () => import('./fr/sheet.ts'),
  },
};
