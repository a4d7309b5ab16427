// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/list.ts';

export const list: Catalog = {
  en,
  others: {
    fr: () => import('./fr/list.ts'),
  },
};
