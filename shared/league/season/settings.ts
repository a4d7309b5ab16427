// A club's settings for reports, guests and the television.

/** All columns of a report. `counting`: nights that count. */
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
  /** Columns of the reports, in the club's order. */
  readonly standings: readonly StandingsColumn[];
  readonly season: readonly SeasonColumn[];
  /** Nights that a person can play as a guest, and the game points of a card that end guest status. */
  readonly guestNights: number;
  readonly guestCard: number;
  /** The season on the television; null shows one only when its night is closed. */
  readonly screen: string | null;
  /** The places that contenders are listed for, null for the format's cut or first place; and whether the television lists them. */
  readonly decides: number | null;
  readonly decidesOnScreen: boolean;
}

/** Some of the settings. */
export type ClubChanges = { readonly [S in keyof ClubSettings]?: ClubSettings[S] | undefined };

/** Default settings. Guests: cribbage.org/grassroots/congeniality.asp; plumasnews.com 2019-12-14. */
export const USUAL_SETTINGS: ClubSettings = {
  standings: REPORTS.standings.slice(0, 10),
  season: REPORTS.season.slice(0, 8),
  guestNights: 4,
  guestCard: 12,
  screen: null,
  decides: null,
  decidesOnScreen: false,
};
