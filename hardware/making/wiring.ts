// Every connection of the board, one row each: what a maker solders, and what the drawings are made from. Those that are the same on
// every board are in wiring.csv.
import { type BoardKind, BUTTON_IDS } from '../../shared/protocol/index.ts';
import type { Point } from '../board.ts';
import { type Plan, WIRES, type Wire } from '../panel.ts';
import { bridgeRoute, type ChainWire, lengthOf, onwardRoute } from './route.ts';
import { pieces, type StripPiece } from './strip.ts';
import { type Grid, readTable } from './table.ts';

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

/** The connections of one board, asked for by their ends. */
export class Net {
  readonly all: readonly Hop[];

  constructor(all: readonly Hop[]) {
    this.all = all;
  }

  /** The connection that ends at a terminal; of those, the one from the Arduino if there is one. */
  to(terminal: string): Hop {
    const found = this.all.filter(({ to }) => to === terminal);
    const hop = found.find(({ from }) => from.startsWith('A1.')) ?? found[0];
    if (hop === undefined) throw new RangeError(`nothing is wired to ${terminal}`);
    return hop;
  }

  /** The port of a connector from which a wire leads there. */
  port(terminal: string): string {
    return this.all.find(({ from, to }) => to === terminal && isPort(from))?.from ?? '';
  }
}

/** All connections of a board on such an Arduino. */
export function hops(plan: Plan, kind: BoardKind): readonly Hop[] {
  const { map, pins } = plan.description.controllers[kind];
  const { size, display, buzzer } = plan.controls;
  const { fromArduino } = reaches(plan);
  const pin = (number: number): string => `${pins[number]?.name}`;
  // From the connectors in the middle of the track panel to its corner, and from the Arduino to the driver.
  const feed = fives(plan.size.height / 2 + 100);
  const rows = readTable('wiring.csv', {
    feed,
    signal: fives(size.width / 2 + 100),
    display: fromArduino(display),
    sound: fromArduino(buzzer),
    pixels: pin(map.pixels),
    displayData: pin(map.displayData),
    displayClock: pin(map.displayClock),
    buzzer: pin(map.buzzer),
  });
  const fixed = (...groups: readonly string[]): readonly Hop[] =>
    rows
      .filter(({ group = '' }) => groups.includes(group))
      .map(({ net = '', from = '', to = '', wire, length, note = '', group }) => {
        const spare = group === 'spare';
        return { net, from, to, wire: wire as Wire, length: Number(length), note, spare };
      });
  const powered = [...fixed('supply', 'driver'), ...strips(plan, feed)];
  return [
    ...ported(ported(powered, 'X1', { net: '+5V', wire: 'red' }), 'X2', { net: 'GND', wire: 'black' }),
    ...keys(plan, kind),
    ...fixed('display', 'sound'),
    ...grounds(plan),
    ...fixed('usb', 'spare'),
  ];
}

/** Places for wires in a lever connector, and millimetres of wire from one connector to the next. */
const PORTS = 5;
const LINK = 60;

/** True for a port of a connector, such as `X1a.3`. */
export const isPort = (terminal: string): boolean => /^X\d[a-z]\.\d$/.test(terminal);

/**
 * Gives every wire at a bus a port of its own. A bus hands out 5 V or ground. It is a row of connectors (X1a, X1b and so on); a link
 * joins the last port of one to the first port of the next.
 */
function ported(all: readonly Hop[], bus: string, link: Pick<Hop, 'net' | 'wire'>): readonly Hop[] {
  const ends = all.filter(({ from, to }) => from === bus || to === bus).length;
  const count = Math.max(1, Math.ceil((ends - 2) / (PORTS - 2)));
  const port = (connector: number, number: number): string => `${bus}${'abcdefghij'[connector]}.${number}`;
  const free = Array.from(
    { length: count * PORTS },
    (_, i) => [Math.floor(i / PORTS), (i % PORTS) + 1] as const,
  )
    .filter(([at, number]) => (at === 0 || number > 1) && (at === count - 1 || number < PORTS))
    .map(([at, number]) => port(at, number));
  const placed = (terminal: string): string => (terminal === bus ? (free.shift() ?? bus) : terminal);
  const links = Array.from({ length: count - 1 }, (_, at) =>
    hop({ ...link, from: port(at, PORTS), to: port(at + 1, 1), length: LINK, note: 'link' }),
  );
  return [...all.map((each) => ({ ...each, from: placed(each.from), to: placed(each.to) })), ...links];
}

/** How far behind the edge that both panels share the Arduino lies, under the track. */
const ARDUINO = 60;

/** Lengths of wire to a part on the control panel, from the Arduino and from another part: along and down, never across. */
const reaches = ({ controls: { size } }: Plan) => ({
  fromArduino: ({ x, y }: Point): number => fives(Math.abs(x - size.width / 2) + y + ARDUINO + SLACK),
  between: (a: Point, b: Point): number => fives(Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + SLACK),
});

