// What happens in a league of clubs: each kind of entry and its body. Bodies name people by ids only.
import { randomUUID } from 'node:crypto';
import type {
  AwardTable,
  ClaimedPlace,
  EventReport,
  GameOutcome,
  NightFormat,
} from '../../shared/league/index.ts';
import type { NamesPublic } from './people.ts';
import type { LeagueEntry } from './store.ts';

/** A season of the league: the first and the last day. Once it is closed, what still arrives waits for the officer. */
export interface LeagueSeason {
  readonly id: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly isClosed: boolean;
}

/** An event of a club. */
interface OfEvent {
  readonly club: string;
  readonly event: string;
}

interface Bodies {
  /** The officer takes a club in, or gives it another name or one more key. */
  clubEnrolled: { club: string; name: string; fingerprint: string; names: NamesPublic };
  keyWithdrawn: { club: string; fingerprint: string; reason: string };
  /** A report that was checked. Its games come to `claimed`, unless the format is one that the server does not know. */
  report: { report: EventReport; key: string; signature: string; isKnownFormat: boolean };
  /** A person of a club is this person of the league; null: a new one. */
  linked: { club: string; local: string; person: string | null; reason?: string };
  forgotten: { person: string };
  /** The officer corrects a game of a report. `standings`: what its games come to then. */
  corrected: OfEvent & {
    digest: string;
    game: string;
    outcome: GameOutcome;
    reason: string;
    standings: readonly ClaimedPlace[];
  };
  /** The officer lets an event count, or not; also one that came after its season was closed. */
  counted: OfEvent & { counts: boolean; reason: string };
  /** Of two reports that follow on the same one, this one goes on. */
  branchChosen: OfEvent & { digest: string; reason: string };
  seasonSet: LeagueSeason;
  /** Halls get this format or award table. With neither, they do not get the one with this name any more. */
  offered: { name: string; format?: NightFormat; awards?: AwardTable };
  /** The most that strangers see of names, in the league or in a club. */
  namesSet: { names: NamesPublic; club?: string };
  /** Somebody was given whole names: `by`, such as `officer` or `club bell`. Once a day for each list. */
  namesRead: { by: string; what: string };
}

export type ClubEntryKind = keyof Bodies;
export type BodyOf<K extends ClubEntryKind> = Readonly<Bodies[K]>;

/** Makes an entry. `what`: tells it from others of its kind, where it is kept once. */
export const entryOf = <K extends ClubEntryKind>(
  kind: K,
  body: BodyOf<K>,
  what: string = randomUUID(),
): LeagueEntry => ({ id: `${kind} ${what}`, kind, body });

/** What tells an entry from others of its kind, by its id: the digest of a report. */
export const whatOf = (id: string): string => id.slice(id.indexOf(' ') + 1);
