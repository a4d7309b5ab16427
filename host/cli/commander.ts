// Shared by the command lines: they print through an Output, and an error becomes a sentence with an exit code.
import { Command, CommanderError, type ErrorOptions, Help, type Option } from 'commander';
import { EXIT, type ExitCode, type Output, usageError } from './output.ts';

/** Rarely needed options: only `muggins help start --all` shows them. */
const RARE = new WeakSet<Option>();

/** Shows rare options only where everything was asked for. */
class BriefHelp extends Help {
  all = false;

  override visibleOptions(command: Command): Option[] {
    return super.visibleOptions(command).filter((option) => this.all || !RARE.has(option));
  }
}

/** A command with error messages of our own. */
class OurCommand extends Command {
  readonly #help = new BriefHelp();

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

  /** Errors that commander finds, other than those below. */
  override error(message: string, { code = 'usage' }: ErrorOptions = {}): never {
    const words = message.replace(/^error: ./, (head) => head.slice(-1).toUpperCase());
    throw usageError(code.replace('commander.', ''), words, this.#hint('options'));
  }

  /** Commander calls these four by their names. */
  unknownOption(given: string): void {
    const among = new Help().visibleOptions(this).flatMap(({ long }) => long ?? []);
    throw usageError(
      'unknownOption',
      `${this.parent === null ? 'There is' : `${this.#words} has`} no option ${given}.`,
      {
        guess: { given, among },
        ...this.#hint('options'),
      },
    );
  }

  unknownCommand(): void {
    const [given = ''] = this.args;
    const among = this.commands.map((each) => each.name());
    throw usageError('unknownCommand', `There is no command '${`${this.#words} ${given}`.trim()}'.`, {
      guess: { given, among },
      ...this.#hint('commands'),
    });
  }

  missingArgument(name: string): void {
    const typed = `${this.#path} ${this.usage().replace('[options] ', '')}`;
    throw usageError('missingArgument', `Missing: ${name}. Type: ${typed}.`, this.#hint('options'));
  }

  optionMissingArgument({ flags }: Option): void {
    throw usageError('missingValue', `${flags}: the value is missing.`, this.#hint('options'));
  }

  #hint(what: 'options' | 'commands'): { readonly hint: string } {
    return { hint: `\`${this.#path} --help\` lists the ${what}.` };
  }

  /** 'muggins journal check'. */
  get #path(): string {
    return this.parent instanceof OurCommand ? `${this.parent.#path} ${this.name()}` : this.name();
  }

  /** The same without the program. */
  get #words(): string {
    return this.#path.split(' ').slice(1).join(' ');
  }
}

/** Leaves only these options in the help of a command; the whole help has all. */
export function brief(command: Command, common: readonly string[]): Command {
  for (const option of command.options) if (!common.includes(option.long ?? '')) RARE.add(option);
  return command;
}

/** How many options only the whole help shows. */
export const rareCount = ({ options }: Command): number => options.filter((each) => RARE.has(each)).length;

/** Prints the help of a command, with its rare options if `all`. */
export function showHelp(command: Command, all: boolean): never {
  return all && command instanceof OurCommand ? command.helpAll() : command.help();
}

/** A command line that prints through `output` and never ends the process. */
export const programOf = (name: string, output: Output): Command =>
  new OurCommand(name).exitOverride().configureOutput({
    writeOut: (text) => output.out(text.trimEnd()),
    writeErr: (text) => output.err(text.trimEnd()),
  });

/** Builds and runs a command line. @returns its exit code, when everything is printed */
export async function runProgram(
  build: (output: Output, args: readonly string[]) => Command | Promise<Command>,
  args: readonly string[],
  output: Output,
): Promise<ExitCode> {
  // A value of its own is all that a program reads, be it a bad one; a stream of lines goes on with the error. Only values have
  // many lines.
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
