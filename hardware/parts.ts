// What a maker buys: the table parts.csv, with the board's own figures in it. How many of each is reckoned in making/bom.ts.
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { BoardKind } from '../shared/protocol/index.ts';
import type { Size } from './board.ts';
import type { Frame } from './panel.ts';

/**
 * A row of the table. The datasheet is given by name and revision, a manufacturer's number where the choice matters, `any` where it does
 * not.
 */
export interface BuyingPart {
  /** Reference, or the letters of a numbered series: `SW` is SW1 and on. */
  readonly ref: string;
  readonly value: string;
  readonly footprint: string;
  readonly manufacturer: string;
  readonly number: string;
  readonly datasheet: string;
  readonly alternatives: string;
  /** Left out of an ordinary build. */
  readonly spare: boolean;
}

/** Figures that the parts must have, from the description. */
interface Ratings {
  /** The Arduino that a board with so many lanes is usually built with. */
  readonly kind: BoardKind;
  readonly pixelsPerMetre: number;
  /** Milliamperes. */
  readonly fuse: number;
  readonly supply: number;
  readonly button: number;
  readonly thickness: number;
  readonly frame: Frame;
  /** Outside of the keypad, and the largest bezel that the display's window takes. */
  readonly keypad: Size;
  readonly bezel: Size;
}

const sized = ({ width, height }: Size): string => `${width} x ${height} mm`;

/** The figures by the names that the table has for them. */
function figures({ frame, keypad, bezel, ...ratings }: Ratings): Readonly<Record<string, string | number>> {
  const { batten, post, wood, machine } = frame;
  return {
    ...ratings,
    fuse: ratings.fuse / 1000,
    supply: ratings.supply / 1000,
    keypad: sized(keypad),
    bezel: sized(bezel),
    batten: `${batten.thickness} x ${batten.height}`,
    post: `${post} x ${post} x ${batten.height}`,
    woodScrew: `${wood.diameter} x ${wood.length}`,
    machineScrew: `${machine.diameter} x ${machine.length}`,
    machine: machine.diameter,
  };
}

/** The parts, in the order of the bill of materials. */
export function parts(ratings: Ratings): readonly BuyingPart[] {
  const all = figures(ratings);
  const text = readFileSync(new URL('parts.csv', import.meta.url), 'utf8').replace(
    /\{(\w+)\}/g,
    (_, name) => {
      if (all[name] === undefined) throw new RangeError(`parts.csv: there is no figure ${name}`);
      return `${all[name]}`;
    },
  );
  const rows: readonly Record<string, string>[] = parse(text, { columns: true });
  return rows
    .filter(({ board }) => board === '' || board === ratings.kind)
    .map(({ spare, ...row }) => ({ ...(row as Omit<BuyingPart, 'spare'>), spare: spare === 'yes' }));
}
