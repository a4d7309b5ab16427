// What a club has chosen for its reports, its guests and its television.

/** Everything that a report can have. `counting`: nights that count. */
export const REPORTS = {
  standings: [
    ...(['rank', 'name', 'member', 'total', 'wins', 'games', 'plus', 'minus', 'net', 'checkedBy'] as const),
    ...(['club', 'skunks'] as const),
  ],
  season: [
    ...(['rank', 'name', 'member', 'award', 'points', 'wins', 'net', 'nights'] as const),
    ...(['counting', 'plus', 'skunks', 'club'] as const),
  ],
} as const;
export type Report = keyof typeof REPORTS;
export type StandingsColumn = (typeof REPORTS.standings)[number];
export type SeasonColumn = (typeof REPORTS.season)[number];

export interface ClubSettings {
  /** Columns of the reports, in the order that the club wants. */
  readonly standings: readonly StandingsColumn[];
  readonly season: readonly SeasonColumn[];
  /** Nights for which somebody can be a guest, and the game points of a card that end it. */
  readonly guestNights: number;
  readonly guestCard: number;
  /** The season on the television; null: one is there when its night is closed. */
  readonly screen: string | null;
  /** For how many places it is said what decides them; null: for the cut of the format, or the first place. Whether the television says it. */
  readonly decides: number | null;
  readonly decidesOnScreen: boolean;
}

/** Some of them. */
export type ClubChanges = { readonly [S in keyof ClubSettings]?: ClubSettings[S] | undefined };

/** As clubs have it that choose nothing. Guests: cribbage.org/grassroots/congeniality.asp; plumasnews.com 2019-12-14. */
export const USUAL_SETTINGS: ClubSettings = {
  standings: REPORTS.standings.slice(0, 10),
  season: REPORTS.season.slice(0, 8),
  guestNights: 4,
  guestCard: 12,
  screen: null,
  decides: null,
  decidesOnScreen: false,
};
