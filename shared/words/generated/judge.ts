// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/judge.ts';

export const judge: Catalog = {
  en,
  others: {
    fr: () => import('./fr/judge.ts'),
  },
};
