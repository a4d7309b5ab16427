// English: everything that Muggins says.
import { english } from '../catalog.ts';
import { ALL } from '../generated/all.ts';
import type { Language } from '../language.ts';
import { ENGLISH } from './sections.ts';

export const EN: Language = { ...english(ALL), ...ENGLISH };
