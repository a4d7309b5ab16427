// Options for settings of the table, of `muggins start` and `muggins table`: the colours of the lanes, and the plain settings.
import type { Command, OptionValues } from '@commander-js/extra-typings';
import {
  COLOURS,
  LANE_COUNTS,
  type LaneColours,
  type LaneCount,
  laneColours,
  MAX_LANES,
  PALETTE_NAMES,
  PALETTES,
  type PaletteName,
  paletteOf,
} from '../../../shared/protocol/index.ts';
import {
  TABLE_SETTING_NAMES,
  TABLE_SETTINGS,
  type TableSetting,
  type TableSettingName,
} from '../../../shared/table/settings.ts';
import { LANGUAGE_CODES } from '../../../shared/words/generated/languages.ts';
import type { SettingValues } from '../../web/table/index.ts';
import { choice, hours, number, onOff, type Reader, reading, whole } from '../options.ts';
import { badOption } from '../output.ts';

type PlainOptions = Partial<Pick<SettingValues, TableSettingName>>;

/** The lanes of a board, as they are typed. */
export const lanes = number(Math.min(...LANE_COUNTS), Math.max(...LANE_COUNTS)) as Reader<LaneCount>;

export interface ColourOptions {
  readonly palette?: PaletteName | undefined;
  readonly colours?: string | undefined;
}

/** Adds the options for colours, and one for each plain setting. */
export function settingOptions<Args extends unknown[], Options extends OptionValues>(
  command: Command<Args, Options>,
): Command<Args, Options & ColourOptions & PlainOptions> {
  const palettes = 'colours of the lanes; safe: for all kinds of colour vision';
  command
    .addOption(choice('--palette <name>', palettes, PALETTE_NAMES))
    .option('--colours <names>', 'lane colours from one palette, such as green,blue');
  for (const name of TABLE_SETTING_NAMES) command.addOption(optionOf(name, TABLE_SETTINGS[name]));
  return command as never;
}

function optionOf(name: string, setting: TableSetting) {
  const { about } = setting;
  switch (setting.form) {
    case 'number': {
      const { from, to } = setting;
      return whole(`--${name} <number>`, `${about}, ${from} to ${to}`, from, to);
    }
    case 'switch':
      return reading(`--${name} <on|off>`, about, onOff);
    case 'hours':
      return reading(`--${name} <hours>`, about, hours);
    case 'language':
      return choice(`--${name} <name>`, `${about}, at first the computer's`, LANGUAGE_CODES);
    case 'choice': {
      const notes = Object.entries(setting.notes ?? {}).map(([word, meaning]) => `${word}: ${meaning}`);
      return choice(`--${name} <name>`, [about, ...notes].join('; '), setting.choices);
    }
  }
}

/** Settings of the table by their options. @throws CliError for colours that make no sense */
export function readTableSettings(options: PlainOptions & ColourOptions): Partial<SettingValues> {
  const colours = readColours(options);
  const given = TABLE_SETTING_NAMES.filter((name) => options[name] !== undefined);
  return {
    ...Object.fromEntries(given.map((name) => [name, options[name]])),
    ...(colours !== undefined && { colours: [...colours] }),
  };
}

/** The chosen colours of all lanes; undefined if none were chosen. */
function readColours({ palette, colours }: ColourOptions): LaneColours | undefined {
  if (colours === undefined) return palette && laneColours([], palette);
  const wrong = (why: string, more = {}) => badOption(`--colours ${colours}: ${why}`, more);
  const chosen = colours.split(',').map((given) => {
    const colour = COLOURS.find((each) => each === given.trim());
    if (colour !== undefined) return colour;
    const guess = { given, among: COLOURS };
    throw wrong(`expected colours, separated by commas. ${palettesText()}`, { guess });
  });
  const twice = chosen.find((colour, at) => chosen.indexOf(colour) !== at);
  if (twice !== undefined) throw wrong(`two sides cannot both be ${twice}.`);
  const found = laneColours(chosen, palette ?? paletteOf(chosen));
  if (found !== undefined) return found;
  throw wrong(`expected at most ${MAX_LANES} colours of one palette. ${palettesText()}`);
}

/** Every palette with its colours. */
const palettesText = (): string =>
  `Palettes: ${PALETTE_NAMES.map((name) => `${name} (${PALETTES[name].join(', ')})`).join('; ')}.`;
