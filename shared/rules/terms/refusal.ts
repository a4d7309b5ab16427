// Why something was refused: a stable code with the figures that explain it. The words are in shared/words.
import type { OffenceCode, Sheltered } from './codes.ts';
import type { Phase } from './phase.ts';
import type { Requirement } from './requirement.ts';
import type { ClaimMode } from './ruleset.ts';

/** Every refusal code, stable for callers, journals and tests. */
export const REFUSALS = [
  'badCard',
  'badRank',
  'duplicateCard',
  'tooManyOfRank',
  'wrongNumberOfCards',
  'suitWanted',
  'badPoints',
  'impossiblePlay',
  'impossibleCount',
  'impossiblePoints',
  'badSeat',
  'noGame',
  'gameOver',
  'cutFirst',
  'cutAgain',
  'notNow',
  'outOfOrder',
  'countFirst',
  'starterFirst',
  'starterDiffers',
  'starterNoJack',
  'cardsFirst',
  'badBid',
  'badExchange',
  'exchanged',
  'cardCrossed',
  'cardsNotWanted',
  'disputesOff',
  'disputeOpen',
  'nothingToDispute',
  'mugginsOff',
  'mugginsAutomatic',
  'nothingMissed',
  'mugginsClosed',
  'countSettled',
  'ownCount',
  'whoMissed',
  'whichCard',
  'mugginsNever',
  'badOffence',
  'offenceOff',
  'offenceClosed',
  'offenceSeat',
  'ownSide',
  'countChecked',
  'figureMissing',
  'badFigure',
  'restricted',
  'nothingToUndo',
  'nothingToRedo',
  'movedOn',
  'notStanding',
  'badPlayers',
  'badName',
  'unknownPreset',
  'unknownSetting',
  'badSetting',
  'badRules',
  'playOver',
  'notYourTurn',
  'notHeld',
  'pastThirtyOne',
  'mustPlay',
  'wrongPlay',
  'notLaid',
  'cardsUnseen',
  'claimOpen',
  'handBegun',
  'handDead',
] as const;

/** The code of a refusal. */
export type RefusalCode = (typeof REFUSALS)[number];

/** Hands of the show as a refusal names them (the list is HANDS in state.ts). */
type HandName =
  | ('pone' | 'second' | 'third' | 'fourth' | 'fifth' | 'dealer' | 'crib' | 'square')
  | `hand${1 | 2}`
  | `${'row' | 'column'}${1 | 2 | 3 | 4 | 5}`;

