// What a table is set to besides its rules: the board's brightness, sound, language, colours and keys, speech, undo, pause.
import * as z from 'zod';
import {
  COLOURS,
  type LaneColours,
  laneColours,
  MAX_LANES,
  MOST_LANES,
  PALETTES,
} from '../../../shared/protocol/index.ts';
import { DIM } from '../../../shared/table/dim.ts';
import {
  TABLE_SETTING_NAMES,
  TABLE_SETTINGS,
  type TableSetting,
  type TableSettingName,
} from '../../../shared/table/settings.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../../shared/words/generated/languages.ts';
import { type DamagedFile, KeptFile } from '../../system/kept.ts';
import { expectation, expecting, whole } from '../kit/validation.ts';

const colour = z.enum(COLOURS);

/** Colours of all lanes; or of the first four, as they were chosen while no board had more: then the palette has the others. */
export const coloursSchema = expecting(
  z
    .array(colour)
    .min(MOST_LANES.uno)
    .max(MAX_LANES)
    .transform((chosen, context): LaneColours => {
      const colours = laneColours(chosen);
      if (colours === undefined) context.issues.push({ code: 'custom', input: chosen });
      return colours ?? z.NEVER;
    }),
  expectation('colours', { palettes: Object.values(PALETTES) }),
);

/** What a plain setting holds. */
type ValueOf<S extends TableSetting> = S extends { readonly form: 'switch' }
  ? boolean
  : S extends { readonly form: 'number' }
    ? number
    : S extends { readonly choices: readonly (infer Choice)[] }
      ? Choice
      : S extends { readonly form: 'hours' }
        ? string
        : LanguageCode;
type PlainValues = { readonly [Name in TableSettingName]: ValueOf<(typeof TABLE_SETTINGS)[Name]> };

function schemaOf(setting: TableSetting): z.ZodType {
  switch (setting.form) {
    case 'switch':
      return z.boolean();
    case 'number':
      return whole(setting.from, setting.to);
    case 'choice':
      return z.enum(setting.choices);
    case 'hours':
      return expecting(z.string().regex(DIM), expectation('hours', {}));
    case 'language':
      return z.enum(LANGUAGE_CODES);
  }
}

const plainSchemas = Object.fromEntries(
  TABLE_SETTING_NAMES.map((name) => {
    const setting = TABLE_SETTINGS[name];
    return [name, schemaOf(setting).meta({ description: setting.about })];
  }),
) as { readonly [Name in TableSettingName]: z.ZodType<PlainValues[Name]> };

/** Every setting, each of which may be given alone. */
export const settingsSchema = z.strictObject({
  ...plainSchemas,
  paused: z.boolean(),
  /** The colours of the lanes, which are those of the sides. */
  colours: coloursSchema,
});
export type SettingValues = z.output<typeof settingsSchema>;

/** The settings of a new table. */
const DEFAULT_SETTINGS: SettingValues = {
  ...(Object.fromEntries(
    Object.entries<TableSetting>(TABLE_SETTINGS).map(([name, setting]) => [
      name,
      setting.form === 'language' ? LANGUAGE_CODES[0] : setting.initially,
    ]),
  ) as PlainValues),
  paused: false,
  colours: [...PALETTES.safe],
};

const objectIn = (json: unknown): object | undefined =>
  typeof json === 'object' && json !== null ? json : undefined;

/** The sound fields of a file that people may have edited. */
function usable(read: object): Partial<SettingValues> {
  const sound = Object.entries(read).map(
    ([name, value]) => settingsSchema.partial().safeParse({ [name]: value }).data,
  );
  return Object.assign({}, ...sound);
}

interface SettingsOptions {
  /** The language of the display, unless the file has another. */
  readonly language?: LanguageCode;
  /** Called if the file was damaged. */
  readonly damaged?: (found: DamagedFile) => void;
}

/** The settings of a table and the file that keeps them. A field that the file lacks or has wrong has its default. */
export class TableSettings {
  readonly #file: KeptFile<object> | undefined;
  #settings: SettingValues;

  constructor(file: string | undefined, options: SettingsOptions) {
    const { language = DEFAULT_SETTINGS.language, damaged = () => {} } = options;
    if (file !== undefined) this.#file = new KeptFile({ file, read: objectIn, damaged });
    this.#settings = { ...DEFAULT_SETTINGS, language, ...usable(this.#file?.read() ?? {}) };
  }

  get value(): SettingValues {
    return this.#settings;
  }

  /** Changes some of them; they are on disk before they hold. @throws what the disk says */
  change(changes: Partial<SettingValues>): void {
    const settings = { ...this.#settings, ...changes };
    this.#file?.write(settings);
    this.#settings = settings;
  }
}

/** The settings of a table. Without a file they last as long as the process. */
export const tableSettings = (file?: string, options: SettingsOptions = {}): TableSettings =>
  new TableSettings(file, options);
