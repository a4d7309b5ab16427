// The door of team leagues: a season of teams, its matches and its tables. Pure values; words are in shared/words.
export * from './agreed.ts';
export * from './asks.ts';
export { breachesOf, type CalendarBreach } from './breaches.ts';
export { type CalendarOptions, fixturesOf } from './calendar.ts';
export { type Cup, cupOf, roundsOf, winnerOf } from './cup.ts';
export * from './decide.ts';
export * from './eligible.ts';
export * from './event.ts';
export * from './evolve.ts';
export * from './format.ts';
export * from './half.ts';
export * from './missing.ts';
export * from './order.ts';
export * from './played.ts';
export * from './players.ts';
export * from './presets.ts';
export * from './season.ts';
export * from './table.ts';
