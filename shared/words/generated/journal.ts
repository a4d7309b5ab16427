// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/journal.ts';

export const journal: Catalog = {
  en,
  others: {},
};
