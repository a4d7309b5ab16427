// What the host answers a page instead of doing what it asked: codes and their figures.
import type { Expected } from './expected.ts';
import type { Reason } from './reason.ts';

type None = Record<never, never>;

/** The figures behind each answer. */
export interface AnswerDetails {
  /** Input that fits no schema. `given` is what stood there instead, as JSON; null where nothing can be shown. */
  badInput: { readonly field: string; readonly expected: Expected; readonly given: string | null };
  tooLarge: { readonly bytes: number };
  /** The address of the request is not the table's own. */
  otherAddress: { readonly address: string };
  otherSite: { readonly site: string };
  tooOften: { readonly seconds: number };
  /** The link of the host was renewed. */
  oldLink: None;
  hostOnly: None;
  /** A helper of the hall asks for what is the judge's, or the director's. */
  judgeOnly: None;
  directorOnly: None;
  /** A phone asks for what is the host's. */
  hostsMove: None;
  noSeat: None;
  othersCut: None;
  othersPlay: None;
  noInvitation: None;
  /** The host lets no page ask to be let in. */
  joinShut: None;
  /** Another page asks for the same, or too many ask. */
  joinOther: None;
  joinLater: { readonly seconds: number };
  joinGone: None;
  /** A phone that is no player's asks for what is a player's. */
  noPhone: None;
  /** A league has no club of this name. */
  noClub: { readonly club: string };
  /** A report that is signed with another key than its club's. */
  otherKey: { readonly fingerprint: string };
  unsigned: None;
  /** `field`: where the file stops being a report. */
  noReport: { readonly field: string };
  /** The games of a report come to another table. */
  disagrees: None;
  /** A report does not follow on the revision that the league has; 0: it has none. */
  notNext: { readonly revision: number };
  noSuch: { readonly what: string };
  noSuchResult: None;
  /** A game of the night that the player is not in. */
  othersGame: { readonly game: string };
  /** A door code of another night. */
  doorShut: None;
  /** Another phone has the name. */
  nameTaken: { readonly name: string };
  /** There is no place for one more phone. */
  phonesFull: None;
  notSeated: { readonly seat: number };
  /** `name` has the seat of the key. */
  othersDeal: { readonly name: string };
  othersSeat: { readonly name: string };
  othersHand: { readonly name: string };
  othersClaim: None;
  /** A player cannot agree to a request of their own side. */
  ownUndo: None;
  declined: None;
  /** One thing is asked for at a time. */
  asking: None;
  /** The undo that was answered waits no more. */
  askedNoMore: None;
  otherGame: None;
  otherDeal: None;
  otherHand: None;
  pegMoved: { readonly now: number; readonly seen: number };
  /** Cards for study, and why they are not kept. No game is on the board, or one whose discards are not studied. */
  studyNoGame: None;
  studyOver: None;
  studyNoDeal: { readonly deal: number };
  studyCards: { readonly expected: number; readonly got: number };
  studyThrown: { readonly expected: number };
  studyStarter: { readonly card: string };
  studyElsewhere: { readonly card: string };
  studyHand: None;
  studyCrib: None;
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
  nothingHere: None;
  /** A game of the night that a command of the desk is about has changed since the desk looked. */
  gameChanged: { readonly game: string };
  /** The hall has no key of a table with this number. */
  noSuchTable: { readonly table: string };
  /** No night of the hall has this number, id or day. */
  noSuchNight: { readonly text: string };
  /** No table with this ticket asks to join. */
  noTableAsks: { readonly ticket: number };
  /** A connection for tables without the key of one. */
  unknownTable: None;
  /** Settings or keys could not be written. */
  notKept: { readonly reason: Reason };
  failed: None;
  lookOnly: None;
  realBoard: None;
  noKey: { readonly key: string; readonly lanes: number };
  tooManyKeys: None;
  /** The emulated board could not be switched. */
  notSwitched: None;
  noLine: None;
  tooManyPages: { readonly pages: number };
  tooManyLines: None;
  /** Shown by a browser itself, before a page could choose a language. */
  noPage: None;
}
