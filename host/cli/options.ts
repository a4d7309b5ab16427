// Options and arguments that are checked where they are typed; an action gets them with their types.
import type {
  Argument as ArgumentOf,
  Command as CommandOf,
  Option as OptionOf,
  OptionValues,
} from '@commander-js/extra-typings';
import { Argument, type Command, Option } from 'commander';
import { DIM } from '../../shared/table/dim.ts';
import type board from './board/help.json';
import { described, type Examples, pathOf } from './commander.ts';
import type hall from './hall/help.json';
import general from './help.json' with { type: 'json' };
import type league from './league/help.json';
import { badOption, listed, type Output, oneOf, wholeNumber } from './output.ts';
import type start from './start/help.json';
import type table from './table/help.json';

/** A command line whose actions get typed options. */
export type Program = CommandOf;

/** The options that a command gives its action, by the function that describes it. */
export type OptionsOf<Describe extends (program: Program) => { opts(): object }> = Widened<
  ReturnType<ReturnType<Describe>['opts']>
>;
/** A flag that is given is true, and a flag that is not may be false. */
type Widened<Options> = {
  readonly [Name in keyof Options]: Options[Name] | (true extends Options[Name] ? boolean : never);
};

/** What the help of a command shows. Arguments and options without words have those of the group. */
interface CommandHelp {
  readonly about: string;
  readonly arguments?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string>>;
  /** By the name of an option: those that cannot be given with it. */
  readonly conflicts?: Readonly<Record<string, readonly string[]>>;
  readonly examples: Examples;
}

const HELP: Record<string, CommandHelp> = { ...general };

/** Adds the help of a room: it is read with them, and not before a hand is counted. */
export function readHelp(help: Readonly<Record<string, CommandHelp>>): void {
  Object.assign(HELP, help);
}

type Help = typeof general & typeof start & typeof table & typeof hall & typeof league & typeof board;
/** Flags of the commands with these names. */
type FlagsIn<Path extends keyof Help> = Path extends unknown
  ? Help[Path] extends { readonly options: infer Options }
    ? keyof Options
    : never
  : never;
type Camel<Words> = Words extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Words;
/** The name under which commander gives an option, such as dryRun, or head for --no-head. */
type NameOf<Flags> = Flags extends `--no-${infer Name}`
  ? Name
  : Flags extends `--${infer Name} ${string}` | `--${infer Name}`
    ? Camel<Name>
    : never;
type ValueOf<Flags> = Flags extends `${string}...>`
  ? readonly string[]
  : Flags extends `${string}>`
    ? string
    : boolean;

/** Makes the function that reads the text of an option, and may change the option before. */
export type Reader<Value> = (made: Option) => (text: string, before?: never) => Value;
/** How the options are read that take more than text, by their flags. */
type Readers = Readonly<Record<string, Reader<unknown>>>;
type ValueRead<Flags, Read> = Flags extends keyof Read
  ? Read[Flags] extends Reader<infer Value>
    ? Value
    : never
  : ValueOf<Flags>;

/** Options that help.json has for commands, such as `muggins hall ${string}`: each command has some of them. */
export type OptionsIn<Path extends string, Read = unknown> = {
  readonly [Flags in FlagsIn<Extract<keyof Help, Path>> as NameOf<Flags>]?:
    | ValueRead<Flags, Read>
    | undefined;
};

/** Gives a command its description and examples. @returns the command */
export function helped<Given extends { description(about: string): unknown }>(command: Given): Given {
  const { about = '', examples = {} } = HELP[pathOf(command)] ?? {};
  return described(command, about, examples);
}

/** Adds a command with what help.json has for it. */
export const named = <const Name extends string>(program: Program, name: Name) =>
  helped(program.command(name));

/** One of these words, which end the description of the option. */
export const word =
  <const Word extends string>(words: readonly Word[]): Reader<Word> =>
  (made) => {
    made.choices(words).description += `: ${listed(words)}`;
    return (text) => oneOf(made.long ?? '', text, words);
  };

