// A game: commands in, events out; the state that they lead to, undo and redo, matches, what can be done now.

export { cribOwner, isBidFor } from '../variants/auction.ts';
export { exchangePoints } from '../variants/exchange.ts';
export { isFreeCrib, isLaidByCard } from '../variants/solitaire.ts';
export { countByCards } from './claim.ts';
export * from './command.ts';
export * from './decide.ts';
export { wantedHand } from './entry.ts';
export * from './event.ts';
export * from './evolve.ts';
export { Game, type GameOptions } from './game.ts';
export * from './legal.ts';
export * from './match.ts';
export { callsOf, findMissed } from './muggins.ts';
export { isChecked } from './pegging.ts';
export * from './permits.ts';
export * from './prompt.ts';
export { discardSize, isFollowed, knownHand, roundOf } from './record.ts';
export * from './state.ts';
export * from './timeline.ts';
export { type OpenOffence, offencesNow } from './umpire.ts';
export { type Explanation, explainRuling, type HouseRuling, inOtherHouses } from './why.ts';
