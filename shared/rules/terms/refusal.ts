// Why something was refused: a stable code with the figures that explain it. The words are in shared/words.
import type { OffenceCode, Sheltered } from './codes.ts';
import type { Phase } from './phase.ts';
import type { ClaimMode } from './ruleset.ts';
import type { Hand } from './seats.ts';

/** A refusal: its code and the figures that explain it. Plain data. Seats are 0, 1, ... */
export type Refusal = Readonly<
  /** `text` is no card such as 5H, TC or 10C. */
  | { code: 'badCard'; text: string }
  /** `text` is no rank such as A, 5, T, 10 or K. */
  | { code: 'badRank'; text: string }
  | { code: 'duplicateCard'; card: string }
  /** A fifth card of one rank, in the hand with its starter or in the whole deal. */
  | { code: 'tooManyOfRank'; rank: string }
  | { code: 'wrongNumberOfCards'; expected: number; got: number }
  /** The suit of this card can change the count. `index` counts through the hand; the starter comes last. */
  | { code: 'suitWanted'; index: number; rank: string; starter: boolean }
  /** Not a whole number from 0 up. */
  | { code: 'badPoints'; points: number }
  /** No single card can score this in play. */
  | { code: 'impossiblePlay'; points: number; possible: readonly number[] }
  /** No hand (or crib) counts this. */
  | { code: 'impossibleCount'; points: number; possible: readonly number[]; crib: boolean }
  /** Neither a card in play nor a hand can score this. */
  | { code: 'impossiblePoints'; points: number; possible: readonly number[] }
  | { code: 'badSeat'; seat: number; seats: number }
  | { code: 'noGame' }
  /** `winner` is null where a player alone has lost. */
  | { code: 'gameOver'; winner: number | null }
  /** The dealer is not known yet. */
  | { code: 'cutFirst' }
  /** The lowest cards of the cut are alike, so that there is no dealer yet. */
  | { code: 'cutAgain'; cards: readonly string[] }
  /** The command has no meaning in this phase. */
  | { code: 'notNow'; command: string; phase: Phase }
  /** `seat` wanted to count, but `expected` counts `hand` first. */
  | { code: 'outOfOrder'; seat: number; expected: number; hand: Hand }
  /** The next step has to wait for this count. */
  | { code: 'countFirst'; seat: number; hand: Hand }
  | { code: 'starterFirst' }
  /** The starter entered is not the one already known. */
  | { code: 'starterDiffers'; card: string; known: string }
  /** Heels were pegged, but the starter entered is no jack; nor a two, where `twos` score as well. */
  | { code: 'starterNoJack'; card: string; twos: boolean }
  /** The cards of `hand` have to be entered before it is counted. */
  | { code: 'cardsFirst'; seat: number; hand: Hand; cards: number }
  /** No exchange of cards scores so much. */
  | { code: 'badExchange'; points: number; possible: readonly number[] }
  /** `seat` has pegged for its exchange already. */
  | { code: 'exchanged'; seat: number }
  /** `seat` can bid from `least` to `most` for the crib; nothing where `most` is less. */
  | { code: 'badBid'; seat: number; points: number; least: number; most: number }
  /** A card of a square was entered as `known` in the row or the column that crosses this one. */
  | { code: 'cardCrossed'; card: string; known: string }
  /** These cards were not asked for. */
  | { code: 'cardsNotWanted' }
  /** In this mode counts are not disputed. */
  | { code: 'disputesOff'; claims: ClaimMode }
  /** A dispute is waiting for the cards of `seat`. */
  | { code: 'disputeOpen'; seat: number; cards: number }
  | { code: 'nothingToDispute' }
  | { code: 'mugginsOff' }
  | { code: 'mugginsAutomatic' }
  /** Nothing was counted, and no card laid, so that nothing can have been missed. */
  | { code: 'nothingMissed' }
  /** There is no count left on which muggins could be called: it is too late. */
  | { code: 'mugginsClosed' }
  /** The last count, `seat`'s, lies open, but a ruling, a call or an end-game restriction has settled it. */
  | { code: 'countSettled'; seat: number }
  /** Muggins called on one's own count. */
  | { code: 'ownCount'; seat: number }
  /** Muggins called with three sides or more: it has to be said who missed points, one of `seats`. */
  | { code: 'whoMissed'; seats: readonly number[] }
  /** Muggins called on `seat`, who has pegged for one of these cards and not yet for the other: it has to be said which. */
  | { code: 'whichCard'; seat: number; cards: readonly [string, string] }
  /** Muggins called on points that it never applies to. */
  | { code: 'mugginsNever'; on: Sheltered }
  | { code: 'badOffence'; offence: string; known: readonly string[] }
  /** These rules do not know the offence: no time limit, no heels. */
  | { code: 'offenceOff'; offence: OffenceCode }
  /** Too late or too early for it, or there is no such count. */
  | { code: 'offenceClosed'; offence: OffenceCode; phase: Phase }
  /** It is an offence of the dealer, the pone or the counter, and `seat` is not that. */
  | {
      code: 'offenceSeat';
      offence: OffenceCode;
      seat: number;
      who: 'dealer' | 'nondealer' | 'pone' | 'counter';
    }
  /** A penalty cannot go to `seat`, who plays for the same side. */
  | { code: 'ownSide'; seat: number }
  /** The cards of this count are known, and the board has ruled on it. */
  | { code: 'countChecked'; seat: number }
  /** The offence needs this number. */
  | { code: 'figureMissing'; offence: OffenceCode; figure: 'points' | 'cards' }
  | {
      code: 'badFigure';
      offence: OffenceCode;
      figure: 'points' | 'cards';
      value: number;
      least: number;
      most: number;
    }
  /** So near the game hole (`holes` to go) these points do not count: by the house's end-game restrictions. */
  | {
      code: 'restricted';
      seat: number;
      holes: number;
      points: number;
      rule: 'go' | 'heels' | 'play' | 'exact';
    }
  | { code: 'nothingToUndo' }
  | { code: 'nothingToRedo' }
  /** Moves were to be taken back, but others were made since the list was shown. */
  | { code: 'movedOn' }
  /** The move to go back to is none of this game, or was taken back itself. */
  | { code: 'notStanding'; move: number }
  | { code: 'badPlayers'; expected: number; got: number }
  /** A game cannot be taken up with these pegs of a side: from 0 to `most`, the rear peg behind the front peg. */
  | { code: 'badPegs'; side: number; most: number }
  /** A word of a game or position in notation, where `expected` should stand. Lines and columns from 1. */
  | { code: 'badNotation'; line: number; column: number; text: string; expected: NotationPart }
  /** A word that the notation has, and the rules refuse here. */
  | { code: 'badMove'; line: number; column: number; text: string; refusal: Refusal }
  /** A move of a journal that no command makes by today's rules, so that the notation has no word for it. */
  | { code: 'notWritten'; move: number }
  /** `name`, for `seat`, is no name: nothing there, not to be printed, over 20 characters, or another player's. */
  | { code: 'badName'; seat: number; name: string; fault: 'empty' | 'unprintable' | 'long' | 'taken' }
  | { code: 'unknownPreset'; name: string; known: readonly string[] }
  | { code: 'unknownSetting'; setting: string; known: readonly string[] }
  | { code: 'badSetting'; setting: string; value: string; expected: Requirement }
  /** A rule set that contradicts itself: `field` holds `value`, `expected` says what would do. */
  | { code: 'badRules'; field: string; value: string; expected: Requirement }
  /** All cards of this deal are played, or play has stopped. */
  | { code: 'playOver' }
  /** `seat` wanted to lay a card or say go, but it is the turn of `expected`. */
  | { code: 'notYourTurn'; seat: number; expected: number }
  /** The hand of `seat` is known and does not hold this card. */
  | { code: 'notHeld'; seat: number; card: string }
  /** With this card the count would be `count` (ACC 7.1.e). */
  | { code: 'pastThirtyOne'; card: string; count: number }
  /** `seat` said go, but can play (ACC 7.3). `cards` are those that it can lay, empty where its hand is not known. */
  | { code: 'mustPlay'; seat: number; count: number; cards: readonly string[] }
  /** The card does not score what was claimed for it. */
  | { code: 'wrongPlay'; card: string; points: number; possible: readonly number[] }
  /** `seat` claims points in play, but the cards are entered, and it is not the card of `seat` that waits for a claim. */
  | { code: 'notLaid'; seat: number; turn: number | undefined }
  /** A card of this deal was laid without being entered: no card after it can be checked. */
  | { code: 'cardsUnseen' }
  /** Muggins called on a card whose player, `seat`, has not pegged yet and has not forfeited (ACC 10). */
  | { code: 'claimOpen'; seat: number }
  /** The hand of `seat` is entered too late: a card of it is laid. */
  | { code: 'handBegun'; seat: number }
  /** The hand of `seat` is dead after a renege: it scores nothing more in this deal. */
  | { code: 'handDead'; seat: number }
