// Every connection of the board, one row each: what a maker solders, and what the drawings are made from.
import { type BoardKind, BUTTON_IDS, type LaneCount } from '../../shared/protocol/index.ts';
import type { Point } from '../board.ts';
import { type ControlPlan, controlPlan, type Description, panelSize } from '../panel.ts';
import { bridgeRoute, type ChainWire, lengthOf, onwardRoute } from './route.ts';
import { pieces, type StripPiece } from './strip.ts';
import type { Grid } from './table.ts';
import { Plan } from './track.ts';

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

/** A connection from one terminal to another. A terminal is `part.pin`; `LD1/2.DIN` is of a piece of lane 1. */
export interface Hop {
  readonly net: string;
  readonly from: string;
  readonly to: string;
  readonly wire: Wire;
  /** Millimetres to cut off; 0 where nothing is cut. */
  readonly length: number;
  readonly note: string;
  /** Not fitted in an ordinary build. */
  readonly spare: boolean;
}

const SLACK = 20;
const fives = (millimetres: number): number => Math.ceil(millimetres / 5) * 5;

type Draft = Pick<Hop, 'net' | 'from' | 'to' | 'wire'> & Partial<Pick<Hop, 'length' | 'note' | 'spare'>>;
const hop = (draft: Draft): Hop => ({ length: 0, note: '', spare: false, ...draft });

/** Part of a terminal: `LD1` of `LD1/2.DIN`. */
export const partOf = (terminal: string): string => terminal.split(/[./]/, 1)[0] ?? terminal;

/** All connections of a board with so many lanes on such an Arduino. */
export function hops(lanes: LaneCount, description: Description, kind: BoardKind): readonly Hop[] {
  const reach = reaches(lanes, description);
  const powered = [
    ...supply(reach.supply),
    ...driver(description, kind, reach.signal),
    ...strips(lanes, description, reach.supply),
  ];
  return [
    ...ported(ported(powered, BUSES.X1), BUSES.X2),
    ...controls(lanes, description, kind),
    ...spares(description, kind),
  ];
}

/** Places for wires in a lever connector, and millimetres of wire from one connector to the next. */
const PORTS = 5;
const LINK = 60;
/** Where 5 V and ground are handed out. Each is a row of connectors: X1a, X1b and so on. */
const BUSES = {
  X1: { name: 'X1', net: '+5V', wire: 'red' },
  X2: { name: 'X2', net: 'GND', wire: 'black' },
} as const;

/** True for a port of a connector, such as `X1a.3`. */
export const isPort = (terminal: string): boolean => /^X\d[a-z]\.\d$/.test(terminal);

/** Gives every wire at a bus a port of its own, and links the connectors: the last port of one to the first of the next. */
function ported(
  all: readonly Hop[],
  { name, net, wire }: (typeof BUSES)[keyof typeof BUSES],
): readonly Hop[] {
  const ends = all.filter(({ from, to }) => from === name || to === name).length;
  const count = Math.max(1, Math.ceil((ends - 2) / (PORTS - 2)));
  const port = (connector: number, number: number): string =>
    `${name}${String.fromCharCode('a'.charCodeAt(0) + connector)}.${number}`;
  const free = Array.from(
    { length: count * PORTS },
    (_, i) => [Math.floor(i / PORTS), (i % PORTS) + 1] as const,
  )
    .filter(([at, number]) => (at === 0 || number > 1) && (at === count - 1 || number < PORTS))
    .map(([at, number]) => port(at, number));
  const placed = (terminal: string): string => (terminal === name ? (free.shift() ?? name) : terminal);
  const links = Array.from({ length: count - 1 }, (_, at) =>
    hop({ net, from: port(at, PORTS), to: port(at + 1, 1), wire, length: LINK, note: 'link' }),
  );
  return [...all.map((each) => ({ ...each, from: placed(each.from), to: placed(each.to) })), ...links];
}

/** How far behind the edge that both panels share the Arduino lies, under the track. */
const ARDUINO = 60;

/** Lengths of wire from the connectors in the middle of the track panel to its corner, and from the Arduino to the driver. */
function reaches(lanes: LaneCount, description: Description) {
  const track = panelSize(lanes, description);
  const { size } = controlPlan(lanes, description);
  return { supply: fives(track.height / 2 + 100), signal: fives(size.width / 2 + 100) };
}

/** Lengths of wire to a part on the control panel, from the Arduino and from another part: along and down, never across. */
function controlReaches({ size }: ControlPlan) {
  return {
    fromArduino: ({ x, y }: Point): number => fives(Math.abs(x - size.width / 2) + y + ARDUINO + SLACK),
    between: (a: Point, b: Point): number => fives(Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + SLACK),
  };
}

