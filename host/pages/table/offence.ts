// Offences in the words of the page.
import { findOffence } from '../../../shared/rules/rulings/index.ts';
import { strings } from '../kit/language.ts';

/** What somebody did who committed it: 'said go with a card that could be played'. */
export const offenceAbout = (code: string): string => strings().host.did(findOffence(code)?.about ?? code);
