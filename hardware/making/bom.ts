// The bill of materials: parts.csv with the board's own figures in it, and how many of each a board takes, counted in its wiring.
// A datasheet is given by name and revision, a manufacturer's number where the choice matters, `any` where it does not.
import { kindsFor } from '../../shared/protocol/index.ts';
import type { Size } from '../board.ts';
import { type Plan, WIRES } from '../panel.ts';
import { cuttingPlan, pixelsPerMetre } from './strip.ts';
import { type Grid, readTable } from './table.ts';
import { buttonRef, type Hop, hops, isPort, partOf } from './wiring.ts';

/** Millimetres by which a window is larger than the bezel that goes through. */
const WINDOW_PLAY = 0.5;

const sized = ({ width, height }: Size): string => `${width} x ${height} mm`;

/** The figures by the names that the table has for them. */
function figures({ description }: Plan): Readonly<Record<string, string | number>> {
  const { power, panel, frame, controls } = description;
  const { batten, post, wood, machine } = frame;
  const { width, height } = controls.display;
  return {
    pixelsPerMetre: pixelsPerMetre(description),
    thickness: panel.thickness,
    button: controls.button.hole,
    fuse: power.fuse / 1000,
    supply: power.supply / 1000,
    keypad: sized(controls.keypad),
    bezel: sized({ width: width - WINDOW_PLAY, height: height - WINDOW_PLAY }),
    batten: `${batten.thickness} x ${batten.height}`,
    post: `${post} x ${post} x ${batten.height}`,
    woodScrew: `${wood.diameter} x ${wood.length}`,
    machineScrew: `${machine.diameter} x ${machine.length}`,
    machine: machine.diameter,
  };
}

/** How much of a part a board takes; one piece under its own reference unless said otherwise. */
interface Amount {
  readonly refs?: readonly string[];
  readonly quantity?: number;
  readonly unit?: 'm';
  readonly footprint?: string;
}

/** Parts of which a board takes another amount than one, by their reference in the table. */
const AMOUNTS: Readonly<Record<string, (plan: Plan, wiring: readonly Hop[], footprint: string) => Amount>> = {
  LD: (plan) => ({
    refs: Array.from({ length: plan.lanes }, (_, i) => `LD${i + 1}`),
    quantity: cuttingPlan(plan).strips * plan.description.strip.metres,
    unit: 'm',
  }),
  SW: ({ controls }) => ({ refs: controls.buttons.map(({ id }) => buttonRef(id)) }),
  X: (_, wiring) => {
    const ports = wiring.flatMap(({ from, to }) => [from, to]).filter(isPort);
    return { refs: [...new Set(ports.map(partOf))].toSorted() };
  },
  P1: ({ size }, _, footprint) => ({ footprint: `${outer(size)} x ${footprint}` }),
  P2: ({ controls }, _, footprint) => ({ footprint: `${outer(controls.size)} x ${footprint}` }),
  P3: ({ frame: { battens } }, _, section) => {
    const sawn = battens.map(([count, length]) => `${count} x ${Math.floor(length)}`).join(', ');
    const all = battens.reduce((sum, [count, length]) => sum + count * length, 0);
    return { quantity: inHalves(all), unit: 'm', footprint: `${section}, sawn to ${sawn} mm` };
  },
  P4: ({ frame }) => ({ quantity: frame.posts }),
  H3: ({ frame }) => ({ quantity: frame.posts }),
  // At the corners of the display.
  H1: () => ({ quantity: 4 }),
  H2: () => ({ quantity: 4 }),
};

const outer = ({ width, height }: Size): string => `${Math.ceil(width)} x ${Math.ceil(height)}`;

/** A tenth more, in halves of a metre. */
const inHalves = (millimetres: number): number => Math.ceil((millimetres * 1.1) / 500) / 2;

/** All lengths of the wire that has this reference; undefined for other parts. */
function metres(wiring: readonly Hop[], ref: string | undefined): Amount | undefined {
  const wire = Object.entries(WIRES).find(([, each]) => each.ref === ref)?.[0];
  if (wire === undefined || wire === 'board') return undefined;
  const mine = wiring.filter((hop) => hop.wire === wire && !hop.spare);
  return { quantity: inHalves(mine.reduce((sum, { length }) => sum + length, 0)), unit: 'm' };
}

const HEAD =
  'Reference,Quantity,Unit,Value,Footprint,Manufacturer,Manufacturer part,Datasheet,Alternatives,DNP';

/** The bill as a table, for the Arduino that a board with so many lanes is usually built with. */
export function billTable(plan: Plan): Grid {
  const [kind = 'uno'] = kindsFor(plan.lanes);
  const wiring = hops(plan, kind);
  const parts = readTable('parts.csv', figures(plan)).filter(({ board }) => board === '' || board === kind);
  const rows = parts.map(({ ref = '', footprint = '', ...part }) => {
    const amount = metres(wiring, ref) ?? AMOUNTS[ref]?.(plan, wiring, footprint) ?? {};
    const { refs = [ref], quantity = refs.length, unit = 'pcs' } = amount;
    const { value = '', manufacturer = '', number = '', datasheet = '', alternatives = '', spare } = part;
    const bought = [value, amount.footprint ?? footprint, manufacturer, number, datasheet, alternatives];
    return [refs.join(' '), quantity, unit, ...bought, spare === 'yes' ? 'DNP' : ''];
  });
  return { head: HEAD.split(','), rows };
}
