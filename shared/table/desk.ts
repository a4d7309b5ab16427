// What the display shows instead of the game: pages that ask for a seat or to be the host's, or what a hall wants. Values;
// shared/words says them.

/** By side. */
type Pair<T> = readonly [T, T];

/** The name of the side that has not pressed, where the other one has; undefined where both have, or neither. */
export const lastToPress = (names: Pair<string>, done: Pair<boolean>): string | undefined =>
  done[0] === done[1] ? undefined : names[done[0] ? 1 : 0];

/** What is on its way to the desk: results without a receipt; null where nothing was ever to be sent. */
export type DeskNote = { readonly waiting: number } | null;

/** Phones ask for these players' seats. Each player's button, by its number, lets their own phone in. */
export type PhonesScreen = Readonly<{
  code: 'phones';
  phones: readonly { readonly name: string; readonly button: number }[];
}>;

/** What a page says that it runs on. */
export const DEVICES = ['tv', 'phone', 'computer'] as const;
export type Device = (typeof DEVICES)[number];

/** A page asks to be the host's. NEXT, held, lets it. */
export type HostScreen = Readonly<{ code: 'host'; device: Device }>;

/** What the display says instead of the game. Names are those of a side, partners joined. */
export type DeskScreen = PhonesScreen | HostScreen | HallScreen;

/** Whether a hall has the display. */
export const isHallScreen = (screen: DeskScreen | null): boolean =>
  screen !== null && screen.code !== 'phones' && screen.code !== 'host';

/** What a table that plays for a hall says. */
export type HallScreen = Readonly<
  /** The hall does not answer, lets no table in, or has too many that ask. */
  | { code: 'joining'; step: 'silent' | 'shut' | 'full' }
  /** NEXT joins the hall. `night`: the name of its format; null: no night is open. */
  | { code: 'joining'; step: 'open'; night: string | null }
  /** The desk gives the table with this ticket its number. */
  | { code: 'joining'; step: 'waiting'; ticket: number }
  /** Another table has the same journal, or, with this table's own number, the same key: one is a copy. NEXT goes on all the same. */
  | { code: 'duplicate'; table: string; other: string }
  /** No game is called to this table. NEXT begins one that is not the hall's. */
  | { code: 'waits'; table: string; connected: boolean; note: DeskNote }
  /** Both press their buttons, and their game begins. `match`: what each has won of it; null: it is one game. */
  | {
      code: 'called';
      table: string;
      names: Pair<string>;
      colours: Pair<string>;
      match: Readonly<{ games: number; all: boolean; wins: Pair<number> }> | null;
      sat: Pair<boolean>;
    }
  /** Both press their buttons to sign. `next`: others are called to this table. */
  | {
      code: 'sign';
      names: Pair<string>;
      /** What each side writes on its card, or its score, until the hall has said that. */
      lines: Pair<string>;
      signed: Pair<boolean>;
      next: boolean;
      note: DeskNote;
    }
  /** The result is disputed: by which side? `seats`: MUGGINS says that the two sat the other way. */
  | { code: 'whoDoubts'; names: Pair<string>; lines: Pair<string>; seats: boolean }
  | { code: 'judge'; names: Pair<string>; lines: Pair<string> }
  | { code: 'signed'; names: Pair<string>; lines: Pair<string>; note: DeskNote }
>;
