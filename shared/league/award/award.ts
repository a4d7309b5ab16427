// Award points of a card, such as rating points, from the tables that clubs and federations publish, in editions.

/**
 * The figures of a card that a table can ask for. `place`: in the event. `qualified`: 2 for the upper half of those who went on to the
 * play-offs, 1 for the lower half, 0 for everybody else.
 */
export const AWARD_FIGURES = ['points', 'wins', 'skunks', 'net', 'plus', 'place', 'qualified'] as const;
export type AwardFigure = (typeof AWARD_FIGURES)[number];

/** A line of a table. */
export interface AwardRow {
  /** The first day of the edition, as an ISO 8601 date. */
  readonly edition: string;
  /** The source of the figures. */
  readonly source: string;
  /** The name of a format; empty for every event without lines of its own in the edition. */
  readonly event: string;
  /** Games of the event; null: any number. */
  readonly games: number | null;
  readonly figure: AwardFigure;
  /** The least figure that earns these points. Of the lines that a card reaches, the one with the largest counts. */
  readonly from: number;
  /** Null if the points of such a card are unknown. */
  readonly points: number | null;
}

/** The editions of an award. */
export interface AwardTable {
  readonly name: string;
  readonly rows: readonly AwardRow[];
}

/** A card and its event. */
export interface AwardCard {
  readonly date: string;
  /** The name of its format. */
  readonly event: string;
  /** Games of the event. */
  readonly games: number;
  readonly figures: { readonly [F in AwardFigure]?: number };
}

/** The edition that held on a day; undefined before the first. */
export const editionOn = ({ rows }: AwardTable, date: string): string | undefined =>
  rows
    .map(({ edition }) => edition)
    .filter((edition) => edition <= date)
    .toSorted()
    .at(-1);

/** The points of a card by the edition of its day, added up over the figures of the table. Undefined if they are unknown. */
export function awardOf(table: AwardTable, { date, event, games, figures }: AwardCard): number | undefined {
  const edition = editionOn(table, date);
  const ofGames = table.rows.filter(
    (row) => row.edition === edition && (row.games === null || row.games === games),
  );
  const own = ofGames.filter((row) => row.event === event);
  const fitting = own.length > 0 ? own : ofGames.filter((row) => row.event === '');
  if (fitting.length === 0) return undefined;
  let earned = 0;
  for (const figure of new Set(fitting.map((row) => row.figure))) {
    const value = figures[figure];
    if (value === undefined) return undefined;
    const reached = fitting.filter((row) => row.figure === figure && value >= row.from);
    const { points } = reached.toSorted((a, b) => a.from - b.from).at(-1) ?? { points: 0 };
    if (points === null) return undefined;
    earned += points;
  }
  return earned;
}
