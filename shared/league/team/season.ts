// A season of team leagues and cups: teams, players, fixtures, and the cards of the matches. Plain JSON, as in the file of a season.
import type { Both, MatchFormat, MatchSide, WithdrawalRule } from './format.ts';

/** A day, such as 2026-11-26. */
export type Day = string;

/** A team. In a competition for singles or pairs it is the player or the pair, with the venue they play for. */
export interface Team {
  readonly id: string;
  readonly name: string;
  /** Where it plays at home: teams of one venue are never both at home. */
  readonly venue: string;
  /** Persons who may fill in its sheets and cards. */
  readonly captains: readonly string[];
  /** Out of the season since this day, and what became of its matches. */
  readonly withdrawn?: { readonly day: Day; readonly rule: WithdrawalRule };
}

/** A person; the name can be erased, the id stays. */
export interface Person {
  readonly id: string;
  readonly name: string | null;
}

/** A person plays for a team from a day on, and up to another. */
export interface Registration {
  readonly person: string;
  readonly team: string;
  readonly from: Day;
  readonly to?: Day;
}

/** A table with home and away, or a knock-out. */
export interface Competition {
  /** Short and unique: `1` for Division 1, `C` for the cup. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'league' | 'cup';
  readonly format: MatchFormat;
  readonly teams: readonly string[];
  /** How often two teams meet: once, or home and away. Of a league. */
  readonly meet: 1 | 2;
  /** Whether its singles count for ratings; they do unless this is false. */
  readonly rated?: boolean;
  /** Places that go up and that go down at the end, and the divisions above and below. */
  readonly up?: { readonly places: number; readonly to: string };
  readonly down?: { readonly places: number; readonly to: string };
  /** Level teams in the order that the committee decided, the better first. */
  readonly order?: { readonly teams: readonly string[]; readonly reason: string };
  /** Of a cup: how many of the best losers of round 1 go on with the winners. */
  readonly highestLosers?: number;
  /** Of a plate: the losers of these rounds of a cup before it make its field, beside `teams`. */
  readonly losersOf?: { readonly competition: string; readonly rounds: readonly number[] };
  /** Of a cup: the winners of these competitions before it make its field, beside `teams`. */
  readonly winnersOf?: readonly string[];
  /** Of a cup: the number that its field is drawn by, once the field is complete. Without one, `teams` is the order, the best first. */
  readonly draw?: number;
}

/** An evening of the calendar, and what it is for: rounds of competitions, or nothing. */
export interface Slot {
  readonly day: Day;
  readonly rounds: readonly { readonly competition: string; readonly round: number }[];
}

/** The result of a rubber: its players and the legs won. */
export interface RubberLine {
  readonly players: Both<readonly string[]>;
  /** Null if it was not played: then neither side has its legs. */
  readonly legs: Both<number> | null;
}

/** The card of a match. */
export interface MatchCard {
  /** A line for each rubber of the format, in its order. */
  readonly rubbers: readonly RubberLine[];
  /** Sides that were short of players. */
  readonly short?: readonly MatchSide[];
}

/** How a match ended without being played out. */
export type MatchRuling =
  | { readonly kind: 'walkover'; readonly winner: MatchSide; readonly reason: string }
  /** Counts for nobody. */
  | { readonly kind: 'void'; readonly reason: string }
  /** The card that counts, whatever the captains signed. If a cup match is drawn, `winner` goes on. */
  | { readonly kind: 'card'; readonly card: MatchCard; readonly winner?: MatchSide; readonly reason: string };

/** The card of a match that was played in a hall. */
export interface HallCard {
  /** The club whose hall reported it. */
  readonly club: string;
  readonly rubbers: readonly (RubberLine | null)[];
}

/** A match of the calendar. */
export interface Fixture {
  readonly id: string;
  readonly competition: string;
  /** From 1. */
  readonly round: number;
  readonly home: string;
  readonly away: string;
  readonly day: Day;
  /** Its first day, if it was moved. */
  readonly moved?: {
    readonly from: Day;
    readonly reason: string;
    /** How often, if more than once. */
    readonly times?: number;
  };
  /** The players of each rubber as each side has named them; open to the other once both are in. */
  readonly sheets?: Readonly<Partial<Record<MatchSide, readonly (readonly string[])[]>>>;
  /** The card as each captain has it. It counts once both say the same. */
  readonly cards?: Readonly<Partial<Record<MatchSide, MatchCard>>>;
  /** The card as the games in a hall give it: null for a rubber that is not in, or not signed by both sides. */
  readonly hall?: HallCard;
  readonly ruling?: MatchRuling;
  /** A play-off between teams that are level at the end. It decides the tie step `playoff` and counts in no table. */
  readonly playoff?: true;
}

/** Points that the league gives or deducts. */
export interface Adjustment {
  readonly competition: string;
  readonly team: string;
  /** Units of points, negative for a deduction. */
  readonly points: number;
  readonly reason: string;
}

/** A season. Days have no time zone: they are the secretary's. */
export interface TeamSeason {
  readonly id: string;
  readonly name: string;
  readonly persons: readonly Person[];
  readonly teams: readonly Team[];
  /** How many home matches a venue has room for on one day, if not 1. */
  readonly matchesAt?: Readonly<Record<string, number>>;
  readonly registrations: readonly Registration[];
  /** The last day of registration. Later ones need the secretary. */
  readonly registrationEnds?: Day;
  /** The highest division first. */
  readonly competitions: readonly Competition[];
  readonly calendar: readonly Slot[];
  readonly fixtures: readonly Fixture[];
  readonly adjustments: readonly Adjustment[];
  /** Whether it is over and cannot change. */
  readonly closed?: boolean;
}

/** Teams that are a player or a pair: every competition that they are in has one rubber. */
export function entrantsOf({ competitions }: Pick<TeamSeason, 'competitions'> = { competitions: [] }) {
  const teamsIn = (isAlone: boolean) =>
    competitions.flatMap(({ format, teams }) => ((format.rubbers.length === 1) === isAlone ? teams : []));
  const others = new Set(teamsIn(false));
  return new Set(teamsIn(true).filter((team) => !others.has(team)));
}
