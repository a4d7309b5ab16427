// English: what the table says besides the rules.
import type { Words } from '../message.ts';
import type { TroubleDetails } from '../table.ts';
import { reasonWords } from './reason.ts';

/** Every code in English. */
export const TROUBLES: Words<TroubleDetails> = {
  disk: ({ reason }) =>
    `Not kept, so not pegged: ${reasonWords(reason)}. See to the disk of the host's machine, then key it again.`,
  inDoubt: ({ reason }) =>
    `The disk failed (${reasonWords(reason)}), and the last score may or may not be kept. Nothing is taken until the disk works. ` +
    "See to the disk of the host's machine. If that does not help, stop Muggins, start it again and compare the pegs.",
  keysRefused: ({ presses }) =>
    `${presses === 1 ? 'A key was' : `${presses} keys were`} lost. Check the pegs, press DEL, then key it again.`,
  deskOnly: () => 'Both have signed this game: only the desk can open it again. Ask there.',
  paused: () =>
    'The table is paused: nothing is pegged until it goes on. Resume it on the table page, or begin a new game.',
  unknownCard: ({ port, card }) =>
    `The reader at ${port} sent "${card}", which is no card that it was taught. Key the card, or teach it: muggins deck learn --port ${port}`,
};
