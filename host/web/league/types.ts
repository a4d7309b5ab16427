// The door for pages: the types of what goes between them and a league. Types alone, so that no code of the server gets into a page.
export type * from './team/wire.ts';
