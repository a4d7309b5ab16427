// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/prompts.ts';

export const prompts: Catalog = {
  en,
  others: {
    fr: () => import('./fr/prompts.ts'),
  },
};
