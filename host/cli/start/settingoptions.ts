// Options for the plain settings of the table: described for a command, read from what was typed, and completed.
import type { Command } from 'commander';
import {
  TABLE_SETTING_NAMES,
  TABLE_SETTINGS,
  type TableSetting,
  type TableSettingName,
} from '../../../shared/table/settings.ts';
import { LANGUAGE_CODES } from '../../../shared/words/generated/languages.ts';
import type { SettingValues } from '../../web/table/index.ts';
import { listed, oneOf, wholeNumber } from '../output.ts';

/** Options as commander gives them. */
export type PlainOptions = { readonly [Name in TableSettingName]?: string };

/** What an option takes that is on or off. */
export const SWITCH = ['on', 'off'] as const;

/** Adds an option for each plain setting. */
export function settingOptions(command: Command): Command {
  for (const name of TABLE_SETTING_NAMES)
    command.option(`--${name} <${placeholderOf(TABLE_SETTINGS[name])}>`, helpOf(TABLE_SETTINGS[name]));
  return command;
}

/** Those that were given. @throws CliError for the first that makes no sense */
export const readPlain = (options: PlainOptions): Partial<SettingValues> =>
  Object.fromEntries(
    TABLE_SETTING_NAMES.flatMap((name) => {
      const typed = options[name];
      return typed === undefined ? [] : [[name, read(name, TABLE_SETTINGS[name], typed)]];
    }),
  );

/** What an option such as `--layout` takes, as far as it can be listed: none for a number, and for an option of no setting. */
export function wordsForOption(option: string): readonly string[] {
  const name = TABLE_SETTING_NAMES.find((each) => `--${each}` === option);
  return name === undefined ? [] : wordsOf(TABLE_SETTINGS[name]);
}

function read(name: string, setting: TableSetting, typed: string): string | number | boolean {
  if (setting.form === 'number') return wholeNumber(name, typed, setting.from, setting.to);
  const word = oneOf(`--${name}`, typed, wordsOf(setting));
  return setting.form === 'switch' ? word === 'on' : word;
}

function wordsOf(setting: TableSetting): readonly string[] {
  switch (setting.form) {
    case 'number':
      return [];
    case 'switch':
      return SWITCH;
    case 'choice':
      return setting.choices;
    case 'language':
      return LANGUAGE_CODES;
  }
}

const placeholderOf = ({ form }: TableSetting): string =>
  ({ number: 'number', switch: SWITCH.join('|'), choice: 'name', language: 'name' })[form];

function helpOf(setting: TableSetting): string {
  if (setting.form === 'number') return `${setting.about}, ${setting.from} to ${setting.to}`;
  if (setting.form === 'switch') return setting.about;
  const notes = setting.form === 'choice' ? (setting.notes ?? {}) : {};
  const words = wordsOf(setting).map((word) =>
    notes[word] === undefined ? word : `${word} (${notes[word]})`,
  );
  const first = setting.form === 'language' ? " (at first the computer's)" : '';
  return `${setting.about}: ${listed(words)}${first}`;
}
