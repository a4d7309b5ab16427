// The board as a thing to be made: wood, drill, strip and the parts that show through the panel, in millimetres and
// amperes. Together with board.ts it is what everything in hardware/build/ is generated from.
import { createHash } from 'node:crypto';
import { BUTTON_IDS, KEYPAD, type LaneCount } from '../shared/protocol/index.ts';
import {
  area,
  buttonPin,
  CONTROLLERS,
  GEOMETRY,
  holePosition,
  indicatorPosition,
  LANE_COLOURS,
  LED_COLOURS,
  laneRuns,
  POWER,
  type Point,
  pixelPlace,
  type Run,
  type Size,
  startPositions,
  trackSize,
  xy,
} from './board.ts';

/** The board as it is built. */
export const DESCRIPTION = {
  geometry: GEOMETRY,
  drill: {
    /** Diameter of a hole of the track. A WS2812B is 5.0 mm square; what is left round the hole keeps light in. */
    hole: 4,
    /** Least wood between the rims of two holes: less breaks out in plywood of 3 mm. */
    web: 1.5,
    /** How far the centre of a hole may lie from its pixel's: then the pixel still fills the hole. */
    tolerance: 0.5,
    /** Width of a laser's cut, by half of which every contour is drawn smaller or larger. */
    kerf: 0.15,
  },
  /** The wood over the track. `screw` is the diameter of the holes in the corners, `inset` their distance from both edges. */
  panel: { corner: 6, thickness: 3, screw: 3.2, inset: 6 },
  frame: {
    /** Battens on edge. Bridges leave room for this thickness along the edges of the track. */
    batten: { thickness: 9, height: 30 },
    /** Side of the square posts under the corners of both panels; they are as high as the battens. */
    post: 12,
    /** Screw through a panel into a post; the length without the head. */
    wood: { diameter: 3, length: 25 },
    /** Screw through the panel of the controls and the display's board, into a nut. Height of the nut: ISO 4032. */
    machine: { diameter: 3, length: 10, nut: 2.4 },
  },
  /**
   * Pixel strip as it is sold: metres of one piece, and after how many metres its maker joins two with solder, where pixels stand
   * off pitch. Ohms of a metre of copper, there and back: what strips of two ounces measure, with a reserve.
   */
  strip: { width: 12, metres: 1, joint: 0.5, ohms: 0.4 },
  controls: {
    // The usual 2004A: its datasheet (LCD2004, 20 characters x 4 lines) has the board, 98.0 x 60.0. Bezel, 97 x 40, and
    // screws, 2.5 from every edge, are those of common modules; makers check their own on the sheet.
    display: { width: 97.5, height: 40.5, screws: area(93, 55), screw: 3.2, board: 1.6 },
    keypad: {
      // Parallax 27899 v1.2 (16 December 2011): 2.7 x 3.0 inches, cable 0.78 inches wide.
      width: 69,
      height: 76,
      // No datasheet has the spacing of the keys; the maker measures it.
      key: area(15.2, 15.2),
      // The socket of eight at the end of the cable, 20.4 x 2.6, has to come through.
      slot: area(22, 4),
    },
    button: { hole: 24, rim: 28, spacing: 36 },
    /** Ring of small holes over the buzzer. */
    sound: { hole: 2, ring: 8, count: 6 },
    gap: 12,
  },
  power: POWER as { readonly [figure in keyof typeof POWER]: number },
  controllers: CONTROLLERS,
  keypad: KEYPAD,
  buttons: BUTTON_IDS.map((id) => ({ id, pin: buttonPin('mega', id) })),
  /** Colours of the lanes as the board is delivered, and the light of every colour that a lane can be given. */
  colours: LANE_COLOURS.map(({ name, css }) => ({ name, css })),
  lights: Object.values(LED_COLOURS).map(({ led }): readonly number[] => led),
};

/** A description from which a whole package can be made. */
export type Description = typeof DESCRIPTION;

/** Six digits of a checksum of the whole description. Sheets with the same mark belong together. */
export const markOf = (description: Description): string =>
  createHash('sha256').update(JSON.stringify(description)).digest('hex').slice(0, 6);

/** What a connection is made of; the reference is that of the bill of materials. */
export const WIRES = {
  red: { ref: 'W2', name: 'red 0.5 mm²', colour: '#d22630' },
  black: { ref: 'W3', name: 'black 0.5 mm²', colour: '#22272b' },
  data: { ref: 'W4', name: 'green 0.25 mm²', colour: '#1f8a4c' },
  signal: { ref: 'W5', name: 'ribbon 0.14 mm²', colour: '#3b6fb6' },
  board: { ref: 'B1', name: 'on the stripboard', colour: '#8a6d3b' },
  plug: { ref: '', name: 'plugs in', colour: '#7a8793' },
} as const;
export type Wire = keyof typeof WIRES;

