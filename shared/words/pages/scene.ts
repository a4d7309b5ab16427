// What the pages that show the table say of it.
import type { Hand } from '../../rules/index.ts';

/** What a table that plays for a hall wants of its players. */
export interface DeskSentences {
  /** A table on its way into a hall. */
  readonly joining: Readonly<Record<'silent' | 'shut' | 'full' | 'open', string>>;
  readonly joinWaiting: (ticket: number) => string;
  readonly copyOf: (table: string) => string;
  readonly twoAre: (table: string) => string;
  readonly called: (names: readonly [string, string]) => string;
  readonly onePress: (name: string) => string;
  readonly eachSign: string;
  readonly oneSigns: (name: string) => string;
  /** `seats`: MUGGINS says that the two sat the other way. */
  readonly whoDoubts: (seats: boolean) => string;
  /** No game is called to the table. */
  readonly waits: (table: string) => string;
  readonly judge: string;
  readonly signed: string;
}

/** What every page that shows the table says of it. */
export interface SceneWords {
  readonly desk: DeskSentences;
  /** Before the host has said a word. */
  readonly waiting: string;
  readonly phases: {
    readonly none: string;
    readonly cut: string;
    readonly free: string;
    readonly deal: string;
    readonly bidding: string;
    readonly exchange: string;
    readonly starter: string;
    readonly play: string;
    readonly show: string;
  };
  readonly gameOver: (game: number) => string;
  /** `deals`: how many there are, for a player alone; 0 where they have no number. */
  readonly dealPhase: (deal: number, phase: string, deals: number) => string;
  readonly dealtBy: (name: string) => string;
  readonly cribOf: (name: string) => string;
  readonly handOf: (name: string, hand: Hand) => string;
  readonly skunked: {
    readonly skunk: string;
    readonly doubleSkunk: string;
    readonly lurch: string;
  };
  readonly skunkLines: {
    readonly skunk: string;
    readonly doubleSkunk: string;
    readonly lurch: string;
  };
  readonly leftInStinkHole: string;
  readonly inStinkHole: string;
  readonly toPass: (holes: number, line: string) => string;
  readonly ahead: (holes: number) => string;
  readonly kinds: {
    readonly fifteen: string;
    readonly twentyFive: string;
    readonly thirtyOne: string;
    readonly pair: string;
    readonly pairRoyal: string;
    readonly doublePairRoyal: string;
    readonly run: string;
    readonly flush: string;
    readonly colours: string;
    readonly nobs: string;
    readonly honour: string;
    readonly rows: string;
    readonly columns: string;
  };
  readonly claimed: string;
  readonly cardsCount: string;
  readonly quoted: (words: string) => string;
  readonly board: string;
  readonly emulated: string;
  readonly boardStates: {
    readonly connecting: string;
    readonly ready: string;
    readonly lost: string;
    readonly closed: string;
  };
  readonly withoutPower: string;
  readonly unplugged: string;
  readonly stands: (what: string, how: string) => string;
  readonly boardUnknown: string;
  readonly pegsAre: (name: string, front: number, rear: number) => string;
  readonly scores: string;
  readonly crib: string;
  readonly game: string;
  readonly toGo: string;
  readonly now: string;
  readonly keyed: string;
  readonly notices: string;
  /** On the button of a notice that stays until it is pressed. */
  readonly noticeRead: string;
  readonly lastRuling: string;
  readonly recentMoves: string;
  readonly noMoves: string;
  readonly takenBack: string;
  readonly match: string;
  readonly matchOver: string;
  readonly gameNumber: (game: number) => string;
  readonly tally: {
    readonly player: string;
    readonly games: string;
    readonly points: string;
    readonly spread: string;
    readonly stakes: string;
  };
}

/** What Playroom’s keys answer. */
export interface QueryWords {
  readonly noGame: string;
  readonly noCrib: string;
  readonly counting: (whose: string, keyed: string) => string;
  readonly lastCount: (name: string, count: string) => string;
  readonly playCount: (count: number) => string;
  readonly notCounting: string;
  readonly starter: (card: string) => string;
  readonly noStarter: string;
  readonly cards: (whose: string, cards: string) => string;
  readonly noCards: string;
  readonly score: (name: string, score: number, toGo: number) => string;
  readonly turn: (name: string) => string;
  readonly help: readonly (readonly [key: string, meaning: string])[];
}
