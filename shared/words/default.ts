// English with every catalog, for terminals, logs and programs. Not for pages.
import { english } from './catalog.ts';
import { ALL } from './generated/all.ts';

/** Spoken unless a language was chosen. */
export const DEFAULT = english(ALL);
