// English: everything that Muggins says.
import { english } from '../catalog.ts';
import { ALL } from '../generated/all.ts';
import type { Language } from '../language.ts';
import { ENGLISH } from './sections.ts';

const whole = (): Language => ({ ...english(ALL), ...ENGLISH });

// Pages bundle this module and take only their own catalogs: unused, it has to go.
export const EN: Language = /* @__PURE__ */ whole();
