// `muggins rules`: explains the games and their settings, from the rule sets themselves; and `muggins judge`: finds situations at the
// table by a few words, and prints their remedies.
import { Help } from 'commander';
import { findSetting, type Setting, settingOf } from '../../../shared/rules/house/index.ts';
import { findPreset, PRESETS, type RuleSet, SETTINGS, SIX_CARD } from '../../../shared/rules/index.ts';
import type { Situation } from '../../../shared/rules/rulings/index.ts';
import { PENALTIES } from '../../../shared/rules/terms/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { aboutSettingIn, gameTitleIn, settingTitleIn } from '../../../shared/words/games.ts';
import { findSituations, remedyOf } from '../../../shared/words/judge.ts';
import { saySource } from '../../../shared/words/ruling.ts';
import { say } from '../../../shared/words/say.ts';
import { columns, type Output, print, usageError } from '../output.ts';
import type { JudgeOptions, RulesOptions } from './command.ts';
import { basicsOf, differencesOf, gameLine, takenBy, valueTitle } from './gamelines.ts';

/** Characters of a description in the list: two lines beside the names. */
const DESCRIPTION = 106;

/** Explains every game, one game, or one setting. @throws CliError for a name that is neither */
export function explainRules([name]: readonly string[], options: RulesOptions, output: Output) {
  const { data, lines } = explanationOf(name, options.settings === true);
  print(output, options, data, lines);
}

/** The same for people and for programs. */
interface Explained {
  readonly lines: readonly string[];
  readonly data: object;
}

function explanationOf(name: string | undefined, settings: boolean): Explained {
  if (name === undefined) return settings ? everySetting(SIX_CARD) : everyGame();
  const preset = findPreset(name);
  if (preset.ok) return settings ? everySetting(preset.value) : oneGame(preset.value);
  const setting = findSetting(name);
  if (setting !== undefined) return oneSetting(setting);
  const among = [...PRESETS.map((each) => each.name), ...SETTINGS.map((each) => each.name)];
  throw usageError('unknownPreset', `There is no game and no setting '${name}'.`, {
    guess: { given: name, among },
    hint: '`muggins rules` lists the games, `muggins rules --settings` the settings.',
  });
}

function everyGame(): Explained {
  const games = PRESETS.map(headOf);
  return {
    lines: [
      'The games, by the name for --rules:',
      ...wrapped(games.map(({ name, about }) => [name, about])),
      '',
      '`muggins rules NAME` explains a game or a setting; `muggins rules --settings` lists the settings.',
    ],
    data: { games },
  };
}

const headOf = (rules: RuleSet) => ({
  name: rules.name,
  title: gameTitleIn(DEFAULT, rules.name),
  about: gameLine(rules, DESCRIPTION),
});

function oneGame(rules: RuleSet): Explained {
  const changes = differencesOf(rules);
  const own = changes.map(({ setting, value, words }) => ['', words, `${setting}=${value}`]);
  const [first = ''] = SETTINGS.map(({ name }) => name);
  const advice = [
    ['To play it:', `muggins start --new --rules ${rules.name}`],
    ['To change a rule, add its setting:', `--set ${first}=${settingOf(rules, first)}`],
  ];
  return {
    lines: [
      gameTitleIn(DEFAULT, rules.name),
      changes.length === 0 ? gameLine(rules, DESCRIPTION) : basicsOf(rules),
      ...(own.length === 0 ? [] : ['', 'What differs from six-card:', ...columns(own)]),
      '',
      ...columns(advice),
      `\`muggins rules ${rules.name} --settings\` lists all ${SETTINGS.length} settings.`,
    ],
    data: { ...headOf(rules), changes, settings: settingsOf(rules) },
  };
}

/** Characters of a name beyond which the last column begins on a line of its own. */
const LONGEST = 30;

/** Names and texts as commander lists options: a text that is too long for the terminal is folded. */
function wrapped(rows: readonly (readonly [string, string])[]): readonly string[] {
  const help = new Help();
  help.prepareContext({ helpWidth: process.stdout.columns ?? 80 });
  const width = Math.max(...rows.map(([name]) => name.length).filter((length) => length <= LONGEST));
  return rows.map(([name, text]) =>
    name.length <= width
      ? help.formatItem(name, width, text, help)
      : `  ${name}\n${help.formatItem('', width, text, help)}`,
  );
}

