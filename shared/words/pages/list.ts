// What is said of a list of players: its columns, what is wrong with it, and what it would do.
import type { LeagueRefusal } from '../../league/index.ts';

/** What a column of a list is. */
export type ListColumn = 'name' | 'first' | 'middle' | 'last' | 'number' | 'club' | 'skip';

/** Something in a list that keeps it from being taken. `line`: from 1, as an editor counts. */
export type WrongLine = {
  readonly line: number;
  /** What is wrong: a name, a number, a cell. */
  readonly text: string;
} & (
  | { readonly why: 'noName' | 'private' | 'notCsv' | 'notText' | 'columns' }
  /** `before`: the line that has it already. */
  | { readonly why: 'twice' | 'numberTwice'; readonly before: number }
  | { readonly why: 'refused'; readonly refusal: LeagueRefusal }
);

type LineWords = (line: number, text: string) => string;

export interface ListWords {
  readonly load: string;
  readonly help: string;
  readonly columns: Readonly<Record<ListColumn, string>>;
  /** A column without a head. */
  readonly column: (number: number) => string;
  /** A column that is never kept. */
  readonly hidden: string;
  readonly head: string;
  readonly wrong: Readonly<Record<'noName' | 'private' | 'notCsv' | 'notText' | 'columns', LineWords>> &
    Readonly<Record<'twice' | 'numberTwice', (line: number, text: string, before: number) => string>> & {
      readonly refused: (line: number, refusal: string) => string;
    };
  /** So many more lines are wrong. */
  readonly more: (lines: number) => string;
  readonly nothing: string;
  /** How to say what the columns are, to a command. */
  readonly choose: string;
  readonly dry: string;
  readonly done: (added: number, changed: number, same: number) => string;
  readonly alike: (name: string, known: string) => string;
  readonly added: string;
  readonly changed: string;
  readonly take: string;
}
