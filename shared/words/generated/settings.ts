// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/settings.ts';

export const settings: Catalog = {
  en,
  others: {
    fr: () => import('./fr/settings.ts'),
  },
};
