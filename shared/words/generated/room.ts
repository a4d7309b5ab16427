// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import en from './en/room.ts';

export const room: Catalog = {
  en,
  others: {
    fr: () => import('./fr/room.ts'),
  },
};
