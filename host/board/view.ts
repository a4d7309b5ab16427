// What the board shows until the first view.
import type { Cue, LaneCount, LanePegs } from '../../shared/protocol/index.ts';
import type { DisplayRows } from './display.ts';
import { checkPegs, type Indicators } from './pegs.ts';
import { checkNote } from './tone.ts';

export interface BoardView extends Indicators {
  /** Lane by lane; lanes left out are empty. */
  readonly pegs: readonly LanePegs[];
  /** Lanes whose side is on a later lap; none if it is left out. */
  readonly laps?: readonly boolean[];
  /** Text of the display; cut or filled to its width. */
  readonly rows: DisplayRows;
}

/** @throws RangeError naming what a board with so many lanes cannot show */
export function checkView({ pegs, dealer, turn }: BoardView, lanes: LaneCount): void {
  checkPegs(pegs, lanes);
  checkLane('dealer', dealer, lanes);
  checkLane('turn', turn, lanes);
}

/** @throws RangeError as `checkView` */
export function checkCue({ lane = null, tones = [] }: Cue, lanes: LaneCount): void {
  checkLane('lane', lane, lanes);
  for (const note of tones) checkNote(note);
}

function checkLane(name: string, lane: number | null, lanes: LaneCount): void {
  if (lane !== null && !(Number.isInteger(lane) && lane >= 0 && lane < lanes))
    throw new RangeError(`${name}: ${lane} is no lane of a board with ${lanes}`);
}
