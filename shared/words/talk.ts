// Names of what a table publishes to other programs.

/** What a broker's clients show of a table, by name. */
export interface PublishedNames {
  readonly model: string;
  readonly turn: string;
  readonly dealer: string;
  readonly crib: string;
  readonly prompt: string;
  readonly ruling: string;
  readonly winner: string;
  readonly board: string;
  readonly move: string;
}

export interface TalkWords {
  readonly published: PublishedNames;
}
