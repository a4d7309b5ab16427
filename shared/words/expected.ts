// Expected values where others were sent: codes with figures.
import type { Message } from './message.ts';

/** Words as they are typed or sent. */
interface Choice {
  readonly words: readonly string[];
}

/** The figures behind each expectation. */
export interface ExpectedDetails {
  /** A whole number from `from` to `to`. */
  whole: { readonly from: number; readonly to: number };
  oneOf: Choice;
  /** Four different ones, all of one palette. */
  colours: { readonly palettes: readonly (readonly string[])[] };
  card: Record<never, never>;
  cards: Record<never, never>;
  /** So many of these in a list. */
  number: { readonly of: 'names' | 'cards' | 'faults'; readonly from: number; readonly to: number };
  name: { readonly from: number; readonly to: number };
  day: Record<never, never>;
  names: Record<never, never>;
  wordOrNumber: Record<never, never>;
  eventId: Record<never, never>;
  game: Record<never, never>;
  object: { readonly fields: readonly string[] };
  list: Record<never, never>;
  trueOrFalse: Record<never, never>;
  hours: Record<never, never>;
  claimName: Record<never, never>;
  invitation: Record<never, never>;
  key: Record<never, never>;
  token: Record<never, never>;
  json: { readonly example: string };
  noSuchField: Record<never, never>;
  /** Of a season of teams. */
  id: Record<never, never>;
  ownId: Record<never, never>;
  known: { readonly of: 'person' | 'team' | 'competition' };
  both: Record<never, never>;
  clock: Record<never, never>;
  otherTeam: Record<never, never>;
  /** A line for each rubber of the format. */
  rubbers: { readonly count: number };
  /** Legs of a rubber: all of so many, or the best. */
  legs: { readonly legs: number; readonly end: 'all' | 'best' };
  /** Fields of a format that its source leaves open. */
  settled: { readonly fields: readonly string[]; readonly source: string };
  /** A format that says what a walkover is. */
  walkover: Record<never, never>;
  /** Any other expectation. */
  other: { readonly text: string };
}
export type Expected = Message<ExpectedDetails>;
