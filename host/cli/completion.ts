// `muggins completion SHELL` and what the scripts ask: the words that can follow, from the command line's own tree and from the rules.
import type { Argument, Command, Option } from 'commander';
import { COLOURS, LANE_COUNTS } from '../../shared/protocol/index.ts';
import { findSetting } from '../../shared/rules/house/index.ts';
import { PRESETS, SETTINGS } from '../../shared/rules/index.ts';
import { english } from '../../shared/words/catalog.ts';
import { aboutSettingIn } from '../../shared/words/games.ts';
import { settings } from '../../shared/words/generated/settings.ts';
import { type Output, oneOf } from './output.ts';

// The scripts: each asks `muggins complete` what can follow, and offers files where nothing does.
// Bash splits words at = and : too, and replaces only the part after the last one.
const BASH = `# Completion of muggins for bash. In ~/.bashrc: source <(muggins completion bash)
_muggins() {
  local line=\${COMP_LINE:0:COMP_POINT} part=\${COMP_WORDS[COMP_CWORD]} IFS=$'\\n' each
  local word=\${line##* }
  [[ $part == [=:] ]] && part=
  COMPREPLY=()
  for each in $(muggins complete bash "$line" 2>/dev/null); do
    COMPREPLY+=("\${each#"\${word%"$part"}"}")
  done
  if [[ \${COMPREPLY[0]} == *= ]]; then compopt -o nospace 2>/dev/null; fi
}
complete -o default -F _muggins muggins`;

const ZSH = `#compdef muggins
# Completion of muggins for zsh. In ~/.zshrc, after compinit: source <(muggins completion zsh)
_muggins() {
  local -a found
  found=("\${(@f)$(muggins complete zsh "\${(j: :)words[1,CURRENT]}" 2>/dev/null)}")
  if [[ -z $found[1] ]]; then
    _files
  elif [[ \${found[1]%%:*} == *= ]]; then
    _describe muggins found -S ''
  else
    _describe muggins found
  fi
}
compdef _muggins muggins`;

const FISH = `# Completion of muggins for fish. Once: muggins completion fish > ~/.config/fish/completions/muggins.fish
function __muggins
    set -l found (muggins complete fish (commandline -cp | string collect) 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c muggins -f -a '(__muggins)'`;

// PowerShell leaves out the blanks before the cursor, and offers files itself where nothing follows.
const POWERSHELL = `# Completion of muggins for PowerShell. In $PROFILE: muggins completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName muggins -ScriptBlock {
  param($word, $command, $cursor)
  $end = $cursor - $command.Extent.StartOffset
  $line = $command.ToString().PadRight($end).Substring(0, $end)
  muggins complete powershell $line 2>$null | ForEach-Object {
    $found, $about = $_ -split "\`t", 2
    if (-not $about) { $about = $found }
    [System.Management.Automation.CompletionResult]::new($found, $found, 'ParameterValue', $about)
  }
}`;

const SCRIPTS = { bash: BASH, zsh: ZSH, fish: FISH, powershell: POWERSHELL } as const;
const SHELLS = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[];

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
  const marks = { bash: undefined, zsh: ':', fish: '\t', powershell: '\t' } as const;
  const mark = marks[oneOf('complete', shell, SHELLS, 'badShell')];
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

const plain = (words: readonly (string | number)[]): readonly Candidate[] =>
  words.map((word) => ({ word: `${word}`, about: '' }));

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

const EN = english([settings]);
const aboutSetting = (name: string): string => firstOf(aboutSettingIn(EN, name));

/** Words for the value of an option or an argument, where its description does not list them. */
const VALUES: Readonly<Record<string, () => readonly Candidate[]>> = {
  '--rules': games,
  '--colours': () => plain(COLOURS),
  '--lanes': () => plain(LANE_COUNTS),
  'rules name': () => [
    ...games(),
    ...SETTINGS.map(({ name }) => ({ word: name, about: aboutSetting(name) })),
  ],
  'completion shell': () => plain(SHELLS),
};

function games(): readonly Candidate[] {
  return PRESETS.map(({ name }) => ({ word: name, about: 'game' }));
}

function valuesOf({ long, argChoices }: Option, typed: string): readonly Candidate[] {
  if (long === '--set') return settingsOf(typed);
  return argChoices === undefined ? (VALUES[long ?? '']?.() ?? []) : plain(argChoices);
}

/** `mode=` and its values. A number is typed by hand. */
function settingsOf(typed: string): readonly Candidate[] {
  const setting = typed.includes('=') ? findSetting(typed.split('=')[0] ?? '') : undefined;
  if (setting === undefined)
    return SETTINGS.map(({ name }) => ({ word: `${name}=`, about: aboutSetting(name) }));
  const { name, values } = setting;
  return typeof values === 'string' ? [] : plain(values.map((value) => `${name}=${value}`));
}

function argumentsOf(command: Command, argument: Argument): readonly Candidate[] {
  const name = `${command.name()} ${argument.name()}`;
  if (name === 'help command' && command.parent !== null) return commandsOf(command.parent);
  return argument.argChoices === undefined ? (VALUES[name]?.() ?? []) : plain(argument.argChoices);
}
