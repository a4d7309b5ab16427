// What people at the table can ask for.
import type { CardOrRank } from '../cards/cards.ts';
import type { OffenceCode, Sheltered } from '../terms/codes.ts';
import type { Pegs } from '../terms/pegs.ts';
import type { RuleSet } from '../terms/ruleset.ts';
import type { Hand, Seat } from '../terms/seats.ts';

/** Something that was asked for elsewhere, as a league asks a table for a game: its name there, and where that is. */
export interface Assignment {
  readonly source: string;
  readonly id: string;
}

/**
 * Who and what a game is, beyond its names. All of it is made outside and kept as it is; the rules only compare the ids of players.
 */
export interface Identity {
  readonly gameId?: string;
  /** By seat. */
  readonly playerIds?: readonly string[];
  /** Of the lanes, by name. */
  readonly colours?: readonly string[];
  readonly assignment?: Assignment;
}

/** How things stand before a deal: pegs by side, and the number of the deal, from 1. */
export interface Position {
  readonly pegs: readonly Pegs[];
  readonly deal: number;
}

/** A wish of the people at the table. Plain data. */
export type Command = Readonly<
  /**
   * Begins a game, at any time; an unfinished one is abandoned. The match goes on if it is not over and the same players play in the
   * same sides; `newMatch` begins another all the same.
   */
  | ({
      type: 'newGame';
      newMatch?: boolean;
      rules: RuleSet;
      players: readonly string[];
      /** The first dealer, where that is settled beforehand, as in a league: there is no cut. */
      dealer?: Seat;
      /** Where the game is taken up, as from paper: not at the first deal, or with pegs on the board. */
      at?: Position;
      /**
       * The board began it alone: the dealer is not known, and no one gets a bonus. Points, by side, that were pegged
       * there; the list may be empty.
       */
      alone?: readonly number[];
    } & Identity)
  /** The cut is made and this seat deals. */
  | { type: 'cut'; dealer: Seat }
  /** The cards that the players cut, by seat: the lowest deals. */
  | { type: 'cutCards'; cards: readonly CardOrRank[] }
  /** On to the next phase. In the show: nothing more to count here (in the modes without cards). */
  | { type: 'next' }
  /** From here on the phases are not followed. */
  | { type: 'free' }
  /**
   * Points keyed for a seat: in play, in the show, for heels, or plainly. 0 is a worthless hand, and so is 19, unless the cards are
   * known and count something. `count` is the running count with the card, for points in play where it was entered.
   */
  | { type: 'peg'; seat: Seat; points: number; count?: number | undefined }
  /** The starter, as a rank or with its suit. In the starter phase a jack pegs heels and play begins. */
  | { type: 'starter'; card: CardOrRank }
  /** The cards of a hand; without `hand`, of the one that is expected. Suits where they can matter. */
  | { type: 'cards'; hand?: Hand; cards: readonly CardOrRank[] }
  /**
   * The cards that `seat` holds for the play, before the first of them is laid. Ranks will do. `discard` are those that it has laid away
   * to the crib, where they are told too.
   */
  | { type: 'hold'; seat: Seat; cards: readonly CardOrRank[]; discard?: readonly CardOrRank[] | undefined }
  /**
   * `seat` lays a card in play, and claims `points` for it; without them, what is keyed next is the claim, and who lays or goes
   * on instead has claimed nothing. Without `seat`, it is the first player in turn who can lay the card. Cards can be entered from
   * the first of a deal on.
   */
  | { type: 'lay'; card: CardOrRank; seat?: Seat | undefined; points?: number | undefined }
  /** `seat` says go; without it, the seat in turn does. */
  | { type: 'go'; seat?: Seat | undefined }
  /** A card was laid without being entered: from here on points in this play are keyed without cards. */
  | { type: 'unseen' }
  /** The last count is disputed. `crib`: it was a crib, where the phases are not followed. */
  | { type: 'dispute'; crib?: boolean }
  /**
   * `seat` calls muggins for points that were missed. `on` is the player who missed them, who has to be named with three sides or more;
   * or it says what for, if it was no count at all. `card` is the card in play, where it could be one of two.
   */
  | {
      type: 'muggins';
      seat: Seat;
      points: number;
      on?: Seat | Sheltered | undefined;
      card?: CardOrRank | undefined;
    }
  /**
   * `seat` committed an offence: see OFFENCES for the figures that each needs. `to` gets what it costs; without it, the next
   * player of another side.
   */
  | OffenceCall
  /** The side of `seat` gives the game up; the house says whether it can be skunked by that. */
  | { type: 'concede'; seat: Seat }
  /**
   * Points that were pegged unchecked, as on a board without a host: any from 1 up, in every mode and phase. A
   * side that is out before them begins the next game with them, which has this identity.
   */
  | ({ type: 'unverified'; seat: Seat; points: number } & Identity)
  /**
   * Something that was done there and that this game cannot take, so that it is known: points of a lane, from 0, without
   * a player; or that a move was taken back after others had followed it.
   */
  | { type: 'setAside'; lane: number; points: number }
  | { type: 'setAside'; undoes: number }
  /**
   * `seat` asks the other side to agree that the last move is taken back, or to this offence. Nothing moves by it, and undo does
   * not see it; whatever moves next, it is asked for no more. `id` is the name that the asker has given it.
   */
  | { type: 'ask'; seat: Seat; id: string; offence: OffenceCall | null }
  /** `seat` says no to what was asked for, or leaves what it asked for itself. */
  | { type: 'decline'; seat: Seat }
  | { type: 'undo' }
  /**
   * Takes back every move after `move`, all of them or none. `seen` is the number of moves that the asker knows: where the
   * table has moved on since, nothing is taken back.
   */
  | { type: 'undoTo'; move: number; seen: number }
  | { type: 'redo' }
>;

/** A report of an offence. */
export interface OffenceCall {
  readonly type: 'offence';
  readonly offence: OffenceCode;
  readonly seat: Seat;
  readonly points?: number;
  readonly cards?: number;
  readonly to?: Seat;
}

/** The type of a command. */
export type CommandType = Command['type'];

/** A command of one type. */
export type CommandOf<Type extends CommandType> = Extract<Command, { type: Type }>;

/** What a player asks the other side to agree to. */
export type Asking = CommandOf<'ask'>;
