// The tables that a hall knows, each by the digest of its key. A backup of the file gives no key away.
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type DamagedFile, KeptFile } from '../system/kept.ts';
import { TABLE_NUMBER } from './messages.ts';

const knownSchema = z.array(z.object({ table: z.string().regex(TABLE_NUMBER), key: z.string().length(43) }));

interface TableKeysOptions {
  /** Without a file the keys last as long as the process. */
  readonly file?: string;
  /** Called when the file is damaged. */
  readonly damaged?: ((found: DamagedFile) => void) | undefined;
}

/** What is kept of a key: its SHA-256. */
export const keyDigest = (key: string): string => createHash('sha256').update(key).digest('base64url');

export class TableKeys {
  readonly #file: KeptFile<z.output<typeof knownSchema>> | undefined;
  /** Numbers of tables by digests. */
  #known: ReadonlyMap<string, string>;

  constructor({ file, damaged = () => {} }: TableKeysOptions = {}) {
    const read = (json: unknown) => knownSchema.safeParse(json).data;
    if (file !== undefined) this.#file = new KeptFile({ file, read, damaged });
    this.#known = new Map((this.#file?.read() ?? []).map(({ table, key }) => [key, table]));
  }

  /** Numbers of the tables that have a key. */
  get tables(): readonly string[] {
    return [...this.#known.values()];
  }

  /** The table whose key this is. */
  tableOf(key: string): string | undefined {
    return this.#known.get(keyDigest(key));
  }

  /** A key gets a number, in place of the key that had it. @throws what the disk says */
  give(table: string, digest: string): void {
    this.#keep(new Map([...this.#without(table), [digest, table]]));
  }

  /** The table is no table of this hall any more. @throws what the disk says */
  forget(table: string): void {
    this.#keep(new Map(this.#without(table)));
  }

  #without(table: string): readonly (readonly [string, string])[] {
    return [...this.#known].filter(([, each]) => each !== table);
  }

  #keep(known: ReadonlyMap<string, string>): void {
    this.#file?.write([...known].map(([key, table]) => ({ table, key })));
    this.#known = known;
  }
}
