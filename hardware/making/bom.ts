// The bill of materials: the parts of parts.ts, and how many a board takes, counted in its wiring.
import { kindsFor, type LaneCount } from '../../shared/protocol/index.ts';
import { controlPlan, type Description, framePlan, panelSize } from '../panel.ts';
import { type BuyingPart, parts } from '../parts.ts';
import { cuttingPlan, pixelsPerMetre } from './strip.ts';
import type { Grid } from './table.ts';
import { buttonRef, type Hop, hops, isPort, partOf, WIRES } from './wiring.ts';

/** Millimetres by which a window is larger than the bezel that goes through. */
const WINDOW_PLAY = 0.5;

/** A line of the bill. */
interface Item extends BuyingPart {
  readonly refs: readonly string[];
  readonly quantity: number;
  readonly unit: 'pcs' | 'm';
}

/** What a board with so many lanes is made of. */
function bill(lanes: LaneCount, description: Description): readonly Item[] {
  const { power, controls, panel, frame } = description;
  const [kind = 'uno'] = kindsFor(lanes);
  const wiring = hops(lanes, description, kind);
  const all = parts({
    kind,
    pixelsPerMetre: pixelsPerMetre(description),
    fuse: power.fuse,
    supply: power.supply,
    button: controls.button.hole,
    thickness: panel.thickness,
    frame,
    keypad: controls.keypad,
    bezel: {
      width: controls.display.width - WINDOW_PLAY,
      height: controls.display.height - WINDOW_PLAY,
    },
  });
  return all.map((part) => ({ ...part, ...amount(part, lanes, description, wiring) }));
}

type Amount = Pick<Item, 'refs' | 'quantity' | 'unit' | 'footprint'>;

function amount(
  part: BuyingPart,
  lanes: LaneCount,
  description: Description,
  wiring: readonly Hop[],
): Amount {
  const { ref, footprint } = part;
  const pieces = (refs: readonly string[], quantity = refs.length): Amount => ({
    refs,
    quantity,
    unit: 'pcs',
    footprint,
  });
  const wire = Object.entries(WIRES).find(([, each]) => each.ref === ref)?.[0];
  if (wire !== undefined && wire !== 'board') return { ...pieces([ref]), ...metres(wiring, wire) };
  if (ref === 'LD') {
    const { strips } = cuttingPlan(lanes, description);
    const refs = Array.from({ length: lanes }, (_, i) => `LD${i + 1}`);
    return { ...pieces(refs), quantity: strips * description.strip.metres, unit: 'm' };
  }
  if (ref === 'SW') return pieces(controlPlan(lanes, description).buttons.map(({ id }) => buttonRef(id)));
  if (ref === 'X') {
    const ports = wiring.flatMap(({ from, to }) => [from, to]).filter(isPort);
    return pieces([...new Set(ports.map(partOf))].toSorted());
  }
  if (ref === 'P1')
    return { ...pieces([ref]), footprint: `${sized(panelSize(lanes, description))} x ${footprint}` };
  if (ref === 'P2') {
    return { ...pieces([ref]), footprint: `${sized(controlPlan(lanes, description).size)} x ${footprint}` };
  }
  if (ref === 'P3') return { ...pieces([ref]), ...battens(footprint, framePlan(lanes, description).battens) };
  if (ref === 'P4' || ref === 'H3') return pieces([ref], framePlan(lanes, description).posts);
  // At the corners of the display.
  if (ref === 'H1' || ref === 'H2') return pieces([ref], 4);
  return pieces([ref]);
}

/** Metres of batten, and the lengths to saw from it. */
function battens(
  section: string,
  cuts: readonly (readonly [count: number, length: number])[],
): Omit<Amount, 'refs'> {
  const all = cuts.reduce((sum, [count, length]) => sum + count * length, 0);
  const sawn = cuts.map(([count, length]) => `${count} x ${Math.floor(length)}`).join(', ');
  return { quantity: inHalves(all), unit: 'm', footprint: `${section}, sawn to ${sawn} mm` };
}

/** A tenth more, in halves of a metre. */
const inHalves = (millimetres: number): number => Math.ceil((millimetres * 1.1) / 500) / 2;

/** All lengths of a wire together. */
function metres(wiring: readonly Hop[], wire: string): Pick<Item, 'quantity' | 'unit'> {
  const millimetres = wiring
    .filter((hop) => hop.wire === wire && !hop.spare)
    .reduce((sum, { length }) => sum + length, 0);
  return { quantity: inHalves(millimetres), unit: 'm' };
}

const sized = ({ width, height }: { readonly width: number; readonly height: number }): string =>
  `${Math.ceil(width)} x ${Math.ceil(height)}`;

const COLUMNS: readonly (readonly [head: string, cell: (item: Item) => string | number])[] = [
  ['Reference', ({ refs }) => refs.join(' ')],
  ['Quantity', ({ quantity }) => quantity],
  ['Unit', ({ unit }) => unit],
  ['Value', ({ value }) => value],
  ['Footprint', ({ footprint }) => footprint],
  ['Manufacturer', ({ manufacturer }) => manufacturer],
  ['Manufacturer part', ({ number }) => number],
  ['Datasheet', ({ datasheet }) => datasheet],
  ['Alternatives', ({ alternatives }) => alternatives],
  ['DNP', ({ spare }) => (spare ? 'DNP' : '')],
];

/** The bill as a table. */
export const billTable = (lanes: LaneCount, description: Description): Grid => ({
  head: COLUMNS.map(([head]) => head),
  rows: bill(lanes, description).map((item) => COLUMNS.map(([, cell]) => cell(item))),
});
