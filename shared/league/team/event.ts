// What happens in a season of teams. A command is the event that it asks for: it happens as it is, or is refused.
import type { Bare, Tagged } from '../tagged.ts';
import type { MatchSide, WithdrawalRule } from './format.ts';
import type {
  Adjustment,
  Day,
  Fixture,
  MatchCard,
  MatchRuling,
  Person,
  Registration,
  Team,
  TeamSeason,
} from './season.ts';

interface TeamEvents {
  /** A season as its file has it. */
  opened: { season: TeamSeason };
  /** A new team or person, or what is known of one now. */
  teamSet: { team: Omit<Team, 'withdrawn'> };
  personSet: { person: Person };
  registered: { registration: Registration };
  /** From this day on the person plays for this team, and for no other. */
  transferred: { person: string; team: string; day: Day };
  /** The next round of a cup, or a play-off. */
  fixturesAdded: { fixtures: readonly Fixture[] };
  fixtureMoved: { fixture: string; day: Day; reason: string };
  /** The players of each rubber. */
  sheetFilled: { fixture: string; side: MatchSide; players: readonly (readonly string[])[] };
  /** The card as these sides have it: a captain's is one side's, a paper card with both signatures is both. */
  cardEntered: { fixture: string; sides: readonly MatchSide[]; card: MatchCard };
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

/** What happens in a season of teams, and what is asked for. Plain data. */
export type TeamEvent = Tagged<'type', TeamEvents>;
