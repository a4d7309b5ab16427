// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/showMe.ts';

export const showMe: Catalog = {
  en,
  others: {
    fr: () => import('./fr/showMe.ts'),
  },
};
