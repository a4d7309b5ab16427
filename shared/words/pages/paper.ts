// What stands on the paper of a league night: lists, cards, slips, numbers and notices that a club prints.

/** Everything that can be printed, in the order in which a night needs it. */
export const PAPERS = ['door', 'tables', 'room', 'cards', 'pairings', 'slips', 'standings'] as const;

/** One of them, as in the address of its page. */
export type PaperName = (typeof PAPERS)[number];

/** What a win, a skunk and a loss are worth on a card. */
interface WorthFigures {
  /** By round, where rounds differ. */
  readonly win: readonly number[];
  readonly skunks: readonly { readonly from: number; readonly points: number }[];
  readonly loss: number;
}

/** What stands on paper, and beside it on the screen. */
export interface PaperWords {
  readonly titles: Readonly<Record<PaperName, string>>;
  /** What each is for. */
  readonly about: Readonly<Record<PaperName, string>>;
  /** Who chooses between them hears this. */
  readonly choice: string;
  readonly pages: (pages: number) => string;
  readonly page: (page: number, of: number) => string;
  /** A box to tick: cards and slips with all that is known, or empty ones. */
  readonly filled: string;
  readonly tables: string;
  readonly noPhones: string;
  readonly notDrawn: string;
  /** Why there is no plan of the room. */
  readonly notArranged: string;
  readonly name: string;
  /** Head of the column of member numbers. */
  readonly member: string;
  /** The number of a member, with its sign. */
  readonly numbered: (member: string) => string;
  readonly here: string;
  readonly paid: string;
  readonly round: string;
  readonly opponent: string;
  /** Game points, in a narrow column. */
  readonly points: string;
  readonly signature: string;
  readonly sitsOut: string;
  readonly total: string;
  readonly won: string;
  readonly net: string;
  readonly checked: string;
  /** How a card is written. */
  readonly worth: (figures: WorthFigures) => string;
  readonly zero: string;
  readonly uncounted: string;
  readonly table: string;
  /** Before the number of a round. */
  readonly roundName: string;
  readonly score: string;
  readonly toDesk: string;
  readonly follow: string;
  readonly drawnBy: (seed: number) => string;
  readonly asOf: (time: string) => string;
  /** In which order the format decides. */
  readonly reasons: string;
  readonly order: (steps: readonly string[]) => string;
}
