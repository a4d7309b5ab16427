// The rules in `muggins start --help`: every rule set, and every setting with its values.
import type { Setting } from '../../shared/rules/index.ts';
import * as rules from '../../shared/rules/index.ts';
import { sideCount, targetOf } from '../../shared/rules/terms/index.ts';
import { columns } from './output.ts';

const indented = (rows: readonly (readonly string[])[]): readonly string[] =>
  columns(rows.map((row) => ['', ...row]));

/** The values of a setting, as text. */
const taken = ({ values }: Setting): string => (typeof values === 'string' ? values : values.join(', '));

/** Rule sets and settings, in two lists. */
export function rulesHelp(): string {
  const presets = rules.PRESETS.map((preset) => [
    preset.name,
    `${preset.seats} players, ${sideCount(preset)} sides, ${preset.cards.dealt} cards each, to ${[...new Set(preset.sides.map((side) => targetOf(preset, side)))].join(' and ')}`,
  ]);
  const settings = rules.SETTINGS.map((setting) => [setting.name, setting.about, taken(setting)]);
  return [
    'Rule sets (--rules):',
    ...indented(presets),
    '',
    'House rules (--set name=value):',
    ...indented(settings),
  ].join('\n');
}
