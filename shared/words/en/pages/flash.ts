// English: writing the firmware into a board from the board page.
import { counted } from '../../message.ts';
import type { FlashOutcome, FlashWords } from '../../pages/flash.ts';

const KINDS = { uno: 'Arduino Uno', mega: 'Arduino Mega 2560' } as const;
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const AGAIN = 'Plug it in and write again: a board that was cut off keeps its boot loader.';

function outcome(end: FlashOutcome): string {
  if ('verified' in end)
    return `${counted(end.verified, 'byte')} written and read back. The ${KINDS[end.kind]} is ready: start a table with it.`;
  switch (end.code) {
    case 'noSync':
      return `The boot loader does not answer. Is it an ${KINDS[end.kind]}, and is that its port? Take everything off pins 0 and 1, and try another cable. An old boot loader needs: muggins flash --baud 57600`;
    case 'wrongChip':
      return end.found === undefined
        ? `The processor (signature ${end.signature}) is not that of an ${KINDS[end.wanted]}. Nothing was written. Muggins needs an Uno R3 or a Mega 2560.`
        : `This is an ${KINDS[end.found]}, not an ${KINDS[end.wanted]}. Nothing was written. Choose ${KINDS[end.found]} and write again.`;
    case 'notVerified':
      return `The board did not keep what was written at byte ${end.address}. Write again, with a short cable at another USB port. If it happens again, the processor is worn.`;
    case 'unsuitable':
      return `This is an ${end.board}. Muggins does not run on its processor. Use an Uno R3, a Mega 2560 or a clone of one.`;
    case 'refused':
      return 'The boot loader stopped answering. Press reset on the board and write again.';
    case 'notOpened':
      return 'The port does not open: another program has it. End the table that uses this board, or the Arduino IDE’s monitor, and write again.';
    case 'cut':
      return `The connection broke before the end. ${AGAIN}`;
    case 'noImage':
      return 'The firmware did not arrive from the host. Load this page again, or run: muggins flash';
  }
}

export const flash: FlashWords = {
  title: 'Write the firmware',
  about: 'Writes the firmware into a board that is plugged into this computer, and reads it back.',
  none: 'This browser cannot do that. Use Chrome or Edge on a computer, at http://localhost or by https; or run: muggins flash',
  busy: 'This table has a board open. To write that one, end the table first.',
  board: 'Board',
  kinds: KINDS,
  write: 'Choose the port and write',
  stage: (done) => (done < 0.5 ? `Writing, ${percent(done * 2)}` : `Reading back, ${percent(done * 2 - 1)}`),
  leave: 'Leave the cable in until this is done.',
  outcome,
};
