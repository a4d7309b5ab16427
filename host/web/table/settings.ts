// What a table is set to besides its rules: the board's brightness, sound, language, colours and keys, speech, undo, pause.
import * as z from 'zod';
import { DEFAULT_BRIGHTNESS } from '../../../hardware/board.ts';
import {
  COLOURS,
  DEBOUNCE_MODES,
  type LaneColours,
  laneColours,
  MAX_LANES,
  MOST_LANES,
  PALETTES,
} from '../../../shared/protocol/index.ts';
import { SCREEN_LAYOUTS } from '../../../shared/table/screens.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../../shared/words/registry.ts';
import type { DamagedFile } from '../../system/kept.ts';
import { SettingsFile } from '../kit/settings.ts';
import { expectation, expecting, whole } from '../kit/validation.ts';

/** Who may take a move back from a phone. 'own': its maker, or with the other side's consent; 'agreed': always with it. */
export const UNDO_RULES = ['own', 'agreed'] as const;

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

/** Every setting, each of which may be given alone. */
export const settingsSchema = z.strictObject({
  /** Of a front peg, 1 to 127. */
  brightness: whole(1, 127),
  /** Whether the board plays its tones. */
  sound: z.boolean(),
  /** Whether scoreboards speak unless told otherwise there. */
  speech: z.boolean(),
  /** What scoreboards show unless told otherwise there. */
  layout: z.enum(SCREEN_LAYOUTS),
  undo: z.enum(UNDO_RULES),
  paused: z.boolean(),
  /** What the board's display speaks. */
  language: z.enum(LANGUAGE_CODES),
  /** When a contact of the board counts. */
  debounce: z.enum(DEBOUNCE_MODES),
  /** The colours of the lanes, which are those of the sides. */
  colours: coloursSchema,
});
export type SettingValues = z.output<typeof settingsSchema>;

/** What holds unless somebody chose. */
const DEFAULT_SETTINGS: SettingValues = {
  brightness: DEFAULT_BRIGHTNESS,
  sound: true,
  speech: false,
  language: 'en',
  undo: 'own',
  paused: false,
  debounce: 'asymmetric',
  colours: [...PALETTES.safe],
  layout: 'race',
};

/** The settings of a table and the file that keeps them. */
export type TableSettings = SettingsFile<SettingValues>;

/** The settings of a table. Without a file they last as long as the process. `language`: what its display speaks unless somebody chose. */
export const tableSettings = (
  file?: string,
  {
    language = DEFAULT_SETTINGS.language,
    damaged,
  }: { readonly language?: LanguageCode; readonly damaged?: (found: DamagedFile) => void } = {},
): TableSettings =>
  new SettingsFile<SettingValues>({
    schema: settingsSchema.partial(),
    defaults: { ...DEFAULT_SETTINGS, language },
    file,
    damaged,
  });
