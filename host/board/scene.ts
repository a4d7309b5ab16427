// Everything that a table wants to be seen: checked once, and told of when the board has acknowledged all of it.
import { EventEmitter } from 'node:events';
import { type Cue, encode, type LaneCount, type LanePegs } from '../../shared/protocol/index.ts';
import { Display, type DisplayRows } from './display.ts';
import type { PartOptions } from './part.ts';
import { Indicators, LaneMarks, PegLights } from './pegs.ts';
import { checkNote } from './tone.ts';

/** What the board shows until it is told otherwise. */
export interface BoardView {
  /** Lane by lane; lanes left out are empty. */
  readonly pegs: readonly LanePegs[];
  /** Lane from 0, or null for nobody. */
  readonly dealer: number | null;
  readonly turn: number | null;
  /** Lanes whose side is on a later lap; none if it is left out. */
  readonly laps?: readonly boolean[];
  /** Text of the display; cut or filled to its width. */
  readonly rows: DisplayRows;
}

const EMPTY: LanePegs = { front: 0, rear: 0 };

/**
 * Checks a view for a board with so many lanes.
 * @throws RangeError naming what does not fit: that is a bug of the caller
 */
export function checkView(view: BoardView, lanes: LaneCount): void {
  encode({ type: 'pegs', sequence: 1, holes: allLanes(view.pegs, lanes) });
  checkLane('dealer', view.dealer, lanes);
  checkLane('turn', view.turn, lanes);
}

/** Checks a cue like a view. */
export function checkCue({ lane = null, tones = [] }: Cue, lanes: LaneCount): void {
  checkLane('lane', lane, lanes);
  for (const note of tones) checkNote(note);
}

function checkLane(name: string, lane: number | null, lanes: LaneCount): void {
  if (lane !== null && !(Number.isInteger(lane) && lane >= 0 && lane < lanes))
    throw new RangeError(`${name}: ${lane} is no lane of a board with ${lanes}`);
}

function allLanes(pegs: readonly LanePegs[], lanes: LaneCount): readonly LanePegs[] {
  if (pegs.length > lanes) throw new RangeError(`pegs: ${pegs.length} lanes on a board with ${lanes}`);
  return Array.from({ length: lanes }, (_, lane) => pegs[lane] ?? EMPTY);
}

/** What the firmware of the board can show. */
export interface SceneOptions {
  readonly lanes: LaneCount;
  /** Rear pegs of the lap before. */
  readonly laps: boolean;
  /** Lanes that begin at the far end, and lap pegs. */
  readonly marks: boolean;
}

export class BoardScene extends EventEmitter<{ shown: [view: BoardView] }> {
  readonly pegs: PegLights;
  readonly indicators: Indicators;
  readonly marks: LaneMarks;
  readonly display: Display;
  readonly #lanes: LaneCount;
  #view: BoardView | undefined;

  constructor(options: PartOptions, { lanes, laps, marks }: SceneOptions) {
    super();
    this.#lanes = lanes;
    this.pegs = new PegLights(options, laps);
    this.indicators = new Indicators(options);
    this.marks = new LaneMarks(options, marks);
    this.display = new Display(options);
    for (const part of [this.pegs, this.indicators, this.marks, this.display])
      part.on('shown', () => this.#check());
  }

  /** Shows a checked view. A later one overtakes what of it was not sent. */
  show(view: BoardView): void {
    this.pegs.set(allLanes(view.pegs, this.#lanes));
    this.indicators.set(view);
    this.marks.set(view.laps ?? []);
    this.display.set(view.rows);
    this.#view = view;
    this.#check();
  }

  #check(): void {
    const view = this.#view;
    const parts = [this.pegs, this.indicators, this.marks, this.display];
    const settled = parts.every((part) => part.settled);
    if (!view || !settled) return;
    this.#view = undefined;
    this.emit('shown', view);
  }
}