function supply(length: number): readonly Hop[] {
  const red = { wire: 'red', length } as const;
  const black = { net: 'GND', wire: 'black', length } as const;
  return [
    hop({ net: 'SUPPLY', from: 'PS1.+', to: 'J1.tip', wire: 'plug', note: 'centre positive' }),
    hop({ net: 'GND', from: 'PS1.-', to: 'J1.sleeve', wire: 'plug' }),
    hop({ net: 'SUPPLY', from: 'J1.tip', to: 'XF1.1', ...red, length: 60 }),
    hop({ net: 'SUPPLY', from: 'XF1.1', to: 'F1.1', wire: 'plug' }),
    hop({ net: '+5V', from: 'F1.2', to: 'XF1.2', wire: 'plug' }),
    hop({ net: '+5V', from: 'XF1.2', to: 'X1', ...red, length: 60 }),
    hop({ from: 'J1.sleeve', to: 'X2', ...black, length: 120 }),
    hop({ net: '+5V', from: 'X1', to: 'C1.+', ...red, length: 40, note: 'mind the polarity' }),
    hop({ from: 'X2', to: 'C1.-', ...black, length: 40 }),
    hop({ from: 'X2', to: 'A1.GND', ...black, note: 'common ground: never leave it out' }),
  ];
}

/** Level shifter on its piece of stripboard: pins of a 74AHCT125 in a DIL-14 package. */
function driver({ controllers }: Description, kind: BoardKind, length: number): readonly Hop[] {
  const { map, pins } = controllers[kind];
  const on = (net: string, from: string, to: string, note = ''): Hop =>
    hop({ net, from, to, wire: 'board', note });
  return [
    hop({ net: 'PIXELS', from: `A1.${pins[map.pixels]?.name}`, to: 'U1.2', wire: 'data', length }),
    on('PIXELS', 'U1.2', 'R2.1', 'keeps the chain dark while the Arduino starts'),
    on('GND', 'R2.2', 'U1.7'),
    hop({ net: '+5V', from: 'X1', to: 'U1.14', wire: 'red', length: 100 }),
    hop({ net: 'GND', from: 'X2', to: 'U1.7', wire: 'black', length: 100 }),
    on('+5V', 'U1.14', 'C2.1', 'beside the chip'),
    on('GND', 'U1.7', 'C2.2'),
    on('GND', 'U1.7', 'U1.1', 'gate 1 is always on'),
    ...[5, 9, 12].map((pin) => on('GND', 'U1.7', `U1.${pin}`, 'unused input')),
    ...[4, 10, 13].map((pin) => on('+5V', 'U1.14', `U1.${pin}`, 'unused gate off')),
    on('PIXELS_5V', 'U1.3', 'R1.1'),
    hop({
      net: 'PIXELS_IN',
      from: 'R1.2',
      to: 'LD1/1.DIN',
      wire: 'data',
      length: 150,
      note: 'keep it short',
    }),
  ];
}

/** Strips: 5 V and ground to both ends of every lane, bridges between its pieces, data from lane to lane. */
function strips(lanes: LaneCount, description: Description, feed: number): readonly Hop[] {
  const plan = new Plan(lanes, description);
  const all = pieces(lanes, description);
  const feeds = (ref: string, end: 'in' | 'out', note: string): readonly Hop[] => [
    hop({ net: '+5V', from: 'X1', to: `${ref}.5V${end}`, wire: 'red', length: feed, note }),
    hop({ net: 'GND', from: 'X2', to: `${ref}.GND${end}`, wire: 'black', length: feed, note }),
  ];
  return all.flatMap((piece, i) => {
    const { ref, lane, index, pixels } = piece;
    const next = all[i + 1];
    const note = `strip of ${pixels}`;
    const within = [
      hop({ net: '+5V', from: `${ref}.5Vin`, to: `${ref}.5Vout`, wire: 'plug', note }),
      hop({ net: 'GND', from: `${ref}.GNDin`, to: `${ref}.GNDout`, wire: 'plug', note }),
    ];
    const first = index === 0 ? feeds(ref, 'in', `beginning of lane ${lane + 1}`) : [];
    if (next?.lane === lane) return [...first, ...within, ...bridge(plan, [piece, next], `CHAIN_${i + 1}`)];
    const end = [...first, ...within, ...feeds(ref, 'out', `end of lane ${lane + 1}`)];
    if (next === undefined) return end;
    const length = fives(lengthOf(onwardRoute(plan, [piece, next])) + SLACK);
    const on = {
      from: `${ref}.DOUT`,
      to: `${next.ref}.DIN`,
      note: `from lane ${lane + 1} to lane ${next.lane + 1}`,
    };
    return [...end, hop({ net: `CHAIN_${i + 1}`, ...on, wire: 'data', length })];
  });
}

/** The three wires of a bridge. */
function bridge(plan: Plan, both: readonly [StripPiece, StripPiece], chain: string): readonly Hop[] {
  const [{ ref }, { ref: next }] = both;
  const wire = (carried: ChainWire) =>
    ({
      wire: carried,
      length: fives(lengthOf(bridgeRoute(plan, both, carried)) + SLACK),
      note: 'bridge',
    }) as const;
  return [
    hop({ net: '+5V', from: `${ref}.5Vout`, to: `${next}.5Vin`, ...wire('red') }),
    hop({ net: chain, from: `${ref}.DOUT`, to: `${next}.DIN`, ...wire('data') }),
    hop({ net: 'GND', from: `${ref}.GNDout`, to: `${next}.GNDin`, ...wire('black') }),
  ];
}

