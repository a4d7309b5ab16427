// What the board page says while it plays a deal by itself.

/** A line of the worked deal. */
export type ShowLine =
  | 'cut'
  | 'dealt'
  | 'starter'
  | 'play'
  | 'played'
  | 'hand'
  | 'muggins'
  | 'dealers'
  | 'crib';

/** A deal that plays itself on the page Board, and how it is offered. */
export interface ShowMeWords {
  readonly title: string;
  readonly offer: string;
  readonly begin: string;
  readonly later: string;
  readonly stop: string;
  /** 'Step 3 of 9'. */
  readonly step: (at: number, of: number) => string;
  /** What happens at the table, and what is keyed for it; with who does not deal, and who does. */
  readonly lines: Readonly<Record<ShowLine, (pone: string, dealer: string) => string>>;
  readonly done: string;
  readonly playOn: string;
}
