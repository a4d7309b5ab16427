// What the host answers a page instead of doing what it asked: codes and their figures.
import type { Expected } from './expected.ts';
import type { Plain } from './message.ts';
import type { Reason } from './reason.ts';

/** The figures behind each answer. */
export interface AnswerDetails extends Plain<'answer'> {
  /** Input that fits no schema. `given` is what stood there instead, as JSON; null where nothing can be shown. */
  badInput: { readonly field: string; readonly expected: Expected; readonly given: string | null };
  tooLarge: { readonly bytes: number };
  /** The address of the request is not the table's own. */
  otherAddress: { readonly address: string };
  otherSite: { readonly site: string };
  tooOften: { readonly seconds: number };
  joinLater: { readonly seconds: number };
  /** A league has no club of this name. */
  noClub: { readonly club: string };
  /** A report that is signed with another key than its club's. */
  otherKey: { readonly fingerprint: string };
  /** `field`: where the file stops being a report. */
  noReport: { readonly field: string };
  /** A report does not follow on the revision that the league has; 0: it has none. */
  notNext: { readonly revision: number };
  noSuch: { readonly what: string };
  forgotten: { readonly person: string };
  /** A game of the night that the player is not in. */
  othersGame: { readonly game: string };
  /** Another phone has the name. */
  nameTaken: { readonly name: string };
  notSeated: { readonly seat: number };
  /** `name` has the seat of the key. */
  othersDeal: { readonly name: string };
  othersSeat: { readonly name: string };
  othersHand: { readonly name: string };
  pegMoved: { readonly now: number; readonly seen: number };
  studyNoDeal: { readonly deal: number };
  studyCards: { readonly expected: number; readonly got: number };
  studyThrown: { readonly expected: number };
  studyStarter: { readonly card: string };
  studyElsewhere: { readonly card: string };
  noGame: { readonly game: number };
  /** The entries of this game are damaged. */
  gameDamaged: { readonly game: number };
  /** A name like that of a known player: the user has to choose. */
  whoIs: {
    readonly name: string;
    readonly candidates: readonly { readonly id: string; readonly name: string }[];
  };
  noPlayer: { readonly player: string };
  /** Two players are the same person already; `id` is the one to part; null for a merge of a player into themselves. */
  circle: { readonly player: string; readonly into: string; readonly id: string | null };
  /** A game of the night that a command of the desk is about has changed since the desk looked. */
  gameChanged: { readonly game: string };
  /** The hall has no key of a table with this number. */
  noSuchTable: { readonly table: string };
  /** No night of the hall has this number, id or day. */
  noSuchNight: { readonly text: string };
  /** No table with this ticket asks to join. */
  noTableAsks: { readonly ticket: number };
  /** Settings or keys could not be written. */
  notKept: { readonly reason: Reason };
  noKey: { readonly key: string; readonly lanes: number };
  tooManyPages: { readonly pages: number };
}
