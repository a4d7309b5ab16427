// What the parts of the desk's page are made of, handed from the page to each.
import type { FloorPlan, GameSide, NightCommand, NightView } from '../../../shared/league/index.ts';
import type { NameOf } from '../../../shared/words/index.ts';
import type { DeskAnswer, HallMessage } from '../../web/hall/types.ts';

/** A table of the plan that is being moved, and the plan as it would be if it were put down. */
export interface HeldTable {
  readonly table: string;
  readonly plan: FloorPlan;
}

/** A result that is being typed for one of the two of a game. */
export interface TypedNow {
  readonly game: string;
  readonly side: GameSide;
  readonly text: string;
  /** The scores say that the other one won, and Enter was pressed once. */
  readonly asked: boolean;
}

/** What the parts of the desk's page are made of. */
export interface DeskParts {
  readonly view: NightView;
  readonly desk: DeskAnswer;
  /** Tables with boards. */
  readonly boards: HallMessage['boards'];
  readonly nameOf: NameOf;
  /** The game whose result is being typed. */
  readonly entering: TypedNow | undefined;
  readonly search: string;
  /** The first of two partners, while the second is looked for. */
  readonly partner: string | undefined;
  /** Of those who are level, the ones who are ahead so far, the best first. */
  readonly ahead: readonly string[];
  /** The table of the room plan that is in hand. */
  readonly held: HeldTable | undefined;
  /** Gives commands; what the hall says against them is shown. */
  readonly act: (...commands: readonly NightCommand[]) => Promise<boolean>;
  /** The same with a reason that is asked for. */
  readonly reasoned: (title: string, made: (reason: string) => readonly NightCommand[]) => void;
  /** Says the whole plan of the room to the hall, and shows it so at once. */
  readonly arrange: (room: FloorPlan) => Promise<void>;
  readonly set: (
    change: Partial<Pick<DeskParts, 'entering' | 'search' | 'partner' | 'ahead' | 'held'>>,
  ) => void;
  /** The hall has this result: its form goes. */
  readonly entered: (result: TypedNow) => void;
  readonly post: (path: string, body: object) => Promise<boolean>;
  readonly remove: (path: string) => Promise<boolean>;
  readonly say: (words: string) => void;
}
