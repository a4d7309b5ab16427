// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/events.ts';

export const events: Catalog = {
  en,
  others: {
    fr: () => import('./fr/events.ts'),
  },
};
