// The settings of a table as they are kept beside the journal.
import { readJson, writeJson } from '../kit/atomic.ts';
import { DEFAULT_SETTINGS, type Settings, settingsSchema } from './settings.ts';

/** The settings of a table. */
export class SettingsFile {
  readonly #file: string | undefined;
  #settings: Settings;

  /** Without a file they last as long as the process. What the file lacks or has wrong is as if nobody had chosen. */
  constructor(file?: string) {
    this.#file = file;
    this.#settings = { ...DEFAULT_SETTINGS, ...soundOf(file === undefined ? undefined : readJson(file)) };
  }

  get value(): Settings {
    return this.#settings;
  }

  /** Changes some of them; they are on disk before they hold. @throws what the disk says */
  change(changes: Partial<Settings>): Settings {
    const settings = { ...this.#settings, ...given(changes) };
    if (this.#file !== undefined) writeJson(this.#file, settings);
    this.#settings = settings;
    return settings;
  }
}

/** The fields that are there and hold something. */
const given = (
  changes: { readonly [name in keyof Settings]?: Settings[name] | undefined },
): Partial<Settings> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** What can be used of a file that people may have edited. */
function soundOf(read: unknown): Partial<Settings> {
  const fields = typeof read === 'object' && read !== null ? Object.entries(read) : [];
  return Object.assign(
    {},
    ...fields.map(([name, value]) => {
      const field = settingsSchema.partial().safeParse({ [name]: value });
      return field.success ? given(field.data) : {};
    }),
  ) as Partial<Settings>;
}
