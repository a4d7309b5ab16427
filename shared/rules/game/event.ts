// What has happened at the table. A game is the fold of its events; they are appended to a journal and never changed.
import type { CardOrRank } from '../cards/cards.ts';
import type { Ruling } from '../rulings/ruling.ts';
import type { Phase } from '../terms/phase.ts';
import type { RuleSet } from '../terms/ruleset.ts';
import type { Hand, Seat } from '../terms/seats.ts';
import type { Identity, OffenceCall, Position } from './command.ts';
import type { GameResult } from './state.ts';

/** Something that happened within a game. Plain data: JSON and back gives the same. */
export type GameEvent = Readonly<
  /**
   * A game began. `game` is its number in the match; 1 begins a new match, whose id is that of this game. `apart`: what came before
   * was played at another table, so undo ends here. `at`: where the game was taken up, if not at its beginning.
   */
  | ({
      type: 'gameStarted';
      game: number;
      matchId?: string;
      apart?: true;
      at?: Position;
      rules: RuleSet;
      players: readonly string[];
    } & Identity)
  /**
   * It is known who deals: by the cut, by how the last game went, by turn, because the rules name the seat, or because a ruling in
   * mid-deal has given the crib away. `cards` are those of
   * the cut, by seat, where they were entered.
   */
  | {
      type: 'dealerSet';
      dealer: Seat;
      reason: 'cut' | 'lastGame' | 'turn' | 'rule' | 'ruling';
      cards?: readonly CardOrRank[];
    }
  /** The game moved to a phase. `hand` in the show only; 'deal' begins a new deal, or the same `again` after a misdeal. */
  | { type: 'phaseEntered'; phase: Phase; hand?: Hand; again?: true }
  /** `seat` bid so much for the crib. */
  | { type: 'bidMade'; seat: Seat; points: number }
  /** The crib of this deal is `seat`'s, whose front peg goes back by the bid. */
  | { type: 'cribBought'; seat: Seat; points: number }
  /** The starter was turned up and entered, or its suit was added. */
  | { type: 'starterTurned'; starter: CardOrRank }
  /**
   * Points pegged (0: the pegs stay). `claimed` is what the player said, if a ruling gives another number. After heels that
   * were pegged in the play the card laid last still `waits` for its claim. `nineteen`: said for nothing; it is a claim of 19
   * should the cards show more.
   */
  | {
      type: 'pegged';
      seat: Seat;
      points: number;
      reason: PegReason;
      hand?: Hand;
      claimed?: number;
      waits?: true;
      nineteen?: true;
    }
  | { type: 'cardsEntered'; hand: Hand; cards: readonly CardOrRank[] }
  /** The cards that `seat` holds for the play, and those it has laid away. Not for every eye: they are shown when they are laid, or counted. */
  | { type: 'handHeld'; seat: Seat; cards: readonly CardOrRank[]; discard?: readonly CardOrRank[] }
  /** `seat` laid a card in play. */
  | { type: 'cardLaid'; seat: Seat; card: CardOrRank }
  /** `seat` said go. */
  | { type: 'goSaid'; seat: Seat }
  /** A card was laid without being entered. */
  | { type: 'cardUnseen' }
  /** The count of `seat` is disputed. */
  | { type: 'disputed'; seat: Seat; hand: Hand }
  /**
   * `hand` where the call is not about the last count; `on`, with three sides or more, is the player who missed points; `card` where
   * it is not the newest card of that player.
   */
  | { type: 'mugginsCalled'; seat: Seat; points: number; hand?: Hand; on?: Seat; card?: CardOrRank }
  /** The board ruled; its peg moves happen with it. */
  | { type: 'ruled'; ruling: Ruling }
  | { type: 'gameWon'; result: GameResult }
  /** A player alone has not come to the game hole, or has given the game up: its result has no winner. */
  | { type: 'gameLost'; result: GameResult }
  /** A ruling took the winning points back; the game goes on in `phase`. */
  | { type: 'gameReopened'; phase: Phase; hand?: Hand }
  /** Points that were pegged alone on an unused lane, from 0: no peg of this game moves. */
  | { type: 'pointsSetAside'; lane: number; points: number }
  /** Move `undoes` was taken back alone, after others had followed it: it counts all the same. 0: an unknown move. */
  | { type: 'undoSetAside'; undoes: number }
>;

/**
 * What points were pegged for: a card in play, a count of the show, heels, an exchange of cards, plain pegging, not having the first crib; 'barred'
 * is a count that an end-game restriction keeps from scoring, 'dead' one of a hand that a renege has killed; 'unverified' was
 * pegged unchecked.
 */
export const PEG_REASONS = [
  'play',
  'show',
  'heels',
  'exchange',
  'free',
  'firstDeal',
  'barred',
  'dead',
  'unverified',
] as const;
/** See PEG_REASONS. */
export type PegReason = (typeof PEG_REASONS)[number];

/** Undo and redo: the number of the move that was taken back or restored. */
export type UndoEvent =
  | { readonly type: 'undone'; readonly undoes: number }
  | { readonly type: 'redone'; readonly redoes: number };

/** A request for the consent of the other side, and its end. No game is changed by them. */
export type ConsentEvent =
  | {
      readonly type: 'consentAsked';
      readonly seat: Seat;
      readonly id: string;
      /** The offence that is reported; null where the last move would be taken back. */
      readonly offence: OffenceCall | null;
    }
  | { readonly type: 'consentDeclined'; readonly seat: Seat };

/** The claim that brought a move about: the name that a phone gave it, and the seat whose key it came with. */
export interface ClaimMark {
  readonly id: string;
  readonly seat: number;
}

/**
 * An entry of the journal; the first of a move bears the mark of its claim. All events of one command bear the same move number, 1, 2, 3, ...; undo takes back one move.
 * `undoTo` has an `undone` for every move that it takes back, the last move first.
 */
export type Event = (GameEvent | UndoEvent | ConsentEvent) & {
  readonly move: number;
  readonly claim?: ClaimMark;
};

/** The type of an event. */
export type EventType = Event['type'];
