// What the host says, which is English, put into the words of a page.
import type { TableView } from '../../../web/table/wire.ts';

/** The last ruling of a view. */
export type RulingWords = NonNullable<TableView['ruling']>;

/** How a language says what the host says. `text` is given where nothing better is known. */
export interface HostWords {
  /** How the game came out; empty while it goes on. */
  readonly result: (view: TableView) => string;
  /** Who said what, what the cards count, what it costs whom; without the count. */
  readonly ruling: (ruling: RulingWords, view: TableView) => string;
  /** The count as it is read aloud; empty without cards. */
  readonly count: (ruling: RulingWords) => string;
  /** A move, from its English words. */
  readonly move: (text: string) => string;
}

export { printed as typeset } from '../../../../shared/words/en/typeset.ts';
