// French: everything that Muggins says, in the words of docs/french.md.
import type { Language } from '../language.ts';
import { consents } from './consents.ts';
import { FRENCH } from './display.ts';
import { hints } from './hints.ts';
import { FIGURES, OFFENCES } from './offences.ts';
import { prompts } from './prompts.ts';
import { REFUSALS, REQUIREMENTS } from './refusals.ts';

export const FR: Language = {
  code: 'fr',
  prompts,
  consents,
  hints,
  offences: OFFENCES,
  figures: FIGURES,
  display: FRENCH,
  refusals: REFUSALS,
  requirements: REQUIREMENTS,
};
