// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/talk.ts';

export const talk: Catalog = {
  en,
  others: {
    fr: () => import('./fr/talk.ts'),
  },
};
