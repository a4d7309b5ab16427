// The layout of the level shifter on its stripboard, as data, so that a test can follow the copper.

/** A hole of the board: tracks run along the rows; both are counted from 1, seen from the side of the parts. */
export interface DriverHole {
  readonly column: number;
  readonly row: number;
}
export const at = (column: number, row: number): DriverHole => ({ column, row });

export const COLUMNS = 18;
export const ROWS = 14;
/** The chip's left and right column, and the row of its first pin. */
const CHIP = { left: 8, right: 11, top: 4 } as const;

/** The layout of the driver board. */
export const LAYOUT = {
  columns: COLUMNS,
  rows: ROWS,
  /** Pins of U1, 1 to 14. */
  chip: Array.from({ length: 14 }, (_, i) =>
    i < 7 ? at(CHIP.left, CHIP.top + i) : at(CHIP.right, CHIP.top + 13 - i),
  ),
  /** Where the copper is cut: under the chip, so that its two sides are apart. */
  cuts: Array.from({ length: 7 }, (_, i) => at(CHIP.left + 1, CHIP.top + i)),
  /** Bare or insulated wire across the tracks. */
  links: [
    [at(4, 2), at(4, 7)],
    [at(5, 4), at(5, 12)],
    [at(6, 8), at(6, 12)],
    [at(7, 10), at(7, 12)],
    [at(13, 2), at(13, 4)],
    [at(14, 2), at(14, 5)],
    [at(16, 2), at(16, 8)],
    [at(15, 6), at(15, 12)],
    [at(13, 9), at(13, 12)],
    [at(17, 3), at(17, 12)],
  ],
  parts: [
    { ref: 'R1', pins: [at(2, 6), at(2, 14)] },
    { ref: 'R2', pins: [at(3, 5), at(3, 12)] },
    { ref: 'C2', pins: [at(12, 4), at(12, 3)] },
  ],
  /** Wires that come and go. */
  wires: [
    { terminal: 'X1a.3', name: '5 V from X1a.3', place: at(1, 2), wire: 'red' },
    { terminal: 'A1', name: 'data from the Arduino', place: at(1, 5), wire: 'data' },
    { terminal: 'X2a.4', name: 'ground from X2a.4', place: at(1, 12), wire: 'black' },
    { terminal: 'LD1/1.DIN', name: 'data to the first pixel', place: at(1, 14), wire: 'data' },
  ],
} as const satisfies {
  readonly columns: number;
  readonly rows: number;
  readonly chip: readonly DriverHole[];
  readonly cuts: readonly DriverHole[];
  readonly links: readonly (readonly [DriverHole, DriverHole])[];
  readonly parts: readonly { readonly ref: string; readonly pins: readonly [DriverHole, DriverHole] }[];
  readonly wires: readonly {
    readonly terminal: string;
    readonly name: string;
    readonly place: DriverHole;
    readonly wire: string;
  }[];
};
