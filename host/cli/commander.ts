// Shared by the command lines: they print through an Output, and an error becomes a sentence with an exit code.
import {
  type Argument,
  Command,
  CommanderError,
  type ErrorOptions,
  Help,
  type HelpContext,
  type Option,
} from 'commander';
import { paint } from './colour.ts';
import { badOption, columns, EXIT, type ExitCode, type Output, usageError } from './output.ts';

/** Rarely needed options: only `muggins help start --all` shows them. */
const RARE = new WeakSet<Option>();

/** What can be typed after the name of a command, and what it does. */
export type Examples = Readonly<Record<string, string>>;

/** Shows rare options only where all were asked for, and examples. Descriptions list choices in their own words. */
class BriefHelp extends Help {
  all = false;

  override visibleOptions(command: Command): Option[] {
    return super.visibleOptions(command).filter((option) => this.all || !RARE.has(option));
  }

  override formatHelp(command: Command, helper: Help): string {
    const { path, examples } = command as OurCommand;
    const rows = Object.entries(examples).map(([typed, about]) => [`  ${path} ${typed}`.trimEnd(), about]);
    const lines = rows.length === 0 ? [] : ['', this.styleTitle('Examples:'), ...columns(rows), ''];
    return super.formatHelp(command, helper) + lines.join('\n');
  }

  /** Its arguments and options are in its own help. */
  override subcommandTerm(command: Command): string {
    return command.name();
  }

  override styleTitle(title: string): string {
    return paint('bold', title);
  }

  override optionDescription(option: Option): string {
    return option.argChoices === undefined ? super.optionDescription(option) : option.description;
  }

  override argumentDescription(argument: Argument): string {
    return argument.argChoices === undefined ? super.argumentDescription(argument) : argument.description;
  }
}

/** A command with error messages of our own. */
class OurCommand extends Command {
  readonly #help = new BriefHelp();
  examples: Examples = {};

  override createCommand(name?: string): Command {
    return new OurCommand(name);
  }

  override createHelp(): Help {
    return Object.assign(this.#help, this.configureHelp());
  }

  /** Prints the help with all options. */
  helpAll(): never {
    this.#help.all = true;
    return this.help();
  }

  /** Commander's own shows the help of a group also for a command that the group does not have. */
  override outputHelp(context?: HelpContext | ((text: string) => string)): void {
    const given = this.args.find((each) => each !== 'help' && !each.startsWith('-'));
    if (this.commands.length > 0 && given !== undefined) this.unknownCommand(given);
    super.outputHelp(context as HelpContext);
  }

  /** Errors that commander finds, other than those below. */
  override error(message: string, { code = 'usage' }: ErrorOptions = {}): never {
    const [, one, other] = /'(--[\w-]+)[^']*' cannot be used with option '(--[\w-]+)/.exec(message) ?? [];
    if (one !== undefined) throw badOption(`Give ${one} or ${other}, not both.`);
    const words = message.replace(/^error: ./, (head) => head.slice(-1).toUpperCase());
    throw usageError(code.replace('commander.', ''), words, this.#hint('options'));
  }

  /** Commander calls these four by their names. */
  unknownOption(given: string): void {
    const among = new Help().visibleOptions(this).flatMap(({ long }) => long ?? []);
    const where = this.parent === null ? 'There is' : `${this.#words} has`;
    const more = { guess: { given, among }, ...this.#hint('options') };
    throw usageError('unknownOption', `${where} no option ${given}.`, more);
  }

  unknownCommand(given = this.args[0] ?? ''): void {
    const among = this.commands.map((each) => each.name());
    const more = { guess: { given, among }, ...this.#hint('commands') };
    throw usageError('unknownCommand', `There is no command '${`${this.#words} ${given}`.trim()}'.`, more);
  }

  missingArgument(name: string): void {
    const typed = `${this.path} ${this.usage().replace('[options] ', '')}`;
    throw usageError('missingArgument', `Missing: ${name}. Type: ${typed}.`, this.#hint('options'));
  }

  optionMissingArgument({ flags }: Option): void {
    throw usageError('missingValue', `${flags}: the value is missing.`, this.#hint('options'));
  }

  #hint(what: 'options' | 'commands'): { readonly hint: string } {
    return { hint: `\`${this.path} --help\` lists the ${what}.` };
  }

  /** 'muggins journal check'. */
  get path(): string {
    return this.parent instanceof OurCommand ? `${this.parent.path} ${this.name()}` : this.name();
  }

  /** The same without the program. */
  get #words(): string {
    return this.path.split(' ').slice(1).join(' ');
  }
}

/** The words by which a command is called, such as 'muggins journal check'. */
export const pathOf = (command: object): string => (command instanceof OurCommand ? command.path : '');

/** Gives a command what its help shows: a description and examples. @returns the command */
export function described<Given extends { description(about: string): unknown }>(
  command: Given,
  about: string,
  examples: Examples,
): Given {
  command.description(about);
  return Object.assign(command, { examples });
}

/** Leaves only options with these names in the help of a command; the whole help has all. @returns how many are left out */
export function brief(command: { readonly options: readonly unknown[] }, common: RegExp): number {
  const rare = (command as Command).options.filter(({ long }) => !common.test(long ?? ''));
  for (const each of rare) RARE.add(each);
  return rare.length;
}

/** A command line that prints through `output` and never ends the process. */
export const programOf = (name: string, output: Output): Command =>
  new OurCommand(name).exitOverride().configureOutput({
    writeOut: (text) => output.out(text.trimEnd()),
    writeErr: (text) => output.err(text.trimEnd()),
  });

/** Adds `help [command]`. Commander's own shows the whole help for an unknown command, without an error. */
export function addHelp(program: Command): void {
  const help = program.helpCommand(false).command('help').argument('[command...]');
  described(help, 'show help for one command or for all', { [firstIn(program)]: '' })
    .option('--all', 'show rare options too')
    .action((names: readonly string[], { all = false }) => {
      const command = commandOf(program, names);
      return all && command instanceof OurCommand ? command.helpAll() : command.help();
    });
}

const firstIn = ({ commands }: Command): string => commands[0]?.name() ?? '';

/** The command of these names, such as `journal check`. @throws CliError */
function commandOf(program: Command, names: readonly string[]): Command {
  let command = program;
  for (const name of names) {
    const among = command.commands.map((each) => each.name());
    const found = command.commands.find((each) => each.name() === name);
    if (found === undefined)
      throw usageError('unknownCommand', `There is no command '${names.join(' ')}'.`, {
        guess: { given: name, among },
        hint: `\`${program.name()} --help\` lists the commands.`,
      });
    command = found;
  }
  return command;
}

/** Builds and runs a command line. @returns its exit code, when everything is printed */
export async function runProgram(
  build: (output: Output, args: readonly string[]) => Command | Promise<Command>,
  args: readonly string[],
  output: Output,
): Promise<ExitCode> {
  // A program reads one JSON value, or a stream of lines that ends with the error. Only whole values have many lines.
  let whole = false;
  const out = (line: string): void => {
    whole ||= line.includes('\n');
    output.out(line);
  };
  const program = await build({ ...output, out }, args);
  try {
    await program.parseAsync(args, { from: 'user' });
    return EXIT.ok;
  } catch (error) {
    // Help and version were asked for and printed; without a command, help is what went wrong.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    const { failure } = await import('./failure.ts');
    return failure(error, { name: program.name(), json: args.includes('--json') && !whole }, output);
  }
}
