// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/answers.ts';

export const answers: Catalog = {
  en,
  others: {
    fr: () => import('./fr/answers.ts'),
  },
};