/** Every setting by its name, as it is typed. */
const settingsOf = (rules: RuleSet): Readonly<Record<string, string>> =>
  Object.fromEntries(SETTINGS.map(({ name }) => [name, usualOf(rules, name)]));

/** What a game has for a setting; a penalty that it does not change is the usual one. */
const usualOf = (rules: RuleSet, setting: string): string =>
  settingOf({ ...rules, penalties: { ...PENALTIES, ...rules.penalties } }, setting);

function everySetting(rules: RuleSet): Explained {
  const rows = SETTINGS.map((setting): [string, string] => [
    `${setting.name}=${usualOf(rules, setting.name)}`,
    `${aboutSettingIn(DEFAULT, setting.name)} (${takenBy(setting)})`,
  ]);
  return {
    lines: [`${gameTitleIn(DEFAULT, rules.name)}:`, ...wrapped(rows)],
    data: { name: rules.name, settings: SETTINGS.map((setting) => settingData(setting, rules)) },
  };
}

const settingData = (setting: Setting, rules: RuleSet) => ({
  name: setting.name,
  title: settingTitleIn(DEFAULT, setting.name),
  about: aboutSettingIn(DEFAULT, setting.name),
  values: setting.values,
  ...(setting.range !== undefined && { range: setting.range }),
  value: usualOf(rules, setting.name),
  source: setting.source,
});

function oneSetting(setting: Setting): Explained {
  const { name, values, source } = setting;
  const usual = usualOf(SIX_CARD, name);
  const meanings =
    typeof values === 'string'
      ? [['', takenBy(setting), say(DEFAULT, `form-${values}`) ?? '']]
      : values.map((value) => ['', `${name}=${value}`, valueTitle(name, value)]);
  const from = ['Source:', say(DEFAULT, 'table-source', { english: source })];
  return {
    lines: [
      `${settingTitleIn(DEFAULT, name)} (${name})`,
      aboutSettingIn(DEFAULT, name),
      '',
      'Values:',
      ...columns(meanings),
      '',
      ...columns([['In six-card:', usual], from]),
    ],
    data: settingData(setting, SIX_CARD),
  };
}

/** Remedies that are printed for one question: the likeliest, and others as titles. */
const SHOWN = 1;

/** Lists situations, or says the remedy of the one that the words mean. @throws CliError where no situation has these words */
export async function judge(words: readonly string[], options: JudgeOptions, output: Output): Promise<void> {
  const text = words.join(' ');
  const found = findSituations(DEFAULT, text);
  if (found.length === 0)
    throw usageError('noSituation', say(DEFAULT, 'judge-none'), {
      hint: '`muggins judge` lists all of them.',
    });
  const lines = text.trim() === '' ? listOf(found) : answerOf(found);
  print(output, options, { situations: found.map(dataOf) }, lines);
}

const titleOf = ({ code }: Situation): string => say(DEFAULT, `situation-${code}`);

/** Every situation by its title, under the stage of the deal that it belongs to. */
const listOf = (found: readonly Situation[]): readonly string[] => [
  ...found.flatMap((each, at) => [
    ...(found[at - 1]?.stage === each.stage
      ? []
      : [...(at === 0 ? [] : ['']), `${say(DEFAULT, `judge-stage-${each.stage}`)}:`]),
    `  ${titleOf(each)}`,
  ]),
  '',
  '`muggins judge "dealer led first"` says what to do.',
];

function answerOf(found: readonly Situation[]): readonly string[] {
  const lines = found.slice(0, SHOWN).flatMap((each) => {
    const { title, steps, notes } = remedyOf(DEFAULT, each);
    return [title, ...steps.map((step, at) => `  ${at + 1}. ${step}`), '', ...notes];
  });
  const others = found.slice(SHOWN, SHOWN + 5).map((each) => `  ${titleOf(each)}`);
  return others.length === 0 ? lines : [...lines, '', ...others];
}

const dataOf = (situation: Situation) => {
  const { code, stage, source, offence, wrong } = situation;
  const { title, steps } = remedyOf(DEFAULT, situation);
  return {
    code,
    stage,
    title,
    steps,
    rule: saySource(DEFAULT, source),
    source: { ...source, verified: source.verified !== false },
    offence: offence ?? null,
    wrong: wrong ?? null,
  };
};
