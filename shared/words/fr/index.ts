// French: everything that Muggins says, in the words of docs/french.md.
import type { Language } from '../language.ts';
import { FRENCH } from './display.ts';

export const FR: Language = {
  code: 'fr',
  display: FRENCH,
};
