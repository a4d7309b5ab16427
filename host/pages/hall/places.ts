// The pages of the hall that link to each other, for their heads.
import type { HallPageNames } from '../../../shared/words/pages/hall.ts';

/** The address of each page. */
export const PLACES: Readonly<Partial<Record<keyof HallPageNames, string>>> = {
  television: './',
  desk: './desk',
  print: './print',
  judge: './judge',
};
