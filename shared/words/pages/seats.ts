// What the page of a seat says.
import type { Hand } from '../../rules/index.ts';

/** The page of a seat. */
export interface SeatWords {
  readonly waiting: string;
  readonly scanFirst: string;
  readonly noCode: string;
  readonly codesShown: string;
  readonly noPhones: string;
  readonly sitHere: string;
  readonly othersPlay: (name: string) => string;
  readonly sitAs: string;
  readonly takenSeats: string;
  readonly taking: string;
  /** The browser keeps nothing: said before the code is used up. */
  readonly forgets: string;
  readonly sitAnyway: string;
  readonly nobody: string;
  readonly lostSeat: string;
  readonly paused: string;
  /** What the table waits for; without a name it is yours. */
  readonly asks: {
    readonly newGame: () => string;
    readonly cut: () => string;
    readonly points: () => string;
    /** `nth`: which deal of how many, for a player alone. */
    readonly deal: (
      name: string,
      hand: Hand,
      nth: { readonly deal: number; readonly deals: number } | null,
    ) => string;
    readonly bids: () => string;
    readonly exchange: () => string;
    readonly starter: () => string;
    readonly starterCard: () => string;
    readonly cards: (name: string, hand: Hand) => string;
    readonly count: (name: string, hand: Hand) => string;
  };
  readonly pads: {
    readonly count: string;
    readonly bid: string;
    readonly exchange: string;
    readonly play: string;
    readonly free: string;
  };
  readonly choose: string;
  readonly claim: (points: number) => string;
  readonly bid: (points: number) => string;
  readonly go: (points: number) => string;
  readonly heels: (points: number) => string;
  readonly muggins: string;
  readonly mugginsFor: (points: number) => string;
  readonly goSaid: string;
  readonly lay: string;
  readonly countIs: (count: number) => string;
  readonly missedBy: (name: string, card: string) => string;
  readonly whoMissed: string;
  readonly cancel: string;
  readonly iDeal: string;
  readonly next: {
    readonly dealt: string;
    readonly sold: string;
    readonly noJack: string;
    readonly noJackCount: string;
    readonly noHeels: string;
    readonly exchanged: string;
    readonly playOverDeal: string;
    readonly playOver: string;
    readonly nothing: string;
  };
  readonly starter: string;
  readonly yours: (hand: Hand) => string;
  readonly cardsLeft: (cards: number) => string;
  readonly rankName: (rank: string) => string;
  readonly suitName: (suit: string) => string;
  readonly whichSuit: (rank: string, starter: boolean) => string;
  readonly takeBack: string;
  readonly others: string;
  readonly more: string;
  readonly switches: { readonly sound: string; readonly buzz: string; readonly large: string };
  readonly doubt: (name: string, hand: string, points: number) => string;
  readonly callFirst: string;
  readonly disputed: string;
  readonly dispute: string;
  readonly disputeHand: (points: number) => string;
  readonly disputeCrib: (points: number) => string;
  readonly unseen: string;
  readonly report: {
    readonly open: string;
    readonly who: string;
    readonly what: string;
    readonly choose: string;
    readonly consent: string;
    readonly send: string;
  };
  /** Cards dealt, entered to be studied after the game. */
  readonly study: {
    readonly open: string;
    readonly about: string;
    readonly deal: (deal: number) => string;
    readonly dealt: string;
    readonly thrown: (cards: number) => string;
    readonly over: string;
    readonly keep: string;
    readonly kept: (deal: number) => string;
    readonly lost: string;
  };
  readonly undo: string;
  readonly askUndo: string;
  readonly agree: string;
  readonly decline: string;
  readonly withdraw: string;
  readonly concede: string;
  readonly concedeSure: string;
  readonly keepPlaying: string;
  readonly leave: string;
  readonly waitingClaims: (claims: string) => string;
  readonly sendAgain: (claims: string) => string;
  readonly tooMany: string;
  /** The end of a game. */
  readonly end: {
    readonly youWin: string;
    readonly wins: (name: string) => string;
    /** A player alone has not come to the game hole. */
    readonly lost: string;
    readonly nextGame: string;
    readonly rematch: string;
    readonly swap: string;
    readonly share: string;
    readonly copied: string;
    readonly notShared: string;
  };
}
