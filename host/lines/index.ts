// Line-oriented serial devices: card readers and text signs. Each has a port of its own, never the board's.

export type { ReaderPlace } from '../../shared/table/reader.ts';
export {
  codeIn,
  type Deck,
  DeckError,
  patternProblem,
  readDeck,
  saveDeck,
  teach,
  untaught,
} from './deck.ts';
export {
  LineDevice,
  type LineSource,
  type LineStatus,
} from './device.ts';
export { presence } from './presence.ts';
export { CardReader } from './reader.ts';
export { TextSign } from './sign.ts';
