// A club's paper: what the columns of a list of players mean, what keeps a line from being taken, and the sheets that a night prints.
import type { LeagueRefusal } from './refusal.ts';

/** What a column of a list is. */
export type ListColumn = 'name' | 'first' | 'middle' | 'last' | 'number' | 'club' | 'skip';

/** A line that cannot be taken, and why. `line`: from 1, as an editor counts; `text`: the cell in question. */
export type WrongLine = {
  readonly line: number;
  readonly text: string;
} & (
  | { readonly why: 'noName' | 'private' | 'notCsv' | 'notText' | 'columns' }
  | { readonly why: 'twice' | 'numberTwice'; readonly before: number }
  | { readonly why: 'refused'; readonly refusal: LeagueRefusal }
);

/** Everything that can be printed, in the order in which a night needs it. */
export const PAPERS = [
  'door',
  'tables',
  'room',
  'cards',
  'pairings',
  'slips',
  'standings',
  'bracket',
  'yearbook',
] as const;

/** One of them, as in the address of its page. */
export type PaperName = (typeof PAPERS)[number];
