// docs/table-settings.md, written from shared/table/settings.ts.
import { TABLE_SETTING_NAMES, TABLE_SETTINGS, type TableSetting } from '../shared/table/settings.ts';
import { LANGUAGE_CODES } from '../shared/words/registry.ts';

const HEAD = `# Settings of the table

They belong to the table, not to a game, and are kept in \`table.json\` beside the journal. The host changes them on the page Table, or
on the command line: \`muggins start --layout scores\` as the table starts, \`muggins table --layout scores\` while it runs. A program
posts \`{"layout":"scores"}\` to \`/api/settings\`. This page is written from the code (\`npm run pages\`).
`;

const FOOT = `
Two more have a way of their own. \`paused\` is set by a button of the page and by \`muggins table pause\` and \`resume\`. \`colours\`,
of lanes 1 to 4, all different and of one palette, are chosen with the players; on the command line \`--colours\` and \`--palette\`.

On the command line a switch is \`on\` or \`off\`. In JSON it is \`true\` or \`false\`.
`;

/** The page. */
export function tableSettingsPage(): string {
  return [
    HEAD,
    row(['setting', 'what it decides', 'values', 'default']),
    row(['---', '---', '---', '---']),
    ...TABLE_SETTING_NAMES.map((name) => {
      const setting = TABLE_SETTINGS[name];
      return row([`\`${name}\``, setting.about, valuesIn(setting), defaultIn(setting)]);
    }),
    FOOT,
  ].join('\n');
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function valuesIn(setting: TableSetting): string {
  switch (setting.form) {
    case 'switch':
      return 'a switch';
    case 'number':
      return `a number from ${setting.from} to ${setting.to}`;
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
