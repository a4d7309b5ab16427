// Reads a database whose bytes nobody has checked yet. The driver aborts the whole process on text that is not UTF-8, so it never
// sees any: every value comes as bytes (a blob), and is decoded here.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';

/** The bytes of a value; null for NULL. */
type Cell = Buffer | null;

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes as text. @throws TypeError if they are not UTF-8 */
export const decode = (bytes: Uint8Array): string => UTF8.decode(bytes);

/** A text as SQL has it. JSON escapes every control character, so that no NUL can end it early. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * A database, open for reading. It is attached to an empty database in memory: libsql closes a connection only when its statements
 * are collected as garbage, but SQLite lets go of an attached file, with all its locks, as soon as it is detached.
 */
export class ByteReader {
  readonly #memory = new Database(':memory:');
  readonly #statements = new Map<string, Database.Statement>();
  #open = true;

  /** Errors: whatever SQLite says. */
  constructor(file: string) {
    const url = `${pathToFileURL(resolve(file)).href}?mode=ro`;
    try {
      this.#memory.exec(`ATTACH ${quoted(url)} AS journal`);
    } catch (error) {
      this.#memory.close();
      throw error;
    }
  }

  /** Rows of a query. `columns` are SQL expressions, `from` is the rest of the query. */
  rows(
    columns: readonly string[],
    from: string,
    values: readonly (string | number)[] = [],
  ): readonly (readonly Cell[])[] {
    const cells = columns.map((column) => `CAST(${column} AS BLOB)`).join(', ');
    return this.#all(`SELECT ${cells} FROM ${from}`, values);
  }

  /** One number; undefined where it is none, or where nothing is found. */
  number(column: string, from: string, values: readonly (string | number)[] = []): number | undefined {
    const cell = this.rows([column], from, values)[0]?.[0];
    const text = cell == null ? '' : cell.toString('latin1');
    return /^-?\d{1,16}$/.test(text) ? Number(text) : undefined;
  }

  /** Writes all that is committed into one new file. Errors: whatever SQLite says. */
  copyTo(file: string): void {
    this.#memory.exec(`VACUUM journal INTO ${quoted(resolve(file))}`);
  }

  /** SQLite's own look at the pages: whether they fit together. */
  get sound(): boolean {
    return this.#pass('quick_check');
  }

  /** The same, and whether every index has what its table has; takes longer. */
  get whole(): boolean {
    return this.#pass('integrity_check');
  }

  #pass(check: string): boolean {
    try {
      const [first, ...more] = this.rows([check], `pragma_${check}(1, 'journal')`);
      return more.length === 0 && first?.[0]?.toString('latin1') === 'ok';
    } catch {
      // A page too broken to be looked at.
      return false;
    }
  }

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#statements.clear();
    try {
      this.#memory.exec('DETACH journal');
    } finally {
      this.#memory.close();
    }
  }

  /** Always to the last row: a statement that has ended holds nothing. */
  #all(sql: string, values: readonly (string | number)[]): Cell[][] {
    const known = this.#statements.get(sql);
    const statement = known ?? this.#memory.prepare(sql).raw();
    if (known === undefined) this.#statements.set(sql, statement);
    return statement.all([...values]) as Cell[][];
  }
}
