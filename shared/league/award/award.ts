// What a card earns in an award, such as rating points: tables as clubs and federations publish them, an edition after the other.

/**
 * The figures of a card that a table can ask for. `place`: in the event. `qualified`: 2 for the upper half of those who went on to the
 * play-offs, 1 for the lower half, 0 for everybody else.
 */
export const AWARD_FIGURES = ['points', 'wins', 'skunks', 'net', 'plus', 'place', 'qualified'] as const;
export type AwardFigure = (typeof AWARD_FIGURES)[number];

/** A line of a table. */
export interface AwardRow {
  /** The first day on which the edition holds, as ISO 8601 has it. */
  readonly edition: string;
  /** Where the figures come from. */
  readonly source: string;
  /** The name of a format; empty: every event for which the edition has no lines of its own. */
  readonly event: string;
  /** Games of the event; null: any number. */
  readonly games: number | null;
  readonly figure: AwardFigure;
  /** The least of that figure for these points; the line with the most of them counts. */
  readonly from: number;
  /** Null: nobody has said what such a card earns. */
  readonly points: number | null;
}

/** The editions of an award. */
export interface AwardTable {
  readonly name: string;
  readonly rows: readonly AwardRow[];
}

/** A card, and the event of which it is. */
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

/** What a card earns by the edition of its day: of each figure that the table has, all together. Undefined where that is not known. */
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
