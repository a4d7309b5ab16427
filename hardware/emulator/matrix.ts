// The 4x4 keypad as an electrical net: no diodes, so that three keys at the corners of a rectangle close the
// fourth, and two rows driven apart are shorted by two keys of one column.

export const MATRIX_ROWS = 4;
export const MATRIX_COLUMNS = 4;
const LINES = MATRIX_ROWS + MATRIX_COLUMNS;

/** How the controller holds a line: driven, pulled up by about 35 kOhm, or not at all. */
export type Drive = 'low' | 'high' | 'pullUp' | 'open';

interface MatrixLevels {
  /** Level of each line, rows first, then columns; a line that nothing holds reads low. */
  readonly lines: readonly boolean[];
  /** A line that is driven low while another one in its net is driven high. */
  readonly short: number | undefined;
}

export class Matrix {
  /** Contacts by key code: row times four plus column. */
  readonly #contacts: boolean[] = Array.from({ length: MATRIX_ROWS * MATRIX_COLUMNS }, () => false);

  set(key: number, closed: boolean): void {
    this.#contacts[key] = closed;
  }

  /** Levels when the controller holds the lines as given, rows first, then columns. */
  levels(drives: readonly Drive[]): MatrixLevels {
    const lines = drives.map((drive) => drive === 'high' || drive === 'pullUp');
    let short: number | undefined;
    for (const net of this.#nets()) {
      const held = new Set(net.map((line) => drives[line]));
      const low = held.has('low');
      if (low && held.has('high')) short = net.find((line) => drives[line] === 'low');
      const level = !low && (held.has('high') || held.has('pullUp'));
      for (const line of net) lines[line] = level;
    }
    return { lines, short };
  }

  /** Lines that closed contacts join, net by net; lines without a closed contact are left out. */
  #nets(): readonly (readonly number[])[] {
    if (!this.#contacts.includes(true)) return [];
    const net = Array.from({ length: LINES }, (_, line) => line);
    for (const [key, closed] of this.#contacts.entries()) {
      if (!closed) continue;
      const row = net[Math.floor(key / MATRIX_COLUMNS)] ?? 0;
      const column = net[MATRIX_ROWS + (key % MATRIX_COLUMNS)];
      for (const [line, name] of net.entries()) if (name === column) net[line] = row;
    }
    return [...new Set(net)]
      .map((name) => [...net.keys()].filter((line) => net[line] === name))
      .filter(({ length }) => length > 1);
  }
}
