// French: everything that Muggins says, in the words of docs/translating.md.
import { load } from '../catalog.ts';
import { ALL } from '../generated/all.ts';
import type { Language } from '../language.ts';
import { FRENCH } from './sections.ts';

export const FR: Language = { ...(await load('fr', ALL)), ...FRENCH };
