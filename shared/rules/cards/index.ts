// Cards and what they score: counting a hand, the play card by card, whole decks by table.

export * from '../variants/square.ts';
export * from './cards.ts';
export * from './counts.ts';
export * from './fast.ts';
export * from './hand.ts';
export * from './memo.ts';
export * from './pile.ts';
export * from './play.ts';
export * from './round.ts';
export * from './score.ts';
export * from './show.ts';
export * from './suits.ts';
export * from './top.ts';
export * from './typed.ts';
