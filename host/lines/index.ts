// Line-oriented serial devices: card readers and text signs. Each has a port of its own, never the board's.
export {
  cardOf,
  codeIn,
  DECK_FILE,
  type Deck,
  DeckError,
  EMPTY_DECK,
  parseDeck,
  patternProblem,
  readDeck,
  saveDeck,
  teach,
  untaught,
} from './deck.ts';
export {
  type LineClock,
  LineDevice,
  type LineSource,
  type LineStatus,
  type LineTransport,
  RETRY_MILLISECONDS,
} from './device.ts';
export { LengthGuard, LONGEST_LINE } from './guard.ts';
export { presence } from './presence.ts';
export { CardReader, REPEAT_MILLISECONDS, type ReaderPlace } from './reader.ts';
export { REFRESH_MILLISECONDS, TextSign } from './sign.ts';
