// Expected values where others were sent: codes with figures.
import type { Message, Plain } from './message.ts';

/** Words as they are typed or sent. */
interface Choice {
  readonly words: readonly string[];
}

/** The figures behind each expectation. */
export interface ExpectedDetails extends Plain<'expected'> {
  /** A whole number from `from` to `to`. */
  whole: { readonly from: number; readonly to: number };
  oneOf: Choice;
  /** Four different ones, all of one palette. */
  colours: { readonly palettes: readonly (readonly string[])[] };
  /** So many of these in a list. */
  number: { readonly of: 'names' | 'cards' | 'faults'; readonly from: number; readonly to: number };
  name: { readonly from: number; readonly to: number };
  object: { readonly fields: readonly string[] };
  json: { readonly example: string };
  known: { readonly of: 'person' | 'team' | 'competition' };
  /** A line for each rubber of the format. */
  rubbers: { readonly count: number };
  /** Legs of a rubber: all of so many, or the best. */
  legs: { readonly legs: number; readonly end: 'all' | 'best' };
  /** Fields of a format that its source leaves open. */
  settled: { readonly fields: readonly string[]; readonly source: string };
  /** Any other expectation. */
  other: { readonly text: string };
}
export type Expected = Message<ExpectedDetails>;
