// What a player's phone says in a hall, the page of one table, and the desk where it shows codes.

/** What a player's phone says. Names are those of other players; `line` is a line of a card, as clubs write it. */
export interface PhoneWords {
  /** A phone that is nobody's. */
  readonly scan: string;
  /** The browser keeps nothing: said before a code is used up. */
  readonly forgets: string;
  readonly goOn: string;
  readonly taking: string;
  readonly gone: string;
  readonly noNight: string;
  readonly here: string;
  readonly hereHelp: string;
  readonly pairsHelp: string;
  readonly left: string;
  readonly waitDraw: string;
  readonly against: (name: string) => string;
  readonly ofRound: (round: number) => string;
  readonly colour: (colour: string) => string;
  readonly sit: string;
  readonly absent: (name: string) => string;
  /** `minutes` until the desk is told. */
  readonly youWait: (name: string, minutes: number) => string;
  readonly theyWait: (name: string) => string;
  readonly write: string;
  readonly writeHelp: string;
  readonly iWon: string;
  readonly iLost: string;
  readonly holes: string;
  readonly badHoles: (most: number) => string;
  readonly onCard: (line: string, skunk: boolean) => string;
  readonly enter: string;
  readonly cancel: string;
  readonly change: string;
  readonly youWrote: (line: string) => string;
  readonly notWritten: (name: string) => string;
  readonly theyWrote: (name: string) => string;
  readonly differ: string;
  readonly differHelp: string;
  readonly you: string;
  readonly won: (holes: number) => string;
  readonly lost: (holes: number) => string;
  readonly sign: string;
  readonly notRight: string;
  readonly judgeSure: string;
  readonly callJudge: string;
  readonly signedBy: (name: string) => string;
  readonly judgeComes: string;
  readonly next: string;
  readonly tableSoon: string;
  readonly stillPlays: (name: string, table: string) => string;
  readonly sitsOut: (round: number) => string;
  readonly calledHere: string;
  readonly allPlayed: string;
  readonly over: string;
  readonly place: (place: number, of: number) => string;
  readonly card: string;
  readonly open: string;
  readonly notCounted: string;
  readonly bye: string;
  /** A void game on the own card. */
  readonly void: string;
  /** So many games of those that the card should have, for a player whose game is void. */
  readonly owed: (games: number, due: number) => string;
  readonly waiting: string;
  readonly notYou: (name: string) => string;
  readonly letGo: string;
  readonly whoAreYou: string;
  readonly doorHelp: string;
  readonly find: string;
  readonly iAm: (name: string) => string;
  readonly otherName: string;
  readonly nobodyLeft: string;
}

/** What the page of one table says. */
export interface HallTableWords {
  readonly nobody: string;
  readonly noTable: (table: string) => string;
  readonly lastGame: string;
  readonly signed: string;
  readonly notSigned: string;
  readonly wrote: (line: string) => string;
  readonly others: string;
}

/** What the desk says of phones. */
export interface CodeWords {
  readonly phones: string;
  readonly have: (players: number, of: number) => string;
  readonly door: string;
  readonly doorHelp: string;
  readonly doorLater: string;
  readonly one: string;
  readonly choose: string;
  readonly codeOf: (name: string) => string;
  readonly codeHelp: (name: string) => string;
  readonly taken: (name: string) => string;
  readonly again: string;
  readonly unreached: string;
}
