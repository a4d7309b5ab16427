// Tables of a kept projection whose rows bear a checksum: a row that the disk has changed is never believed.
import { crc32 } from 'node:zlib';
import type { TableEvent } from '../../shared/story/roster.ts';
import type { JournalReader } from '../journal/index.ts';

/** Columns of a table by name, and what they hold. The first is the key. */
type Columns = Readonly<Record<string, 'number' | 'text'>>;

/** A row of such a table. */
type Sealed<C extends Columns> = { readonly [K in keyof C]: C[K] extends 'number' ? number : string };

/** Reads tables of kept projections. */
type Looking = Pick<JournalReader<TableEvent>, 'look'>;

/** A row was changed by the disk. The projection has to be made anew. */
class UnsoundError extends Error {
  constructor(table: string) {
    super(`A row of ${table} does not have its checksum.`);
    this.name = 'UnsoundError';
  }
}

/** A table with a checksum in every row. */
export class SealedTable<C extends Columns> {
  readonly #name: string;
  readonly #columns: C;

  constructor(name: string, columns: C) {
    this.#name = name;
    this.#columns = columns;
  }

  /** Makes the table, in SQL. */
  get definition(): string {
    const [key = '', ...others] = this.#names;
    const typed = (name: string): string =>
      `${name} ${this.#columns[name] === 'number' ? 'INTEGER' : 'TEXT'}`;
    return `CREATE TABLE ${this.#name} (${[`${typed(key)} PRIMARY KEY`, ...others.map(typed), 'sum INTEGER'].join(', ')})`;
  }

  /** Writes a row, in the place of the one with its key. */
  put(row: Sealed<C>): string {
    const values = this.#names.map((name) => row[name] as number | string);
    const cells = values.map((value) =>
      typeof value === 'number' ? `${value}` : `'${value.replaceAll("'", "''")}'`,
    );
    return `INSERT OR REPLACE INTO ${this.#name} VALUES (${[...cells, sumOf(values)].join(', ')})`;
  }

  /** Rows, each checked. `rest` is SQL that follows the name of the table. @throws UnsoundError */
  find(journal: Looking, rest = '', values: readonly (string | number)[] = []): readonly Sealed<C>[] {
    return this.findIn(journal, `${this.#name} ${rest}`, values);
  }

  /** Rows of a query that has all columns of the table. */
  findIn(journal: Looking, from: string, values: readonly (string | number)[] = []): readonly Sealed<C>[] {
    const rows = journal.look([...this.#names, 'sum'], from, values);
    return rows.map((cells) => {
      const read = this.#names.map((name, at) =>
        this.#columns[name] === 'number' ? Number(cells[at]) : (cells[at] ?? ''),
      );
      if (Number(cells.at(-1)) !== sumOf(read)) throw new UnsoundError(this.#name);
      return Object.fromEntries(this.#names.map((name, at) => [name, read[at]])) as Sealed<C>;
    });
  }

  get #names(): readonly string[] {
    return Object.keys(this.#columns);
  }
}

const sumOf = (values: readonly (string | number)[]): number => crc32(JSON.stringify(values));
