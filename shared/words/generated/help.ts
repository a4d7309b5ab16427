// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/help.ts';

export const help: Catalog = {
  en,
  others: {
    fr: () => import('./fr/help.ts'),
  },
};
