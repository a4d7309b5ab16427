// A list of players that a club imports: what its columns mean, and what keeps a line from being taken.
import type { LeagueRefusal } from './index.ts';

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
