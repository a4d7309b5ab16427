// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/scoreboard.ts';

export const scoreboard: Catalog = {
  en,
  others: {
    de: () => import('./de/scoreboard.ts'),
    fr: () => import('./fr/scoreboard.ts'),
  },
};
