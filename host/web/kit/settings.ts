// Settings as they are kept in a small file of JSON beside a journal.
import type * as z from 'zod';
import { type DamagedFile, KeptFile } from '../../system/kept.ts';

/** What settings there are, and what holds unless somebody chose. */
interface SettingsOptions<S extends object> {
  /** Every setting, none of them required. */
  readonly schema: z.ZodType<{ readonly [name in keyof S]?: S[name] | undefined }>;
  readonly defaults: S;
  /** Without a file they last as long as the process. */
  readonly file?: string | undefined;
  /** Hears that the file was found damaged. */
  readonly damaged?: ((found: DamagedFile) => void) | undefined;
}

/** Settings and their file. A field that the file lacks or has wrong is as if nobody had chosen it. */
export class SettingsFile<S extends object> {
  readonly #options: SettingsOptions<S>;
  readonly #file: KeptFile<object> | undefined;
  #settings: S;

  constructor(options: SettingsOptions<S>) {
    this.#options = options;
    const { defaults, file, damaged = () => {} } = options;
    if (file !== undefined) this.#file = new KeptFile({ file, read: objectIn, damaged });
    this.#settings = { ...defaults, ...this.#usable(this.#file?.read() ?? {}) };
  }

  get value(): S {
    return this.#settings;
  }

  /** Changes some of them; they are on disk before they hold. @throws what the disk says */
  change(changes: Partial<S>): S {
    const settings = { ...this.#settings, ...given(changes) };
    this.#file?.write(settings);
    this.#settings = settings;
    return settings;
  }

  /** The sound fields of a file that people may have edited. */
  #usable(read: object): Partial<S> {
    const sound = Object.entries(read).map(([name, value]) => {
      const field = this.#options.schema.safeParse({ [name]: value });
      return field.success ? given(field.data) : {};
    });
    return Object.assign({}, ...sound) as Partial<S>;
  }
}

const objectIn = (json: unknown): object | undefined =>
  typeof json === 'object' && json !== null ? json : undefined;

/** The fields that are there and hold something. */
const given = (changes: object): object =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