/** Strips: 5 V and ground to both ends of every lane, bridges between its pieces, data from lane to lane. */
function strips(plan: Plan, feed: number): readonly Hop[] {
  const all = pieces(plan);
  const feeds = (ref: string, end: 'in' | 'out', note: string): readonly Hop[] => [
    hop({ net: '+5V', from: 'X1', to: `${ref}.5V${end}`, wire: 'red', length: feed, note }),
    hop({ net: 'GND', from: 'X2', to: `${ref}.GND${end}`, wire: 'black', length: feed, note }),
  ];
  return all.flatMap((piece, i) => {
    const { ref, lane, index, pixels } = piece;
    const next = all[i + 1];
    const note = `strip of ${pixels}`;
    const start = [
      ...(index === 0 ? feeds(ref, 'in', `beginning of lane ${lane + 1}`) : []),
      hop({ net: '+5V', from: `${ref}.5Vin`, to: `${ref}.5Vout`, wire: 'plug', note }),
      hop({ net: 'GND', from: `${ref}.GNDin`, to: `${ref}.GNDout`, wire: 'plug', note }),
    ];
    const chain = `CHAIN_${i + 1}`;
    if (next?.lane === lane) return [...start, ...bridge(plan, [piece, next], chain)];
    const end = [...start, ...feeds(ref, 'out', `end of lane ${lane + 1}`)];
    if (next === undefined) return end;
    const length = fives(lengthOf(onwardRoute(plan, [piece, next])) + SLACK);
    const onward = `from lane ${lane + 1} to lane ${next.lane + 1}`;
    return [
      ...end,
      hop({ net: chain, from: `${ref}.DOUT`, to: `${next.ref}.DIN`, wire: 'data', length, note: onward }),
    ];
  });
}

/** The three wires of a bridge. */
function bridge(plan: Plan, both: readonly [StripPiece, StripPiece], chain: string): readonly Hop[] {
  const [{ ref }, { ref: next }] = both;
  const rows: readonly (readonly [net: string, carried: ChainWire, out: string, into: string])[] = [
    ['+5V', 'red', '5Vout', '5Vin'],
    [chain, 'data', 'DOUT', 'DIN'],
    ['GND', 'black', 'GNDout', 'GNDin'],
  ];
  return rows.map(([net, wire, out, into]) => {
    const length = fives(lengthOf(bridgeRoute(plan, both, wire)) + SLACK);
    return hop({ net, from: `${ref}.${out}`, to: `${next}.${into}`, wire, length, note: 'bridge' });
  });
}

/** Number of a button's part, for any number of lanes: players 1 to 4, MUGGINS 5, UNDO 6, players 7 and 8. */
export const buttonRef = (id: string): string => `SW${(BUTTON_IDS as readonly string[]).indexOf(id) + 1}`;

/** Buttons and keypad. */
function keys(plan: Plan, kind: BoardKind): readonly Hop[] {
  const { map, pins } = plan.description.controllers[kind];
  const { buttons, keypad } = plan.controls;
  const { fromArduino } = reaches(plan);
  const wired = (net: string, number: number, to: string, at: Point): Hop =>
    hop({ net, from: `A1.${pins[number]?.name}`, to, wire: 'signal', length: fromArduino(at) });
  const numbers = [...map.playerButtons.slice(0, plan.lanes), map.mugginsButton, map.undoButton];
  return [
    ...buttons.map(({ id, at }, i) => wired(id, numbers[i] ?? 0, `${buttonRef(id)}.1`, at)),
    ...map.keypadRows.map((number, i) => wired(`ROW_${i + 1}`, number, `KP1.R${i + 1}`, keypad)),
    ...map.keypadColumns.map((number, i) => wired(`COLUMN_${i + 1}`, number, `KP1.C${i + 1}`, keypad)),
  ];
}

/** Ground to the piezo, and on from button to button. */
function grounds(plan: Plan): readonly Hop[] {
  const { fromArduino, between } = reaches(plan);
  const { buzzer, buttons } = plan.controls;
  const ends = [
    { to: 'LS1.2', at: buzzer },
    ...buttons.map(({ id, at }) => ({ to: `${buttonRef(id)}.2`, at })),
  ];
  return ends.map(({ to, at }, i) => {
    const before = ends[i - 1];
    const length = before === undefined ? fromArduino(at) : between(before.at, at);
    const shared = { net: 'GND', wire: 'signal', note: 'ground from part to part' } as const;
    return hop({ ...shared, from: before?.to ?? 'A1.GND', to, length });
  });
}

/** The connections as a table. */
export const wiringTable = (plan: Plan, kind: BoardKind): Grid => ({
  head: ['Net', 'From', 'To', 'Wire', 'Length mm', 'Fitted', 'Note'],
  rows: hops(plan, kind).map(({ net, from, to, wire, length, note, spare }) => {
    const { ref, name } = WIRES[wire];
    return [net, from, to, `${ref} ${name}`.trim(), length, spare ? 'DNP' : 'yes', note];
  }),
});