/** A refusal: its code and the figures that explain it. Plain data. Seats are 0, 1, ... */
export type Refusal =
  /** `text` is no card such as 5H, TC or 10C. */
  | { readonly code: 'badCard'; readonly text: string }
  /** `text` is no rank such as A, 5, T, 10 or K. */
  | { readonly code: 'badRank'; readonly text: string }
  | { readonly code: 'duplicateCard'; readonly card: string }
  /** A fifth card of one rank, in the hand with its starter or in the whole deal. */
  | { readonly code: 'tooManyOfRank'; readonly rank: string }
  | { readonly code: 'wrongNumberOfCards'; readonly expected: number; readonly got: number }
  /** The suit of this card can change the count. `index` counts through the hand; the starter comes last. */
  | { readonly code: 'suitWanted'; readonly index: number; readonly rank: string; readonly starter: boolean }
  /** Not a whole number from 0 up. */
  | { readonly code: 'badPoints'; readonly points: number }
  /** No single card can score this in play. */
  | { readonly code: 'impossiblePlay'; readonly points: number; readonly possible: readonly number[] }
  /** No hand (or crib) counts this. */
  | {
      readonly code: 'impossibleCount';
      readonly points: number;
      readonly possible: readonly number[];
      readonly crib: boolean;
    }
  /** Neither a card in play nor a hand can score this. */
  | { readonly code: 'impossiblePoints'; readonly points: number; readonly possible: readonly number[] }
  | { readonly code: 'badSeat'; readonly seat: number; readonly seats: number }
  | { readonly code: 'noGame' }
  /** `winner` is null where a player alone has lost. */
  | { readonly code: 'gameOver'; readonly winner: number | null }
  /** Nobody has said yet who deals. */
  | { readonly code: 'cutFirst' }
  /** The lowest cards of the cut are alike, so that nobody deals yet. */
  | { readonly code: 'cutAgain'; readonly cards: readonly string[] }
  /** The command has no meaning in this phase. */
  | { readonly code: 'notNow'; readonly command: string; readonly phase: Phase }
  /** `seat` wanted to count, but `expected` counts `hand` first. */
  | { readonly code: 'outOfOrder'; readonly seat: number; readonly expected: number; readonly hand: HandName }
  /** The next step has to wait for this count. */
  | { readonly code: 'countFirst'; readonly seat: number; readonly hand: HandName }
  | { readonly code: 'starterFirst' }
  /** The starter entered is not the one already known. */
  | { readonly code: 'starterDiffers'; readonly card: string; readonly known: string }
  /** Heels were pegged, but the starter entered is no jack; nor a two, where `twos` score as well. */
  | { readonly code: 'starterNoJack'; readonly card: string; readonly twos: boolean }
  /** The cards of `hand` have to be entered before it is counted. */
  | { readonly code: 'cardsFirst'; readonly seat: number; readonly hand: HandName; readonly cards: number }
  /** No exchange of cards scores so much. */
  | { readonly code: 'badExchange'; readonly points: number; readonly possible: readonly number[] }
  /** `seat` has pegged for its exchange already. */
  | { readonly code: 'exchanged'; readonly seat: number }
  /** `seat` can bid from `least` to `most` for the crib; nothing where `most` is less. */
  | {
      readonly code: 'badBid';
      readonly seat: number;
      readonly points: number;
      readonly least: number;
      readonly most: number;
    }
  /** A card of a square was entered as `known` in the row or the column that crosses this one. */
  | { readonly code: 'cardCrossed'; readonly card: string; readonly known: string }
  /** Nobody asked for these cards. */
  | { readonly code: 'cardsNotWanted' }
  /** In this mode counts are not disputed. */
  | { readonly code: 'disputesOff'; readonly claims: ClaimMode }
  /** A dispute is waiting for the cards of `seat`. */
  | { readonly code: 'disputeOpen'; readonly seat: number; readonly cards: number }
  | { readonly code: 'nothingToDispute' }
  | { readonly code: 'mugginsOff' }
  | { readonly code: 'mugginsAutomatic' }
  /** Nothing was counted, and no card laid, so that nothing can have been missed. */
  | { readonly code: 'nothingMissed' }
  /** There is no count left on which muggins could be called: it is too late. */
  | { readonly code: 'mugginsClosed' }
  /** The last count, `seat`'s, lies open, but a ruling, a call or an end-game restriction has settled it. */
  | { readonly code: 'countSettled'; readonly seat: number }
  /** Muggins called on one's own count. */
  | { readonly code: 'ownCount'; readonly seat: number }
  /** Muggins called with three sides or more: it has to be said who missed points, one of `seats`. */
  | { readonly code: 'whoMissed'; readonly seats: readonly number[] }
  /** Muggins called on `seat`, who has pegged for one of these cards and not yet for the other: it has to be said which. */
  | { readonly code: 'whichCard'; readonly seat: number; readonly cards: readonly [string, string] }
  /** Muggins called on points that it never applies to. */
  | { readonly code: 'mugginsNever'; readonly on: Sheltered }
  | { readonly code: 'badOffence'; readonly offence: string; readonly known: readonly string[] }
  /** These rules do not know the offence: no time limit, no heels. */
  | { readonly code: 'offenceOff'; readonly offence: OffenceCode }
  /** Too late or too early for it, or there is no such count. */
  | { readonly code: 'offenceClosed'; readonly offence: OffenceCode; readonly phase: Phase }
  /** It is an offence of the dealer, the pone or the counter, and `seat` is not that. */
  | {
      readonly code: 'offenceSeat';
      readonly offence: OffenceCode;
      readonly seat: number;
      readonly who: 'dealer' | 'nondealer' | 'pone' | 'counter';
    }
  /** A penalty cannot go to `seat`, who plays for the same side. */
  | { readonly code: 'ownSide'; readonly seat: number }
  /** The cards of this count are known, and the board has ruled on it. */
  | { readonly code: 'countChecked'; readonly seat: number }
  /** The offence needs this number. */
  | { readonly code: 'figureMissing'; readonly offence: OffenceCode; readonly figure: 'points' | 'cards' }
  | {
      readonly code: 'badFigure';
      readonly offence: OffenceCode;
      readonly figure: 'points' | 'cards';
      readonly value: number;
      readonly least: number;
      readonly most: number;
    }
  /** So near the game hole (`holes` to go) these points do not count: by the house's end-game restrictions. */
  | {
      readonly code: 'restricted';
      readonly seat: number;
      readonly holes: number;
      readonly points: number;
      readonly rule: 'go' | 'heels' | 'play' | 'exact';
    }
  | { readonly code: 'nothingToUndo' }
  | { readonly code: 'nothingToRedo' }
  /** Moves were to be taken back, but others were made since somebody looked. */
  | { readonly code: 'movedOn' }
  /** The move to go back to is none of this game, or was taken back itself. */
  | { readonly code: 'notStanding'; readonly move: number }
  | { readonly code: 'badPlayers'; readonly expected: number; readonly got: number }
  /** `name`, for `seat`, is no name: nothing there, not to be printed, over 20 characters, or another player's. */
  | {
      readonly code: 'badName';
      readonly seat: number;
      readonly name: string;
      readonly fault: 'empty' | 'unprintable' | 'long' | 'taken';
    }
  | { readonly code: 'unknownPreset'; readonly name: string; readonly known: readonly string[] }
  | { readonly code: 'unknownSetting'; readonly setting: string; readonly known: readonly string[] }
  | {
      readonly code: 'badSetting';
      readonly setting: string;
      readonly value: string;
      readonly expected: Requirement;
    }
  /** A rule set that contradicts itself: `field` holds `value`, `expected` says what would do. */
  | {
      readonly code: 'badRules';
      readonly field: string;
      readonly value: string;
      readonly expected: Requirement;
    }
  /** All cards of this deal are played, or play has stopped. */
  | { readonly code: 'playOver' }
  /** `seat` wanted to lay a card or say go, but it is the turn of `expected`. */
  | { readonly code: 'notYourTurn'; readonly seat: number; readonly expected: number }
  /** The hand of `seat` is known and does not hold this card. */
  | { readonly code: 'notHeld'; readonly seat: number; readonly card: string }
  /** With this card the count would be `count` (ACC 7.1.e). */
  | { readonly code: 'pastThirtyOne'; readonly card: string; readonly count: number }
  /** `seat` said go, but can play (ACC 7.3). `cards` are those that it can lay, empty where its hand is not known. */
  | {
      readonly code: 'mustPlay';
      readonly seat: number;
      readonly count: number;
      readonly cards: readonly string[];
    }
  /** The card does not score what was claimed for it. */
  | {
      readonly code: 'wrongPlay';
      readonly card: string;
      readonly points: number;
      readonly possible: readonly number[];
    }
  /** `seat` claims points in play, but the cards are entered, and it is not the card of `seat` that waits for a claim. */
  | { readonly code: 'notLaid'; readonly seat: number; readonly turn: number | undefined }
  /** A card of this deal was laid that nobody entered: no card after it can be checked. */
  | { readonly code: 'cardsUnseen' }
  /** Muggins called on a card whose player, `seat`, has not pegged yet and has not forfeited (ACC 10). */
  | { readonly code: 'claimOpen'; readonly seat: number }
  /** The hand of `seat` is entered too late: a card of it is laid. */
  | { readonly code: 'handBegun'; readonly seat: number }
  /** The hand of `seat` is dead after a renege: it scores nothing more in this deal. */
  | { readonly code: 'handDead'; readonly seat: number };
