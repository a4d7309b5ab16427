// `muggins/board`: a Muggins board for sketches with Johnny-Five.
export { type BoardError, isBoardError } from '../errors.ts';
export { Effects } from '../pegs.ts';
export { FiveDisplay as Display } from './display.ts';
export { MugginsIO, type MugginsOptions } from './io.ts';
export { FiveKeypad as Keypad } from './keypad.ts';
export { FivePegs as Pegs } from './pegs.ts';
export { FiveTone as Tone } from './tone.ts';
