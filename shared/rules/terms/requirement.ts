// What a setting or a field of a rule set has to be: a stable code with its figures. The words are in shared/words.

/** Plain data. */
export type Requirement =
  /** One of these words, as they are typed. */
  | { readonly code: 'oneOf'; readonly words: readonly string[] }
  /** A whole number from `least` to `most`. */
  | { readonly code: 'whole'; readonly least: number; readonly most: number }
  /** Cards of a crib: from `least` to `most`, or none at all. */
  | { readonly code: 'cribCards'; readonly least: number; readonly most: number }
  /** As in cribbage, because there is no crib that could be bid for. */
  | { readonly code: 'noCribSold' }
  /** After the play, because there is a crib: it is counted last. */
  | { readonly code: 'cribLast' }
  /** `length` numbers from 0 to `most`. */
  | { readonly code: 'pointList'; readonly length: number; readonly most: number }
  /** As in cribbage, unless hands are of three cards and there is no crib. */
  | { readonly code: 'handOfThree' }
  /** No, because a refused exchange scores as much as such a card that is given away. */
  | { readonly code: 'refusalApart' }
  /** One of these words where one player plays `alone`, or where several play. */
  | { readonly code: 'players'; readonly alone: boolean; readonly words: readonly string[] }
  /** hands, unless one player lays out `cards` cards and there is no crib. */
  | { readonly code: 'square' }
  /** A player alone plays against a crib, and has one hand. */
  | { readonly code: 'againstCrib' }
  /** hands, unless one player plays alone. */
  | { readonly code: 'twoHands' }
  /** A number, as it is typed. */
  | { readonly code: 'number' }
  /** Numbers with commas between, or none. */
  | { readonly code: 'numbers' }
  /** Skunk lines such as skunk:90:3:2 with commas between, or none. */
  | { readonly code: 'lines' }
  /** A name of up to `longest` characters. */
  | { readonly code: 'text'; readonly longest: number }
  /** A side for each seat, numbered from 0 without gaps; two sides or more, unless one player plays alone. */
  | { readonly code: 'sides' }
  /** Sides in turn round the table: partners sit apart, so that each side owns the crib in turn. */
  | { readonly code: 'partnersApart' }
  /** At most as many as the board has lanes: every side needs one. */
  | { readonly code: 'lanes'; readonly lanes: number }
  /** At most as many as each lays away, because the dealer lays away so many fewer. */
  | { readonly code: 'dealerFewer' }
  /** A game hole from `least` to `most` for each side, or none. */
  | { readonly code: 'targets'; readonly least: number; readonly most: number }
  /** Skunk lines that rise and stay under the game hole, with game points and stakes up to `most`. */
  | { readonly code: 'skunks'; readonly most: number }
  /** No skunk lines in lowball, where the loser is in the game hole. */
  | { readonly code: 'noSkunks' }
  /** No, unless the number of games of a match is known. */
  | { readonly code: 'matchGames' }
  /** Words and numbers that the penalties take. */
  | { readonly code: 'penalties' }
  /** Not automatic in mode trust, where the board never sees a card. */
  | { readonly code: 'mugginsSeen' }
  /** Off in lowball, where nobody wants the points that others miss. */
  | { readonly code: 'mugginsOff' }
  /** Off, because this house never plays muggins. */
  | { readonly code: 'mugginsBarred' }
  /** No, because a hand can count nineteen by these rules. */
  | { readonly code: 'nineteenCounts' };
