// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/draw.ts';

export const draw: Catalog = {
  en,
  others: {
    fr: () => import('./fr/draw.ts'),
  },
};
