// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/desk.ts';

export const desk: Catalog = {
  en,
  others: {
    fr: () => import('./fr/desk.ts'),
  },
};
