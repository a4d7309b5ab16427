// The language of a command, and how it says that something was refused: in words, and with --json by its code and figures too.
import { type Language, type NameOf, sayHallRefusal } from '../../../shared/words/index.ts';
import { DEFAULT, LANGUAGE_CODES, REGISTRY } from '../../../shared/words/registry.ts';
import type { HostRefusal } from '../host.ts';
import { CliError, json, type Output, usageError } from '../output.ts';

/** Options that every command of a night has. */
export interface NightOptions {
  readonly data?: string;
  readonly json?: boolean;
  readonly language?: string;
}

/** The language that somebody wants. @throws CliError for one that there is not */
async function languageOf({ language }: NightOptions): Promise<Language> {
  if (language === undefined) return DEFAULT;
  const code = LANGUAGE_CODES.find((each) => each === language);
  if (code === undefined)
    throw usageError('badOption', `--language ${language}: expected one of ${LANGUAGE_CODES.join(', ')}.`);
  return REGISTRY[code].load();
}

/** Something that was refused, with the figures of the refusal, for programs. */
export class NightRefusal extends CliError {
  readonly refusal: object;

  constructor(refusal: { readonly code: string }, words: string) {
    super(refusal.code, words);
    this.refusal = refusal;
  }
}

/** What the hall has against a command, in the language of the terminal, with what to type besides. */
export function refusedBy(error: HostRefusal, language: Language, name: NameOf): CliError {
  const refusal = (error.refusal ?? error.told) as Parameters<typeof sayHallRefusal>[1] | undefined;
  if (refusal === undefined) return error;
  const words = sayHallRefusal(language, refusal, name) ?? error.message;
  const hints: Readonly<Record<string, string>> = language.hallCommands.hints;
  const hint = refusal.code === 'noPlayer' ? undefined : hints[refusal.code];
  return new NightRefusal(refusal, hint === undefined ? words : `${words} ${hint}`);
}

/** Does the work of a command. What is refused is printed as JSON too, where JSON is wanted. */
export async function answering(
  options: NightOptions,
  output: Output,
  work: (language: Language) => Promise<void>,
): Promise<void> {
  try {
    await work(await languageOf(options));
  } catch (error) {
    if (options.json === true && error instanceof CliError) {
      const refusal = error instanceof NightRefusal ? error.refusal : null;
      output.out(json({ ok: false, error: error.code, refusal, words: error.message }));
    }
    throw error;
  }
}
