// `@muggins/board`: a Muggins board for sketches with Johnny-Five.

export type { BoardLike, ComponentOptions } from './component.ts';
export { Display, type DisplayRows } from './display.ts';
export { Effects } from './effects.ts';
export { BoardError, isBoardError } from './errors.ts';
export { MugginsIO, type MugginsOptions } from './io.ts';
export { Keypad, type KeypadEvent, type KeypadOptions } from './keypad.ts';
export { Pegs } from './pegs.ts';
export { Tone, type Tune } from './tone.ts';
