// The events of a season of teams. A command is the event that it asks for, which is accepted unchanged or refused.
import type { Bare, Tagged } from '../tagged.ts';
import type { MatchSide, WithdrawalRule } from './format.ts';
import type {
  Adjustment,
  Day,
  Fixture,
  HallCard,
  MatchCard,
  MatchRuling,
  Person,
  Registration,
  Team,
  TeamSeason,
} from './season.ts';

interface TeamEvents {
  /** A season from its file. */
  opened: { season: TeamSeason };
  /** A new team or person, or new details of one. */
  teamSet: { team: Omit<Team, 'withdrawn'> };
  personSet: { person: Person };
  registered: { registration: Registration };
  /** From this day on the person plays only for this team. */
  transferred: { person: string; team: string; day: Day };
  /** The next round of a cup, or a play-off. */
  fixturesAdded: { fixtures: readonly Fixture[] };
  fixtureMoved: { fixture: string; day: Day; reason: string };
  /** The players of each rubber. */
  sheetFilled: { fixture: string; side: MatchSide; players: readonly (readonly string[])[] };
  /** The card of these sides: one for a captain's, both for a paper card with both signatures. */
  cardEntered: { fixture: string; sides: readonly MatchSide[]; card: MatchCard };
  /** A hall has reported games of the match. */
  hallReported: { fixture: string; hall: HallCard };
  ruled: { fixture: string; ruling: MatchRuling };
  /** A ruling is taken back: the cards count again. */
  unruled: { fixture: string; reason: string };
  adjusted: { adjustment: Adjustment };
  /** The committee puts level teams in order. */
  ordered: { competition: string; teams: readonly string[]; reason: string };
  withdrew: { team: string; day: Day; rule: WithdrawalRule };
  closed: Bare;
  reopened: { reason: string };
}

/** An event of a season of teams, and the command for it. Plain data. */
export type TeamEvent = Tagged<'type', TeamEvents>;
