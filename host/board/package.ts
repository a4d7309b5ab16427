// `@muggins/board`: a Muggins board for sketches with Johnny-Five.

/** Johnny-Five itself, so that a sketch and these components have the same. */
export { default as five } from 'johnny-five';
export type { BoardLike, ComponentOptions } from './component.ts';
export { Display, type DisplayRows } from './display.ts';
export { Effects } from './effects.ts';
export { BoardError, isBoardError } from './errors.ts';
export { MugginsIO, type MugginsOptions } from './io.ts';
export { Keypad, type KeypadEvent, type KeypadOptions } from './keypad.ts';
export { Pegs } from './pegs.ts';
export { Tone, type Tune } from './tone.ts';
