// The door for pages: the types of what goes between them and the hall. Types alone, so that no code of the server gets into a page.
export type * from './wire.ts';
