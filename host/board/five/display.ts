// The character display of a sketch, with the methods of Johnny-Five's LCD.
import type { PartOptions } from '../part.ts';
import { FivePart } from './part.ts';

const ROWS = 4;
const COLUMNS = 20;
const BLANK = ' '.repeat(COLUMNS);

export class FiveDisplay extends FivePart {
  readonly rows = ROWS;
  readonly cols = COLUMNS;
  #texts: readonly string[] = Array(ROWS).fill(BLANK);
  #row = 0;
  #column = 0;

  constructor(options: PartOptions) {
    super(options);
    this.clear();
  }

  /** Writes from where the cursor is. What does not fit into the row is cut off. */
  print(message: string | number): this {
    const text = `${message}`;
    const row = this.#texts[this.#row] ?? BLANK;
    const written = `${row.slice(0, this.#column)}${text}${row.slice(this.#column + text.length)}`;
    this.#texts = this.#texts.with(this.#row, written.slice(0, COLUMNS));
    this.#column = Math.min(COLUMNS, this.#column + text.length);
    this.#show(this.#row);
    return this;
  }

  /** Puts the cursor into a row and a column, both from 0. @throws RangeError */
  cursor(row: number, column: number): this {
    const fits = row in this.#texts && Number.isInteger(column) && column >= 0 && column < COLUMNS;
    if (!fits)
      throw new RangeError(`row ${row}, column ${column}: the display has ${ROWS} rows of ${COLUMNS}`);
    this.#row = row;
    this.#column = column;
    return this;
  }

  /** The cursor goes to the first character. */
  home(): this {
    return this.cursor(0, 0);
  }

  /** Empties the display; the cursor goes to the first character. */
  clear(): this {
    this.#texts = this.#texts.map(() => BLANK);
    for (const row of this.#texts.keys()) this.#show(row);
    return this.home();
  }

  #show(row: number): void {
    this.want({ type: 'text', row, text: this.#texts[row] ?? BLANK });
  }
}