/** A whole number. */
export const number =
  (from: number, to: number): Reader<number> =>
  (made) =>
  (text) =>
    wholeNumber(made.name(), text, from, to);

/** On or off. */
export const onOff: Reader<boolean> = (made) => {
  made.choices(['on', 'off']);
  return (text) => oneOf(made.long ?? '', text, ['on', 'off']) === 'on';
};

/** Hours of the clock. */
export const hours: Reader<string> = (made) => {
  made.description += ': off, or from and until, such as 22-7';
  return (text) => {
    if (DIM.test(text)) return text;
    throw badOption(`${made.long} ${text}: expected off, or 2 hours from 0 to 23, such as 22-7.`);
  };
};

/** An option that may be given more properties, such as conflicts. */
export const option = <const Flags extends string>(flags: Flags, about: string): OptionOf<Flags> =>
  new Option(flags, about) as unknown as OptionOf<Flags>;

/** An option whose text is read. */
export const reading = <const Flags extends string, Value>(
  flags: Flags,
  about: string,
  read: Reader<Value>,
): OptionOf<Flags, undefined, undefined, Value> => {
  const made = new Option(flags, about);
  // What a reader has read before, commander gives back to it.
  return made.argParser(read(made) as (text: string) => Value) as never;
};

/** An option that takes one of these words, which end its description. */
export const choice = <const Flags extends string, const Word extends string>(
  flags: Flags,
  about: string,
  words: readonly Word[],
) => reading(flags, about, word(words));

/** An option that takes a whole number. */
export const whole = <const Flags extends string>(flags: Flags, about: string, from: number, to: number) =>
  reading(flags, about, number(from, to));

/** An argument that is one of these words, the first unless given. `command` precedes a wrong one in the error. */
export const action = <const Word extends string>(
  command: string,
  words: readonly [Word, ...Word[]],
): ArgumentOf<'[action]', Word, Word> => {
  const made = new Argument('[action]', listed(words)).choices(words).default(words[0]);
  return made.argParser((text) => oneOf(command, text, words, 'badAction')) as never;
};

/** Does the work of a command. `typed`: its arguments. */
type Handler<Options> = (typed: readonly string[], options: Options, output: Output) => unknown;

/** Adds a command below another, with what help.json has for it. `load` imports its handler when the command runs. */
export type Add<Options> = (
  name: string,
  load: (typed: readonly string[]) => Promise<Handler<Options>>,
  readers?: Readers,
) => Program;

function equip(command: Command, path: string, readers: Readers): void {
  const [own, group] = [HELP[path], HELP[path.slice(0, path.lastIndexOf(' '))]];
  for (const [flags, about] of Object.entries(own?.options ?? {})) {
    const words = about || (group?.options?.[flags] ?? '');
    const read = readers[flags];
    command.addOption(read ? reading(flags, words, read) : new Option(flags, words));
  }
  for (const [argument, about] of Object.entries(own?.arguments ?? {}))
    command.argument(argument, about || group?.arguments?.[argument]);
  for (const [name, others] of Object.entries(own?.conflicts ?? {}))
    command.options.find((each) => each.attributeName() === name)?.conflicts([...others]);
}

/** Gives a command the options that help.json has for it. @returns the command */
export function equipped<
  Args extends unknown[],
  Options extends OptionValues,
  const Path extends keyof Help,
  Read extends Readers = Record<never, never>,
>(
  command: CommandOf<Args, Options>,
  path: Path,
  readers?: Read,
): CommandOf<Args, Options & OptionsIn<Path, Read>> {
  equip(command as unknown as Command, path, readers ?? {});
  return command as never;
}

/** Makes a function that adds commands below `parent`. */
export const adding =
  <Options>(parent: Program, output: Output): Add<Options> =>
  (name, load, readers = {}) => {
    const command = named(parent, name);
    equip(command as unknown as Command, pathOf(command), readers);
    command.action(async () => {
      await (await load(command.args))(command.args, command.opts() as Options, output);
    });
    return command as unknown as Program;
  };
