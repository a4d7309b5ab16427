// What specimens are made of: messages and answers of a real table and a real hall.
import type { DeskAnswer, HallMessage, PhonesAnswer } from '../../web/hall/types.ts';
import type {
  GameAnswer,
  GamesAnswer,
  Me,
  MovesAnswer,
  ProfileAnswer,
  SeatPlaces,
  StateMessage,
} from '../../web/table/types.ts';

/** Moments of games at a table. */
export type TableMoment =
  | ('empty' | 'cut' | 'hand' | 'ruling')
  | ('late' | 'win' | 'skunk')
  | ('three' | 'four');

/** Moments of a night. */
export type NightMoment = 'before the night' | 'running' | 'with tasks' | 'closed';

export interface Prepared {
  readonly tables: Readonly<Record<TableMoment, StateMessage>>;
  /** The host's page. */
  readonly me: Me;
  readonly seats: SeatPlaces;
  readonly moves: MovesAnswer;
  /** Games that were played, the last of them, and one of the players. */
  readonly games: GamesAnswer;
  readonly game: GameAnswer;
  readonly profile: ProfileAnswer;
  readonly nights: Readonly<
    Record<NightMoment, { readonly message: HallMessage; readonly desk: DeskAnswer }>
  >;
  readonly phones: PhonesAnswer;
}
