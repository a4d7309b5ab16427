// The report of an event: everything that its standings depend on, by ids. A league folds it again and compares.
import type { GameOutcome, GameSide } from '../cards/outcome.ts';
import type { Figure, NightFormat } from '../format/format.ts';
import type { Entrant, SignedBy } from '../night/event.ts';
import type { FixturePart } from '../night/fixture.ts';
import { inEvent } from '../night/rooms.ts';
import { nightStandings } from '../night/standings.ts';
import { isFinal, type NightState } from '../night/state.ts';
import type { MatchResult } from '../stage/bracket.ts';
import type { BrokenTie } from '../ties/steps.ts';

/** The format of reports that this version writes and reads. */
export const REPORT_KIND = 'event-report/1';

/** A game between two sides, or a match of several. */
export interface ReportContest {
  /** Its number in the event, such as `3.2`. */
  readonly contest: string;
  /** From 1. */
  readonly round: number;
  readonly sides: readonly [string, string];
}

/** A game that counts: how it ended, or who forfeited it. */
export interface ReportLeg {
  readonly game: string;
  readonly contest: string;
  /** From 1. */
  readonly leg: number;
  /** Null for a forfeit. */
  readonly outcome: GameOutcome | null;
  readonly forfeitedBy: GameSide | null;
}

/** How each side signed a game, and whether it is settled: signed by both and not disputed, or ruled on. */
export interface ReportSignature {
  readonly game: string;
  readonly by: readonly [SignedBy | null, SignedBy | null];
  readonly final: boolean;
}

/** Figures of a card that a report claims, beside the rank. */
export const CLAIMED_FIGURES = [
  'games',
  'points',
  'wins',
  'skunks',
  'net',
  'plus',
] as const satisfies readonly Figure[];

/** A place in the standings. Points are in units of the format. */
export type ClaimedPlace = { readonly side: string; readonly rank: number } & {
  readonly [F in (typeof CLAIMED_FIGURES)[number]]: number;
};

/** The report. Its digest is the SHA-256 of its canonical JSON. */
export interface EventReport {
  readonly kind: typeof REPORT_KIND;
  /** The club as the league knows it. */
  readonly club: string;
  /** The id of the night, and of its event: `ID` or `ID.P`. */
  readonly event: string;
  /** From 1; each replaces the one before. */
  readonly revision: number;
  /** The digest of the revision before; null for the first. */
  readonly previous: string | null;
  /** The day that the director set. */
  readonly date: string;
  readonly format: NightFormat;
  /** Of a match of teams: its rubbers. Their matches are among the contests. */
  readonly fixture?: FixturePart;
  readonly sides: readonly Entrant[];
  readonly contests: readonly ReportContest[];
  readonly legs: readonly ReportLeg[];
  readonly signatures: readonly ReportSignature[];
  /** Decisions of the desk besides the games. */
  readonly desk: {
    /** Sides that sat out, by round. */
    readonly idle: readonly (readonly string[])[];
    readonly ties: readonly BrokenTie[];
    /** The field of a bracket in the order of its seeds. */
    readonly seeds: readonly string[];
    /** Matches decided without all of their games. */
    readonly matches: readonly MatchResult[];
  };
  readonly claimed: { readonly standings: readonly ClaimedPlace[] };
  /** When the night was closed, in milliseconds of the hall's clock. */
  readonly made: number;
}

/** The content of a report, without its place among the revisions. */
export type ReportedEvent = Omit<EventReport, 'revision' | 'previous'>;

/** The event of a closed night, to be reported. `event`: empty for the one that the night was opened with. */
export function reportedEvent(
  night: NightState,
  { event, ...said }: Pick<EventReport, 'club' | 'event' | 'date' | 'made'>,
): ReportedEvent {
  const state = inEvent(night, event);
  const games = state.games.filter(
    ({ isVoid, result, forfeitedBy }) => !isVoid && (result !== undefined || forfeitedBy !== undefined),
  );
  const contests = new Map(games.map((each) => [each.match, each]));
  return {
    ...said,
    kind: REPORT_KIND,
    event: event === '' ? night.id : `${night.id}.${event}`,
    format: { ...state.format, stages: [] },
    ...(state.fixture !== null && { fixture: state.fixture }),
    sides: state.entrants.map(({ id, players, as }) => ({ id, players, as })),
    contests: [...contests.values()].map(({ match, round, entrants }) => ({
      ...{ contest: match, round, sides: entrants },
    })),
    legs: games.map(({ game, match, leg, result, forfeitedBy }) => ({
      ...{ game, contest: match, leg, forfeitedBy: forfeitedBy ?? null },
      outcome: forfeitedBy === undefined ? (result?.outcome ?? null) : null,
    })),
    signatures: games.map((each) => {
      const [one = null, other = null] = each.signatures;
      return { game: each.game, by: [one, other], final: isFinal(each) };
    }),
    desk: {
      idle: state.drawn.map(({ idle }) => idle),
      ties: state.broken,
      seeds: state.seeds,
      matches: state.rulings,
    },
    claimed: { standings: placesOf(state) },
  };
}

/** The standings as a report claims them. */
export const placesOf = (state: NightState): readonly ClaimedPlace[] =>
  nightStandings(state).places.map(({ rank, card: { entrant, totals } }) => {
    const { games, points, wins, skunks, net, plus } = totals;
    return { side: entrant, rank, games, points, wins, skunks, net, plus };
  });
