// The tables of docs/house-rules.md: settings, presets and offences of the rules library, and the settings of a table.
import { readFileSync } from 'node:fs';
import { differences, type SettingForm, settingOf } from '../shared/rules/house/index.ts';
import { PRESETS, type RuleSet, SETTINGS, type Setting, SIX_CARD } from '../shared/rules/index.ts';
import { OFFENCES, type Offence } from '../shared/rules/rulings/index.ts';
import { PENALTIES } from '../shared/rules/terms/index.ts';
import { TABLE_SETTING_NAMES, TABLE_SETTINGS, type TableSetting } from '../shared/table/settings.ts';
import { DEFAULT as EN } from '../shared/words/default.ts';
import { aboutSettingIn } from '../shared/words/games.ts';
import { LANGUAGE_CODES } from '../shared/words/generated/languages.ts';
import { saySource } from '../shared/words/ruling.ts';
import { say } from '../shared/words/say.ts';

const FILE = new URL('house-rules.md', import.meta.url);

const FORMS: Readonly<Record<SettingForm, string>> = {
  number: 'a number',
  numbers: 'numbers with commas between, or `none`',
  lines: 'lines such as `skunk:90:3:2` (at most, game points, stakes), or `none`',
  text: 'text',
};

type Cells = readonly string[];

/** The page with new rows in its tables, in this order. The heads and the text between the tables stay. */
export function houseRulesPage(): string {
  const tables = [
    SETTINGS.map(settingCells),
    PRESETS.map(presetCells),
    OFFENCES.map(offenceCells),
    TABLE_SETTING_NAMES.map(tableCells),
  ];
  const rows = tables.map((table) => table.map((cells) => `| ${cells.join(' | ')} |\n`).join(''));
  const table = /(^\|.*\n\|(?: --- \|)+\n)(?:\|.*\n)*/gm;
  return readFileSync(FILE, 'utf8').replaceAll(table, (_, head: string) => head + (rows.shift() ?? ''));
}

const settingCells = (setting: Setting): Cells => [
  `\`${setting.name}\``,
  aboutSettingIn(EN, setting.name),
  valuesOf(setting),
  defaultOf(setting),
  setting.source,
];

const presetCells = (rules: RuleSet): Cells => [`\`${rules.name}\``, changes(rules)];

const offenceCells = (offence: Offence): Cells => {
  const { code, who, source, figures, settings } = offence;
  const told =
    figures.map(({ name, code: asked }) => `\`${name}\`: ${say(EN, `figure-${asked}`)}`).join(' ') || '-';
  const rule = saySource(EN, source);
  const changing = settings.map((each) => `\`${each}\``).join(', ') || '-';
  const remedy = say(EN, `remedy-${code}`).replaceAll('\n', ' ');
  return [`\`${code}\``, who, say(EN, `offence-${code}`), rule, told, remedy, changing];
};

function tableCells(name: (typeof TABLE_SETTING_NAMES)[number]): Cells {
  const setting = TABLE_SETTINGS[name];
  return [`\`${name}\``, setting.about, valuesIn(setting), defaultIn(setting)];
}

function valuesIn(setting: TableSetting): string {
  switch (setting.form) {
    case 'switch':
      return 'a switch';
    case 'number':
      return `a number from ${setting.from} to ${setting.to}`;
    case 'hours':
      return '`off`, or from and until by the 24-hour clock';
    case 'language':
      return LANGUAGE_CODES.map((code) => `\`${code}\``).join(', ');
    case 'choice': {
      const notes = setting.notes ?? {};
      return setting.choices
        .map((word) => `\`${word}\`${notes[word] === undefined ? '' : ` (${notes[word]})`}`)
        .join(', ');
    }
  }
}

function defaultIn(setting: TableSetting): string {
  if (setting.form === 'language') return "the computer's";
  if (setting.form === 'switch') return setting.initially ? 'on' : 'off';
  return `\`${setting.initially}\``;
}

const valuesOf = ({ values, range }: Setting): string => {
  if (range !== undefined) return `a number from ${range[0]} to ${range[1]}`;
  return typeof values === 'string' ? FORMS[values] : values.map((value) => `\`${value}\``).join(', ');
};

/** The default, as it is written. */
const defaultOf = ({ name }: Setting): string =>
  `\`${settingOf({ ...SIX_CARD, penalties: PENALTIES }, name)}\``;

/** What a preset has otherwise than six-card, as it is typed. */
const changes = (preset: RuleSet): string =>
  Object.entries(differences(SIX_CARD, preset))
    .filter(([name]) => name !== 'name')
    .map(([name, value]) => `\`${name}=${value}\``)
    .join(', ') || '-';
