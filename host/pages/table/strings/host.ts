// What the host says, which is English, put into the words of a page.
import type { TableView } from '../../../web/table/wire.ts';

/** The last ruling of a view. */
export type RulingWords = NonNullable<TableView['ruling']>;

/** What a prompt says at its end where the last count can be disputed, and of how many points. */
export const DOUBTED = / The last count was (\d+): CARDS disputes it\.$/;

/**
 * Whether muggins may be called now, by keys: on the last count, or on a card in play. Whether points were missed at all plays no
 * part, so that a page that says so gives nothing away. Before the cut nothing was counted yet.
 */
export const mayCall = ({ prompt, phase, entry }: TableView): boolean =>
  prompt.muggins.length > 0 &&
  phase !== 'cut' &&
  (entry.kind === 'points' || (entry.kind === 'cards' && entry.keyed.length === 0));

/** How a language says what the host says. `text` is given where nothing better is known. */
export interface HostWords {
  /** What to do next. */
  readonly prompt: (view: TableView) => string;
  /** What may be done besides: muggins, a dispute; empty where there is nothing. */
  readonly besides: (view: TableView) => string;
  /** How the game came out; empty while it goes on. */
  readonly result: (view: TableView) => string;
  /** Who said what, what the cards count, what it costs whom; without the count. */
  readonly ruling: (ruling: RulingWords, view: TableView) => string;
  /** The count as it is read aloud; empty without cards. */
  readonly count: (ruling: RulingWords) => string;
  /** A move, from its English words. */
  readonly move: (text: string) => string;
  /** What somebody did who committed an offence, from its English words: 'said go with a card that could be played'. */
  readonly did: (about: string) => string;
  /** The question for a number of an offence, from its English words. */
  readonly figure: (asks: string) => string;
  readonly refusal: (refusal: NonNullable<TableView['refusal']>) => string;
}

/** Words of the host as they stand on a page: its displays and logs know the typewriter's apostrophe only. */
export const typeset = (text: string): string =>
  text.replace(/(^|[\s(])'/g, (_, before) => `${before}‘`).replaceAll("'", '’');
