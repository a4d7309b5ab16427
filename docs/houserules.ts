// docs/house-rules.md: settings, presets and offences of the rules library, and the settings of a table.

import { differences, type SettingForm, settingOf } from '../shared/rules/house/index.ts';
import { PRESETS, type RuleSet, SETTINGS, type Setting, SIX_CARD } from '../shared/rules/index.ts';
import { OFFENCES, type Offence } from '../shared/rules/rulings/index.ts';
import { PENALTIES } from '../shared/rules/terms/index.ts';
import { TABLE_SETTING_NAMES, TABLE_SETTINGS, type TableSetting } from '../shared/table/settings.ts';
import { DEFAULT as EN } from '../shared/words/default.ts';
import { LANGUAGE_CODES } from '../shared/words/generated/languages.ts';
import { saySource } from '../shared/words/ruling.ts';
import { say } from '../shared/words/say.ts';

const HEAD = `# House rules

Everything in which houses differ is a setting of the rules library, with a name, a default and a source. This page is written
from the settings themselves (\`npm run pages\`).

Settings are given as \`name=value\`, on the command line, in the companion and to \`parseRules\`; they are laid over a preset,
and a rule set that contradicts itself is refused with the reason. The sources are those of [sources.md](sources.md); where a source
leaves something unverified, the default is the likelier choice.
`;

const FORMS: Readonly<Record<SettingForm, string>> = {
  number: 'a number',
  numbers: 'numbers with commas between, or `none`',
  lines: 'lines such as `skunk:90:3:2` (at most, game points, stakes), or `none`',
  text: 'text',
};

/** The page. */
export function houseRulesPage(): string {
  const settings = SETTINGS.map((setting) =>
    row([`\`${setting.name}\``, setting.about, valuesOf(setting), defaultOf(setting), setting.source]),
  );
  const presets = PRESETS.map((rules) => row([`\`${rules.name}\``, changes(rules)]));
  return [
    HEAD,
    '## Settings',
    '',
    row(['setting', 'what it decides', 'values', 'default', 'source']),
    row(Array.from({ length: 5 }, () => '---')),
    ...settings,
    '',
    '## Presets',
    '',
    'Each preset is six-card with what differs:',
    '',
    row(['preset', 'what differs']),
    row(['---', '---']),
    ...presets,
    '',
    OFFENCES_HEAD,
    row(['offence', 'who', 'what', 'rule', 'told with it', 'peg moves, in order', 'settings']),
    row(Array.from({ length: 7 }, () => '---')),
    ...OFFENCES.map(offenceRow),
    '',
    TABLE_HEAD,
    row(['setting', 'what it decides', 'values', 'default']),
    row(Array.from({ length: 4 }, () => '---')),
    ...TABLE_SETTING_NAMES.map(tableRow),
    TABLE_FOOT,
  ].join('\n');
}

const OFFENCES_HEAD = `## Offences

What can be called at the table, in the order in which \`NEXT\` steps through it after \`MUGGINS\`; \`offencesNow\` lists what is open
at the moment. A ruling names the rule that it stands on, which depends on the settings.
`;

const offenceRow = (offence: Offence): string => {
  const { code, who, source, figures, order, settings } = offence;
  const told =
    figures.map(({ name, code: asked }) => `\`${name}\`: ${say(EN, `figure-${asked}`)}`).join(' ') || '-';
  const rule = saySource(EN, source);
  const changing = settings.map((each) => `\`${each}\``).join(', ') || '-';
  return row([`\`${code}\``, who, say(EN, `offence-${code}`), rule, told, order, changing]);
};

const TABLE_HEAD = `## Settings of the table

These belong to the table, not to a game; \`table.json\` beside the journal has them. Change them on the **Table** page, or on the command
line: \`muggins start --layout scores\` as the table starts, \`muggins table --layout scores\` while it runs. A program posts
\`{"layout":"scores"}\` to \`/api/settings\`. A switch is \`on\` or \`off\` on the command line, \`true\` or \`false\` in JSON.
`;

const TABLE_FOOT = `
What \`dim\` does to boards and pages: [At night](companion.md#at-night).

The page and \`muggins table pause\` and \`resume\` set \`paused\`. Choose \`colours\` with the players, or with \`--colours\` and
\`--palette\`: one for each lane, all different, all of one palette.
`;

function tableRow(name: (typeof TABLE_SETTING_NAMES)[number]): string {
  const setting = TABLE_SETTINGS[name];
  return row([`\`${name}\``, setting.about, valuesIn(setting), defaultIn(setting)]);
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

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

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
