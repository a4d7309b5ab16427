// French as it stands on pages: every text with the spaces of its punctuation.
import { fr } from '../fr.ts';
import { withText } from '../texts.ts';
import { spaced } from './spaces.ts';

export const french = withText(fr, spaced);
