// The plain settings of the table, a row each, as shared/table/settings.ts lists them.
import { html } from 'lit';
import {
  TABLE_SETTING_NAMES,
  TABLE_SETTINGS,
  type TableSetting,
  type TableSettingName,
} from '../../../shared/table/settings.ts';
import { LANGUAGE_NAMES } from '../../../shared/words/generated/languages.ts';
import type { SettingValues } from '../../web/table/types.ts';
import { onChecked, onNumber, onValue, options } from '../kit/element.ts';
import { known, t } from '../kit/language.ts';

/** The control beside a setting's name: its value now, and its change. */
interface SettingRow {
  readonly name: TableSettingName;
  readonly label: string;
  readonly choose: (value: string | number | boolean) => void;
}

type Choices = Parameters<typeof options>[0];

/** Every row. `set` hears of each change by itself. */
export const settingRows = (settings: SettingValues, set: (change: object) => void) =>
  TABLE_SETTING_NAMES.map((name) => {
    const label = t(`table-plain-${name}-name`);
    const row: SettingRow = { name, label, choose: (value) => set({ [name]: value }) };
    return rowOf(row, TABLE_SETTINGS[name], settings[name]);
  });

function rowOf(row: SettingRow, setting: TableSetting, now: string | number | boolean) {
  switch (setting.form) {
    case 'switch':
      return html`<label class="check">
        <input type="checkbox" name=${row.name} .checked=${now === true}
          @change=${onChecked(row.choose)} />
        <span>${row.label}</span></label>`;
    case 'number':
      return html`<label class="row"><span>${row.label}</span>
        <input type="range" name=${row.name} min=${setting.from} max=${setting.to} .value=${`${now}`}
          @change=${onNumber(row.choose)} /></label>`;
    case 'choice':
      return select(row, choicesOf(row.name, setting.choices), now);
    case 'language':
      return select(
        row,
        Object.entries(LANGUAGE_NAMES).map(([code, name]) => [code, name, code]),
        now,
      );
  }
}

/** Long choices stand below the name. */
const LONG = 24;

function select(row: SettingRow, choices: Choices, now: string | number | boolean) {
  const tall = choices.some(([, text]) => text.length > LONG);
  return html`<label class="row ${tall ? 'tall' : ''}"><span>${row.label}</span>
    <select name=${row.name} @change=${onValue(row.choose)}>${options(choices, now)}</select></label>`;
}

const choicesOf = (name: TableSettingName, values: readonly string[]): Choices =>
  values.map((value) => [value, known(`table-plain-${name}-choices-${value}`) ?? value]);
