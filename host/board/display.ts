// The character display, with the methods of Johnny-Five's LCD.
import { fitText } from '../../shared/protocol/index.ts';
import { StateComponent } from './component.ts';

export type DisplayRows = readonly [string, string, string, string];

const ROWS = 4;
const COLUMNS = 20;
const BLANK = ' '.repeat(COLUMNS);

export class Display extends StateComponent {
  readonly rows = ROWS;
  readonly cols = COLUMNS;
  #texts: readonly string[] = Array(ROWS).fill(BLANK);
  #row = 0;
  #column = 0;

  /** Shows four rows, cut or filled to the width of the display. Only rows that changed are sent. */
  set(rows: DisplayRows): this {
    return this.#show(rows.map((row) => fitText(row)));
  }

  /** Writes at the cursor, and cuts off what does not fit into the row. */
  print(message: string | number): this {
    const text = `${message}`;
    const row = this.#texts[this.#row] ?? BLANK;
    const written = `${row.slice(0, this.#column)}${text}${row.slice(this.#column + text.length)}`;
    this.#column = Math.min(COLUMNS, this.#column + text.length);
    return this.#show(this.#texts.with(this.#row, written.slice(0, COLUMNS)));
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
    return this.#show(this.#texts.map(() => BLANK)).home();
  }

  #show(texts: readonly string[]): this {
    this.#texts = texts;
    for (const [row, text] of texts.entries()) this.want({ type: 'text', row, text });
    return this;
  }
}
