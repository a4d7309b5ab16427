// The pages of the hall that link to each other, for their heads.

/** A page of a hall by its address; 'television' is '/'. */
type HallPageName = 'television' | 'desk' | 'me' | 'print' | 'table' | 'judge';

/** The address of each page that the others link to. */
export const PLACES: Readonly<Partial<Record<HallPageName, string>>> = {
  television: './',
  desk: './desk',
  print: './print',
  judge: './judge',
};
