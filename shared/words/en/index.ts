// English: everything that Muggins says.
import type { Language } from '../language.ts';
import { ENGLISH } from './display.ts';

export const EN: Language = {
  code: 'en',
  display: ENGLISH,
};
