// French as it stands on pages: every text with the spaces of its punctuation.
import { fr } from '../fr.ts';
import { typeset } from './spaces.ts';

export const french = typeset(fr);
