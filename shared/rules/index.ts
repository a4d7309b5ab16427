// The rules library: cards, counts, play, rulings, and the game as a fold of events. Plain data in and out.
export * from './cards.ts';
export * from './command.ts';
export * from './decide.ts';
export * from './event.ts';
export * from './evolve.ts';
export * from './pegs.ts';
export * from './prompt.ts';
export * from './refusal.ts';
export * from './result.ts';
export * from './ruleset.ts';
export * from './ruling.ts';
export * from './score.ts';
export * from './show.ts';
export * from './state.ts';
export * from './timeline.ts';
