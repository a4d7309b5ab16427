// Somebody to play with: a dealer whose cards nobody else sees, and a partner who plays by what one seat sees.
export * from './choose.ts';
export * from './dealer.ts';
export * from './seats.ts';
export { SLIPS, type SlipCode } from './slips.ts';
export { type View, viewOf } from './view.ts';
