// How a command of a night reports a refusal: in words, and with --json by its code and figures.

import { DEFAULT } from '../../../shared/words/default.ts';
import { type NameOf, sayHallRefusal } from '../../../shared/words/index.ts';
import type { HostRefusal } from '../host.ts';
import { asCliError, CliError, json, type Output } from '../output.ts';

/** Options of every command of a night. */
export interface NightOptions {
  readonly data?: string;
  readonly json?: boolean;
}

/** A refusal with its figures, for programs. */
export class NightRefusal extends CliError {
  readonly refusal: object;

  constructor(refusal: { readonly code: string }, words: string) {
    super(refusal.code, words);
    this.refusal = refusal;
  }
}

/** What to type as well, by the code of a refusal. */
const HINTS: Readonly<Record<string, string>> = {
  reasonWanted: "Add --reason 'WHY'.",
  finalResult: 'To reopen it in the same step, add --reopen.',
  unsettled: "Add both lines as on a card: --worth '2 +10' '0 -10'. They hold all night.",
  gamesOpen: "Give one reason for all of them: --reason 'WHY'.",
};

/** The hall's refusal in words, with what to type as well. */
export function refusedBy(error: HostRefusal, name: NameOf): CliError {
  const refusal = (error.refusal ?? error.told) as Parameters<typeof sayHallRefusal>[1] | undefined;
  if (refusal === undefined) return error;
  const words = sayHallRefusal(DEFAULT, refusal, name) ?? error.message;
  const hint = HINTS[refusal.code];
  return new NightRefusal(refusal, hint === undefined ? words : `${words} ${hint}`);
}

/** Does the work of a command. With --json a refusal is printed as JSON too. */
export async function answering(
  options: NightOptions,
  output: Output,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const known = asCliError(error);
    if (options.json === true && known !== undefined) {
      const refusal = error instanceof NightRefusal ? error.refusal : null;
      output.out(json({ ok: false, error: known.code, refusal, words: known.message }));
    }
    throw error;
  }
}
