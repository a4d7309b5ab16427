// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/scene.ts';

export const scene: Catalog = {
  en,
  others: {
    de: () => import('./de/scene.ts'),
    fr: () => import('./fr/scene.ts'),
  },
};
