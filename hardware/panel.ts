// The board as a thing to be made: wood, drill, strip and the parts that show through the panel, in millimetres and
// amperes. Together with board.ts it is what everything in hardware/build/ is generated from.
import { BUTTON_IDS, KEYPAD, type KeypadKey, type LaneCount } from '../shared/protocol/index.ts';
import {
  area,
  buttonPin,
  CONTROLLERS,
  type Controller,
  GEOMETRY,
  type Geometry,
  LANE_COLOURS,
  LED_COLOURS,
  POWER,
  type Point,
  type Size,
  trackSize,
  xy,
} from './board.ts';

/** What is drilled or cut. */
interface Drill {
  /** Diameter of a hole of the track. A WS2812B is 5.0 mm square; what is left round the hole keeps light in. */
  readonly hole: number;
  /** Least wood between the rims of two holes: less breaks out in plywood of 3 mm. */
  readonly web: number;
  /** How far the centre of a hole may lie from its pixel's: then the pixel still fills the hole. */
  readonly tolerance: number;
  /** Width of a laser's cut, by half of which every contour is drawn smaller or larger. */
  readonly kerf: number;
}

/** The wood over the track. */
interface Panel {
  readonly corner: number;
  readonly thickness: number;
  /** Diameter of the screw holes in the corners, and their distance from both edges. */
  readonly screw: number;
  readonly inset: number;
}

/** Millimetres; the length without the head. */
interface Screw {
  readonly diameter: number;
  readonly length: number;
}

/** What carries the panels, and the screws. */
export interface Frame {
  /** Battens on edge. Bridges leave room for this thickness along the edges of the track. */
  readonly batten: { readonly thickness: number; readonly height: number };
  /** Side of the square posts under the corners of both panels; they are as high as the battens. */
  readonly post: number;
  /** Through a panel into a post. */
  readonly wood: Screw;
  /** Through the panel of the controls and the display's board, into a nut. */
  readonly machine: Screw & { readonly nut: number };
}

/** Pixel strip as it is sold. */
interface Strip {
  readonly width: number;
  /** Metres of one piece, and after how many metres its maker joins two with solder: pixels there stand off pitch. */
  readonly metres: number;
  readonly joint: number;
  /** Ohms of a metre of copper, there and back: what strips of two ounces measure, with a reserve. */
  readonly ohms: number;
}

/** The panel with display, keypad and buttons. */
interface Controls {
  /** Clear window for the display's bezel, the screws of its board, and how thick that is. */
  readonly display: Size & { readonly screws: Size; readonly screw: number; readonly board: number };
  /** The keypad's outside, its keys from centre to centre, and the slot for its cable. */
  readonly keypad: Size & { readonly key: Size; readonly slot: Size };
  /** Diameter of a push-button's hole, of its rim, and the distance between two. */
  readonly button: { readonly hole: number; readonly rim: number; readonly spacing: number };
  /** Ring of small holes over the buzzer. */
  readonly sound: { readonly hole: number; readonly ring: number; readonly count: number };
  readonly gap: number;
}

/** Current in milliamperes, as the firmware reckons. */
type Power = { readonly [figure in keyof typeof POWER]: number };

/** A description from which a whole package can be made. */
export interface Description {
  readonly geometry: Geometry;
  readonly drill: Drill;
  readonly panel: Panel;
  readonly frame: Frame;
  readonly strip: Strip;
  readonly controls: Controls;
  readonly power: Power;
  readonly controllers: { readonly uno: Controller; readonly mega: Controller };
  readonly keypad: readonly (readonly KeypadKey[])[];
  readonly buttons: readonly { readonly id: string }[];
  /** Colours of the lanes as the board is delivered, and the light of every colour that a lane can be given. */
  readonly colours: readonly { readonly name: string; readonly css: string }[];
  readonly lights: readonly (readonly number[])[];
}

/** The board as it is built. */
export const DESCRIPTION: Description = {
  geometry: GEOMETRY,
  drill: { hole: 4, web: 1.5, tolerance: 0.5, kerf: 0.15 },
  panel: { corner: 6, thickness: 3, screw: 3.2, inset: 6 },
  frame: {
    batten: { thickness: 9, height: 30 },
    post: 12,
    wood: { diameter: 3, length: 25 },
    // Height of the nut: ISO 4032.
    machine: { diameter: 3, length: 10, nut: 2.4 },
  },
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
    sound: { hole: 2, ring: 8, count: 6 },
    gap: 12,
  },
  power: POWER,
  controllers: CONTROLLERS,
  keypad: KEYPAD,
  buttons: BUTTON_IDS.map((id) => ({ id, pin: buttonPin('mega', id) })),
  colours: LANE_COLOURS.map(({ name, css }) => ({ name, css })),
  lights: Object.values(LED_COLOURS).map(({ led }) => led),
};

/** Size of the panel over the track. */
export const panelSize = (lanes: LaneCount, { geometry }: Description): Size => trackSize(lanes, geometry);

/** Centres of the screws in the corners of something so large, from its top left corner. */
export function mountingHoles({ width, height }: Size, { panel }: Description): readonly Point[] {
  const { inset } = panel;
  return [
    xy(inset, inset),
    xy(width - inset, inset),
    xy(width - inset, height - inset),
    xy(inset, height - inset),
  ];
}

/** Battens, as how many of which length, and posts of a frame under both panels. None lies under their joint, where the wires pass. */
export function framePlan(lanes: LaneCount, description: Description) {
  const { post } = description.frame;
  const track = panelSize(lanes, description);
  const { size } = controlPlan(lanes, description);
  const battens = [
    [1, track.width - 2 * post],
    [1, size.width - 2 * post],
    [2, track.height - 2 * post],
    [2, size.height - 2 * post],
  ] as const;
  const posts = [track, size].flatMap((panel) => mountingHoles(panel, description)).length;
  return { battens, posts };
}

/** Where the parts of the control panel are, from its top left corner. */
export interface ControlPlan {
  readonly size: Size;
  readonly display: Point;
  readonly keypad: Point;
  readonly buzzer: Point;
  readonly buttons: readonly (Point & { readonly id: string; readonly lane: number | undefined })[];
}

/** The control panel: as wide as the track's, display and players on the left, keypad, MUGGINS and UNDO on the right. */
export function controlPlan(lanes: LaneCount, description: Description): ControlPlan {
  const { controls, buttons } = description;
  const { gap, keypad, button, display } = controls;
  const left = display.width + 2 * gap + 40;
  const least = left + keypad.width + 2 * gap;
  const width = Math.max(panelSize(lanes, description).width, least);
  const row = gap + keypad.height + gap + 8 + button.rim / 2;
  const right = width - gap - keypad.width / 2;
  const players = buttons.filter(({ id }) => /^P\d$/.test(id)).slice(0, lanes);
  const others = buttons.filter(({ id }) => !/^P\d$/.test(id));
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
      ...players.map(({ id }, i) => ({ id, lane: i, ...place(middle, players.length, i) })),
      ...others.map(({ id }, i) => ({ id, lane: undefined, ...place(right, others.length, i) })),
    ],
  };
}