>;

/** What a word of the notation can be. */
export const NOTATION_PARTS = ['rules', 'setting', 'players', 'pegs', 'deal', 'dealer', 'move'] as const;
/** See NOTATION_PARTS: the name of a game; a setting, or the first move; names by seat; pegs by side; number of the deal; dealer; a move. */
export type NotationPart = (typeof NOTATION_PARTS)[number];

/** The code of a refusal: stable for callers, journals and tests. */
export type RefusalCode = Refusal['code'];

/** What a setting or a field of a rule set has to be: a code with its figures. Plain data. */
export type Requirement = Readonly<
  /** One of these words, as they are typed. */
  | { code: 'oneOf'; words: readonly string[] }
  /** A whole number from `least` to `most`. */
  | { code: 'whole'; least: number; most: number }
  /** Cards of a crib: from `least` to `most`, or none at all. */
  | { code: 'cribCards'; least: number; most: number }
  /** As in cribbage, because there is no crib that could be bid for. */
  | { code: 'noCribSold' }
  /** After the play, because there is a crib: it is counted last. */
  | { code: 'cribLast' }
  /** `length` numbers from 0 to `most`. */
  | { code: 'pointList'; length: number; most: number }
  /** As in cribbage, unless hands are of three cards and there is no crib. */
  | { code: 'handOfThree' }
  /** No, because a refused exchange scores as much as such a card that is given away. */
  | { code: 'refusalApart' }
  /** One of these words where one player plays `alone`, or where several play. */
  | { code: 'players'; alone: boolean; words: readonly string[] }
  /** hands, unless one player lays out `cards` cards and there is no crib. */
  | { code: 'square' }
  /** A player alone plays against a crib, and has one hand. */
  | { code: 'againstCrib' }
  /** hands, unless one player plays alone. */
  | { code: 'twoHands' }
  /** A number, as it is typed. */
  | { code: 'number' }
  /** Numbers with commas between, or none. */
  | { code: 'numbers' }
  /** Skunk lines such as skunk:90:3:2 with commas between, or none. */
  | { code: 'lines' }
  /** A name of up to `longest` characters. */
  | { code: 'text'; longest: number }
  /** A side for each seat, numbered from 0 without gaps; two sides or more, unless one player plays alone. */
  | { code: 'sides' }
  /** Sides in turn round the table: partners sit apart, so that each side owns the crib in turn. */
  | { code: 'partnersApart' }
  /** At most as many as the board has lanes: every side needs one. */
  | { code: 'lanes'; lanes: number }
  /** At most as many as each lays away, because the dealer lays away so many fewer. */
  | { code: 'dealerFewer' }
  /** A game hole from `least` to `most` for each side, or none. */
  | { code: 'targets'; least: number; most: number }
  /** Skunk lines that rise and stay under the game hole, with game points and stakes up to `most`. */
  | { code: 'skunks'; most: number }
  /** No skunk lines in lowball, where the loser is in the game hole. */
  | { code: 'noSkunks' }
  /** No, unless the number of games of a match is known. */
  | { code: 'matchGames' }
  /** Words and numbers that the penalties take. */
  | { code: 'penalties' }
  /** Not automatic in mode trust, where the board never sees a card. */
  | { code: 'mugginsSeen' }
  /** Off in lowball, where no side wants missed points. */
  | { code: 'mugginsOff' }
  /** Off, because this house never plays muggins. */
  | { code: 'mugginsBarred' }
  /** No, because a hand can count nineteen by these rules. */
  | { code: 'nineteenCounts' }
>;
