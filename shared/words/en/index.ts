// English: everything that Muggins says.
import type { Language } from '../language.ts';
import { consents } from './consents.ts';
import { ENGLISH } from './display.ts';
import { hints } from './hints.ts';
import { FIGURES, OFFENCES } from './offences.ts';
import { prompts } from './prompts.ts';
import { REFUSALS, REQUIREMENTS } from './refusals.ts';

export const EN: Language = {
  code: 'en',
  prompts,
  consents,
  hints,
  offences: OFFENCES,
  figures: FIGURES,
  display: ENGLISH,
  refusals: REFUSALS,
  requirements: REQUIREMENTS,
};