/** Where the parts of the control panel are, from its top left corner. */
export interface ControlPlan {
  readonly size: Size;
  readonly display: Point;
  readonly keypad: Point;
  readonly buzzer: Point;
  readonly buttons: readonly { readonly id: string; readonly lane: number | undefined; readonly at: Point }[];
}

/** A board to be made, and where things are on its panels, from the top left corner of each. */
export class Plan {
  readonly lanes: LaneCount;
  readonly description: Description;
  /** What every sheet carries. */
  readonly mark: string;
  /** The panel over the track, and that of the controls. */
  readonly size: Size;
  readonly controls: ControlPlan;

  constructor(lanes: LaneCount, description: Description = DESCRIPTION, mark = markOf(description)) {
    this.lanes = lanes;
    this.description = description;
    this.mark = mark;
    this.size = trackSize(lanes, description.geometry);
    this.controls = controlPlan(lanes, description, this.size.width);
  }

  hole(lane: number, hole: number): Point {
    return holePosition(this.lanes, lane, hole, this.description.geometry);
  }

  indicator(lane: number): Point {
    return indicatorPosition(this.lanes, lane, this.description.geometry);
  }

  /** Where a pixel of the chain is. */
  pixel(index: number): Point {
    const place = pixelPlace(index);
    return place.kind === 'indicator' ? this.indicator(place.lane) : this.hole(place.lane, place.hole);
  }

  /** The two holes before hole 1. */
  start(lane: number): readonly [front: Point, rear: Point] {
    return startPositions(this.lanes, lane, this.description.geometry);
  }

  runs(lane: number): readonly Run[] {
    return laneRuns(this.lanes, lane, this.description.geometry);
  }

  /** The lanes from top to bottom where this hole is: they are turned over in every other street. */
  across(hole: number): readonly [top: Point, bottom: Point] {
    const ends = [this.hole(0, hole), this.hole(this.lanes - 1, hole)] as const;
    return ends[0].y < ends[1].y ? ends : [ends[1], ends[0]];
  }

  /** Centres of the screws in the corners of a panel. */
  screws({ width, height }: Size): readonly Point[] {
    const { inset } = this.description.panel;
    const [right, bottom] = [width - inset, height - inset];
    return [xy(inset, inset), xy(right, inset), xy(right, bottom), xy(inset, bottom)];
  }

  /** The colour of a lane as the board is delivered, on paper. */
  colour(lane: number): string {
    return this.description.colours[lane]?.css ?? '#8795a1';
  }

  /** Battens, as how many of which length, and posts under both panels. None lies under their joint, where the wires pass. */
  get frame() {
    const { post } = this.description.frame;
    const panels = [this.size, this.controls.size] as const;
    const battens = [
      ...panels.map(({ width }) => [1, width - 2 * post] as const),
      ...panels.map(({ height }) => [2, height - 2 * post] as const),
    ];
    return { battens, posts: panels.flatMap((panel) => this.screws(panel)).length };
  }
}

/** The control panel, as wide as the track's: display and players on the left, keypad, MUGGINS and UNDO on the right. */
function controlPlan(lanes: LaneCount, { controls, buttons }: Description, track: number): ControlPlan {
  const { gap, keypad, button, display } = controls;
  const width = Math.max(track, display.width + 4 * gap + 40 + keypad.width);
  const row = gap + keypad.height + gap + 8 + button.rim / 2;
  const right = width - gap - keypad.width / 2;
  const ids = buttons.map(({ id }) => id);
  const players = ids.filter((id) => /^P\d$/.test(id)).slice(0, lanes);
  const others = ids.filter((id) => !/^P\d$/.test(id));
  const middle = (gap + width - gap - keypad.width) / 2;
  const place = (centre: number, count: number, index: number): Point =>
    xy(centre + (index - (count - 1) / 2) * button.spacing, row);
  const top = gap + keypad.height / 2;
  return {
    size: area(width, row + button.rim / 2 + gap),
    display: xy(gap + 4 + display.width / 2, top),
    keypad: xy(right, top),
    buzzer: xy((gap + 4 + display.width + width - gap - keypad.width) / 2, top),
    buttons: [
      ...players.map((id, i) => ({ id, lane: i, at: place(middle, players.length, i) })),
      ...others.map((id, i) => ({ id, lane: undefined, at: place(right, others.length, i) })),
    ],
  };
}
