// The door of the package, muggins/words: what other programs say, with English at hand.
export { speakCount } from './counts.ts';
export { DEFAULT as EN } from './default.ts';
export * from './index.ts';
