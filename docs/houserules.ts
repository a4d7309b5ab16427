/** docs/house-rules.md, written from the settings, the presets and the offences of the rules library. */
import type { Setting } from '../shared/rules/house/index.ts';
import { PRESETS, type RuleSet, SETTINGS, SIX_CARD } from '../shared/rules/index.ts';
import { OFFENCES, type Offence } from '../shared/rules/rulings/index.ts';
import { penaltiesOf } from '../shared/rules/terms/index.ts';
import { citeSource } from '../shared/words/index.ts';

const HEAD = `# House rules

Everything in which houses differ is a setting of the rules library, with a name, a default and a source. This page is written
from the settings themselves (\`npm run pages\`).

Settings are given as \`name=value\`, on the command line, in the companion and to \`applySettings\`; they are laid over a preset,
and a rule set that contradicts itself is refused with the reason. "reference: rules" is the project's collection of sources; where
it calls something unverified, the default is the likelier choice.
`;

const FORMS: Readonly<Record<string, string>> = {
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
  const presets = PRESETS.map((rules) => row([`\`${rules.name}\``, differences(rules)]));
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
  ].join('\n');
}

const OFFENCES_HEAD = `## Offences

What can be called at the table, in the order in which \`NEXT\` steps through it after \`MUGGINS\`; \`offencesNow\` lists what is open
at the moment. A rule with (?) is known second-hand. A ruling names the rule that it stands on, which depends on the settings.
`;

const offenceRow = (offence: Offence): string => {
  const { code, who, about, source, verified, figures, order, settings } = offence;
  const told = figures.map(({ name, asks }) => `\`${name}\`: ${asks}`).join(' ') || '-';
  const rule = `${citeSource(source)}${verified ? '' : ' (?)'}`;
  const changing = settings.map((each) => `\`${each}\``).join(', ') || '-';
  return row([`\`${code}\``, who, about, rule, told, order, changing]);
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const valuesOf = ({ values }: Setting): string =>
  typeof values === 'string' ? (FORMS[values] ?? values) : values.map((value) => `\`${value}\``).join(', ');

/** A rule set as fields by path, 'cards.dealt', with every penalty written out. */
function fieldsOf(rules: RuleSet): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [key, part] of Object.entries(value)) walk(part, path === '' ? key : `${path}.${key}`);
    } else fields.set(path, spell(value));
  };
  walk({ ...rules, penalties: penaltiesOf(rules) }, '');
  return fields;
}

/** A value as it is typed. */
function spell(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value)) return String(value);
  const parts = value.map((part) =>
    typeof part === 'object' ? Object.values(part as Record<string, unknown>).join(':') : String(part),
  );
  return parts.length === 0 ? 'none' : parts.join(',');
}

/** The fields that one rule set has otherwise than another. */
const changed = (rules: RuleSet, from: RuleSet): readonly (readonly [string, string])[] => {
  const before = fieldsOf(from);
  return [...fieldsOf(rules)].filter(([path, value]) => before.get(path) !== value);
};

/** Some value of each form that six-card does not have, to find the field that a setting changes. */
const PROBES: Readonly<Record<string, string>> = {
  number: '17',
  numbers: '0,1,2',
  lines: 'skunk:30:5:5',
  text: '?',
};

/** The default: the value of the field that the setting changes. @throws if it changes nothing */
function defaultOf({ name, values, apply }: Setting): string {
  const probes = typeof values === 'string' ? [PROBES[values] ?? ''] : values;
  const paths = probes.flatMap((probe) => changed(apply(SIX_CARD, probe), SIX_CARD).map(([path]) => path));
  const path = paths.find((each) => each === name || each.endsWith(`.${name}`)) ?? paths[0];
  const value = path === undefined ? undefined : fieldsOf(SIX_CARD).get(path);
  if (value === undefined) throw new Error(`the setting ${name} changes nothing`);
  return `\`${value}\``;
}

const differences = (rules: RuleSet): string =>
  changed(rules, SIX_CARD)
    .filter(([path]) => path !== 'name')
    .map(([path, value]) => `\`${path}=${value}\``)
    .join(', ') || '-';