/** Number of a button's part, for any number of lanes: players 1 to 4, MUGGINS 5, UNDO 6, players 7 and 8. */
export const buttonRef = (id: string): string => `SW${(BUTTON_IDS as readonly string[]).indexOf(id) + 1}`;

function controls(lanes: LaneCount, description: Description, kind: BoardKind): readonly Hop[] {
  const { map, pins } = description.controllers[kind];
  const pin = (number: number): string => `A1.${pins[number]?.name}`;
  const plan = controlPlan(lanes, description);
  const { fromArduino } = controlReaches(plan);
  const to = (at: Point) => ({ wire: 'signal', length: fromArduino(at) }) as const;
  const [keypad, display] = [to(plan.keypad), to(plan.display)];
  const numbers = [...map.playerButtons.slice(0, lanes), map.mugginsButton, map.undoButton];
  return [
    ...plan.buttons.map(({ id, x, y }, i) =>
      hop({ net: id, from: pin(numbers[i] ?? 0), to: `${buttonRef(id)}.1`, ...to({ x, y }) }),
    ),
    ...map.keypadRows.map((number, i) =>
      hop({ net: `ROW_${i + 1}`, from: pin(number), to: `KP1.R${i + 1}`, ...keypad }),
    ),
    ...map.keypadColumns.map((number, i) =>
      hop({ net: `COLUMN_${i + 1}`, from: pin(number), to: `KP1.C${i + 1}`, ...keypad }),
    ),
    hop({ net: 'SDA', from: pin(map.displayData), to: 'DS1.SDA', ...display }),
    hop({ net: 'SCL', from: pin(map.displayClock), to: 'DS1.SCL', ...display }),
    hop({ net: '+5V_USB', from: 'A1.5V', to: 'DS1.VCC', ...display, note: 'from the Arduino, not from X1' }),
    hop({ net: 'GND', from: 'A1.GND', to: 'DS1.GND', ...display }),
    hop({ net: 'BUZZER', from: pin(map.buzzer), to: 'R3.1', ...to(plan.buzzer) }),
    hop({ net: 'BUZZER_R', from: 'R3.2', to: 'LS1.1', wire: 'signal', length: 40 }),
    ...grounds(plan),
    hop({
      net: 'USB',
      from: 'A1.USB',
      to: 'W1.B',
      wire: 'plug',
      note: 'to the computer, or any USB charger',
    }),
  ];
}

/** Ground to the piezo, and on from button to button. */
function grounds(plan: ControlPlan): readonly Hop[] {
  const { fromArduino, between } = controlReaches(plan);
  const ends = [
    { end: 'LS1.2', at: plan.buzzer },
    ...plan.buttons.map(({ id, x, y }) => ({ end: `${buttonRef(id)}.2`, at: { x, y } })),
  ];
  const shared = { net: 'GND', wire: 'signal', note: 'ground from part to part' } as const;
  return [
    hop({ ...shared, from: 'A1.GND', to: 'LS1.2', length: fromArduino(plan.buzzer) }),
    ...ends.slice(1).map(({ end, at }, i) => {
      const before = ends[i] ?? { end: '', at };
      return hop({ ...shared, from: before.end, to: end, length: between(before.at, at) });
    }),
  ];
}

/** What an ordinary build leaves out. */
function spares({ controllers }: Description, kind: BoardKind): readonly Hop[] {
  const { map, pins } = controllers[kind];
  const spare = { wire: 'board', spare: true } as const;
  const data = [map.displayData, map.displayClock].map((number) => `A1.${pins[number]?.name}`);
  return [
    hop({ net: '+5V_USB', from: 'A1.5V', to: 'R4.1', ...spare, note: 'only if the display has no pull-ups' }),
    hop({ net: 'SDA', from: 'R4.2', to: data[0] ?? '', ...spare }),
    hop({ net: '+5V_USB', from: 'A1.5V', to: 'R5.1', ...spare, note: 'only if the display has no pull-ups' }),
    hop({ net: 'SCL', from: 'R5.2', to: data[1] ?? '', ...spare }),
  ];
}

/** The connections as a table. */
export function wiringTable(lanes: LaneCount, description: Description, kind: BoardKind): Grid {
  return {
    head: ['Net', 'From', 'To', 'Wire', 'Length mm', 'Fitted', 'Note'],
    rows: hops(lanes, description, kind).map(({ net, from, to, wire, length, note, spare }) => {
      const { ref, name } = WIRES[wire];
      return [net, from, to, `${ref} ${name}`.trim(), length, spare ? 'DNP' : 'yes', note];
    }),
  };
}
