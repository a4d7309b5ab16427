// Settings as they are kept in a small file of JSON beside a journal.
import type * as z from 'zod';
import { readJson, writeJson } from '../../system/atomic.ts';

/** What settings there are, and what holds unless somebody chose. */
interface SettingsOptions<S extends object> {
  /** Every setting, none of them required. */
  readonly schema: z.ZodType<{ readonly [name in keyof S]?: S[name] | undefined }>;
  readonly defaults: S;
  /** Without a file they last as long as the process. */
  readonly file?: string | undefined;
}

/** Settings and their file. A field that the file lacks or has wrong is as if nobody had chosen it. */
export class SettingsFile<S extends object> {
  readonly #options: SettingsOptions<S>;
  #settings: S;

  constructor(options: SettingsOptions<S>) {
    this.#options = options;
    const { defaults, file } = options;
    this.#settings = { ...defaults, ...this.#usable(file === undefined ? undefined : readJson(file)) };
  }

  get value(): S {
    return this.#settings;
  }

  /** Changes some of them; they are on disk before they hold. @throws what the disk says */
  change(changes: Partial<S>): S {
    const settings = { ...this.#settings, ...given(changes) };
    if (this.#options.file !== undefined) writeJson(this.#options.file, settings);
    this.#settings = settings;
    return settings;
  }

  /** The sound fields of a file that people may have edited. */
  #usable(read: unknown): Partial<S> {
    const fields = typeof read === 'object' && read !== null ? Object.entries(read) : [];
    const sound = fields.map(([name, value]) => {
      const field = this.#options.schema.safeParse({ [name]: value });
      return field.success ? given(field.data) : {};
    });
    return Object.assign({}, ...sound) as Partial<S>;
  }
}

/** The fields that are there and hold something. */
const given = (changes: object): object =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
