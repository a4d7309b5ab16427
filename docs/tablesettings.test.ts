import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsSchema, tableSettings } from '../host/web/table/settings.ts';
import { TABLE_SETTING_NAMES } from '../shared/table/settings.ts';
import { tableSettingsPage } from './tablesettings.ts';

test('docs/table-settings.md is what the settings say (npm run pages writes it)', () => {
  expect(readFileSync(new URL('table-settings.md', import.meta.url), 'utf8')).toBe(tableSettingsPage());
});

test('every setting of a table is on the page, with what a new table is set to', () => {
  const page = tableSettingsPage();
  expect(Object.keys(settingsSchema.shape).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  const values = tableSettings().value;
  for (const name of TABLE_SETTING_NAMES.filter((each) => each !== 'language')) {
    const value = values[name];
    const said = typeof value === 'boolean' ? (value ? 'on' : 'off') : `\`${value}\``;
    const [line = ''] = page.split('\n').filter((each) => each.startsWith(`| \`${name}\` |`));
    expect([name, line.split(' | ').at(-1)]).toEqual([name, `${said} |`]);
  }
});
