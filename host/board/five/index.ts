// `muggins/board`: a Muggins board for sketches with Johnny-Five.
/** Johnny-Five itself, so that a sketch and these components have the same. */
export { default as five } from 'johnny-five';
export { type BoardError, isBoardError } from '../errors.ts';
export { Effects } from '../pegs.ts';
export { FiveDisplay as Display } from './display.ts';
export { MugginsIO, type MugginsOptions } from './io.ts';
export { FiveKeypad as Keypad } from './keypad.ts';
export { FivePegs as Pegs } from './pegs.ts';
export { FiveTone as Tone } from './tone.ts';
