// Offences in the words of the page.
import type { OffenceCode } from '../../../shared/rules/terms/index.ts';
import { strings } from './language.ts';

/** What somebody did who committed it: 'said go with a card that could be played'. */
export const offenceAbout = (code: OffenceCode): string => strings().words.offences[code][0];
