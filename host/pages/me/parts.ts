// What the parts of a player's page are made of, handed from the page to each.
import type { NightView } from '../../../shared/league/index.ts';
import type { NameOf } from '../../../shared/words/index.ts';
import type { PhoneCommand } from '../../web/hall/types.ts';
import type { TableBoard } from '../hall/boards.ts';
import type { OwnNight } from './mynight.ts';

/** The line that is being written. */
export interface WrittenNow {
  readonly game: string;
  readonly won: boolean | undefined;
  readonly holes: string;
}

/** What the parts of a player's page are made of. */
export interface MeParts {
  readonly view: NightView;
  readonly own: OwnNight;
  /** The board at the table where the player plays; undefined where it is wood. */
  readonly board: TableBoard | undefined;
  readonly nameOf: NameOf;
  readonly writing: WrittenNow | undefined;
  /** The game for which the judge is about to be called. */
  readonly judging: string | undefined;
  /** Whether a command is on its way: another one has to wait. */
  readonly busy: boolean;
  readonly give: (command: PhoneCommand) => void;
  readonly set: (change: {
    readonly writing?: WrittenNow | undefined;
    readonly judging?: string | undefined;
  }) => void;
}
