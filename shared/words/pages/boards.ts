// What the desk of a hall says of tables with boards.

/** What the desk says of tables with boards. */
export interface HallBoardWords {
  readonly title: string;
  readonly here: (here: number, of: number) => string;
  /** Lets tables in for a minute. */
  readonly letIn: string;
  readonly open: string;
  readonly shut: string;
  /** A board by the number on its display. */
  readonly ticket: (ticket: number) => string;
  /** Above the boards that wait for a number. */
  readonly asks: string;
  readonly number: string;
  readonly connect: string;
  readonly replaces: (table: string) => string;
  readonly ready: string;
  readonly away: string;
  readonly unplugged: string;
  readonly waiting: (results: number) => string;
  readonly forget: string;
  readonly forgetHelp: (table: string) => string;
  /** Two tables with the games of one. */
  readonly twin: (table: string, other: string) => string;
  readonly twinHelp: (table: string) => string;
  /** Two machines that both are one table. */
  readonly two: (table: string) => string;
  readonly twoHelp: string;
  /** A game is called where no board can take it. */
  readonly awayCalled: (table: string) => string;
  readonly awayHelp: string;
  readonly unpluggedCalled: (table: string) => string;
  readonly unpluggedHelp: string;
}
