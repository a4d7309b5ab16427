// What a phone says of a command that it sends.

/** What a phone sends, on its way (`what`) and once the table has it (`done`), by the type of the command. */
export interface SentWords {
  readonly cut: {
    readonly what: string;
    readonly done: string;
  };
  readonly next: {
    readonly dealt: {
      readonly what: string;
      readonly done: string;
    };
    readonly sold: {
      readonly what: string;
      readonly done: string;
    };
    readonly noJack: {
      readonly what: string;
      readonly done: string;
    };
    readonly noJackCount: {
      readonly what: string;
      readonly done: string;
    };
    readonly noHeels: {
      readonly what: string;
      readonly done: string;
    };
    readonly exchanged: {
      readonly what: string;
      readonly done: string;
    };
    readonly playOverDeal: {
      readonly what: string;
      readonly done: string;
    };
    readonly playOver: {
      readonly what: string;
      readonly done: string;
    };
    readonly nothing: {
      readonly what: string;
      readonly done: string;
    };
    readonly other: {
      readonly what: string;
      readonly done: string;
    };
  };
  readonly peg: {
    readonly points: {
      readonly what: (points: number) => string;
      readonly done: (points: number) => string;
    };
    readonly heels: {
      readonly what: (points: number) => string;
      readonly done: (points: number) => string;
    };
    readonly bid: {
      readonly what: (points: number) => string;
      readonly done: (points: number) => string;
    };
    readonly go: {
      readonly what: (points: number) => string;
      readonly done: (points: number) => string;
    };
  };
  readonly starter: {
    readonly what: (card: string) => string;
    readonly done: (card: string) => string;
  };
  readonly cards: {
    readonly hand: {
      readonly what: (cards: string) => string;
      readonly done: (cards: string) => string;
    };
    readonly crib: {
      readonly what: (cards: string) => string;
      readonly done: (cards: string) => string;
    };
  };
  readonly hold: {
    readonly what: string;
    readonly done: string;
  };
  readonly lay: {
    readonly what: (card: string) => string;
    readonly done: (card: string) => string;
  };
  readonly go: {
    readonly what: string;
    readonly done: string;
  };
  readonly unseen: {
    readonly what: string;
    readonly done: string;
  };
  readonly dispute: {
    readonly what: string;
    readonly done: string;
  };
  readonly muggins: {
    readonly what: (points: number) => string;
    readonly done: (points: number) => string;
  };
  readonly offence: {
    readonly what: string;
    readonly done: (name: string, did: string) => string;
  };
  readonly concede: {
    readonly what: string;
    readonly done: string;
  };
  readonly undo: {
    readonly what: string;
    readonly done: string;
  };
  readonly again: {
    readonly what: string;
    readonly done: string;
  };
}
