// `muggins completion SHELL` and what the scripts ask: the words that can follow, from the command line's own tree and from the rules.
import type { Argument, Command, Option } from 'commander';
import { COLOURS, LANE_COUNTS } from '../../shared/protocol/index.ts';
import { findSetting } from '../../shared/rules/house/index.ts';
import { PRESETS, SETTINGS } from '../../shared/rules/index.ts';
import { type Output, oneOf } from './output.ts';
import { SCRIPTS, SHELLS } from './shells.ts';

/** A word that can follow, and what it is. */
interface Candidate {
  readonly word: string;
  readonly about: string;
}

/** Prints the script that a shell loads. @throws CliError */
export function completion(shell: string, output: Output): void {
  output.out(SCRIPTS[oneOf('completion', shell, SHELLS, 'badShell')]);
}

/** Prints what can follow a line, in the form that the script of the shell takes. */
export function complete(program: Command, shell: string, line: string, output: Output): void {
  const mark = { bash: undefined, zsh: ':', fish: '\t' }[oneOf('complete', shell, SHELLS, 'badShell')];
  for (const { word, about } of candidates(program, line))
    output.out(mark === undefined || about === '' ? word : `${word}${mark}${about}`);
}

/** What can follow: none where the shell should offer files. */
function candidates(program: Command, line: string): readonly Candidate[] {
  const [, ...words] = line.trimStart().split(/\s+/);
  const typed = words.pop() ?? '';
  const { command, option, argument } = placeOf(program, words);
  const found = (): readonly Candidate[] => {
    if (typed.startsWith('-')) return optionsOf(command);
    if (option !== undefined) return valuesOf(option, typed);
    return argument === undefined
      ? commandsOf(command)
      : [...commandsOf(command), ...argumentsOf(command, argument)];
  };
  return found().filter(({ word }) => word.startsWith(typed));
}

/** The command that a line is in, the option that wants a value, and the argument that is next. */
function placeOf(program: Command, words: readonly string[]) {
  let [command, option, given]: [Command, Option | undefined, number] = [program, undefined, 0];
  for (const word of words) {
    if (word.startsWith('-')) {
      const found = command.options.find(({ long, short }) => long === word || short === word);
      option = found !== undefined && (found.required || found.optional) ? found : undefined;
      continue;
    }
    if (option !== undefined) {
      // Many values may follow an option that takes many.
      if (!option.variadic) option = undefined;
      continue;
    }
    const below = given === 0 ? command.commands.find((each) => each.name() === word) : undefined;
    if (below === undefined) given += 1;
    else command = below;
  }
  const { registeredArguments: all } = command;
  const last = all.at(-1);
  return { command, option, argument: all[given] ?? (last?.variadic === true ? last : undefined) };
}

const plain = (words: readonly (string | number)[], about = ''): readonly Candidate[] =>
  words.map((word) => ({ word: `${word}`, about }));

const commandsOf = (command: Command): readonly Candidate[] =>
  command
    .createHelp()
    .visibleCommands(command)
    .map((each) => ({ word: each.name(), about: firstOf(each.description()) }));

const optionsOf = (command: Command): readonly Candidate[] =>
  [...command.options, { long: '--help', description: 'show help', hidden: false }].flatMap(
    ({ long, description, hidden }) =>
      long === undefined || long === null || hidden ? [] : [{ word: long, about: firstOf(description) }],
  );

/** A colon parts a word from what it is in one of the shells. */
const firstOf = (text: string): string => text.split(/[:;(]/)[0]?.trim() ?? '';

/** Words for the value of an option or an argument, where its description does not list them. */
const VALUES: Readonly<Record<string, () => readonly Candidate[]>> = {
  '--rules': games,
  '--colours': () => plain(COLOURS),
  '--lanes': () => plain(LANE_COUNTS),
  'rules name': () => [
    ...games(),
    ...SETTINGS.map(({ name, about }) => ({ word: name, about: firstOf(about) })),
  ],
  'completion shell': () => plain(SHELLS),
};

function games(): readonly Candidate[] {
  return plain(
    PRESETS.map(({ name }) => name),
    'game',
  );
}

function valuesOf({ long, argChoices }: Option, typed: string): readonly Candidate[] {
  if (long === '--set') return settingsOf(typed);
  return argChoices === undefined ? (VALUES[long ?? '']?.() ?? []) : plain(argChoices);
}

/** `mode=` and its values. A number is typed by hand. */
function settingsOf(typed: string): readonly Candidate[] {
  const setting = typed.includes('=') ? findSetting(typed.split('=')[0] ?? '') : undefined;
  if (setting === undefined)
    return SETTINGS.map(({ name, about }) => ({ word: `${name}=`, about: firstOf(about) }));
  const { name, values } = setting;
  return typeof values === 'string' ? [] : plain(values.map((value) => `${name}=${value}`));
}

function argumentsOf(command: Command, argument: Argument): readonly Candidate[] {
  const name = `${command.name()} ${argument.name()}`;
  if (name === 'help command' && command.parent !== null) return commandsOf(command.parent);
  return argument.argChoices === undefined ? (VALUES[name]?.() ?? []) : plain(argument.argChoices);
}
