// The package `@muggins/words`: what other programs say, with English at hand; `load('fr', ALL)` is French.
export { speakCount } from './counts.ts';
export { DEFAULT as EN } from './default.ts';
export { ALL } from './generated/all.ts';
export * from './index.ts';
