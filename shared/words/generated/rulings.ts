// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/rulings.ts';

export const rulings: Catalog = {
  en,
  others: {
    fr: () => import('./fr/rulings.ts'),
  },
};
