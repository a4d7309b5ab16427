// What the rules refuse of what was typed, as the command says it: with the nearest word, and without lists that fill a screen.
import type { Refusal } from '../../../shared/rules/index.ts';
import type { Result } from '../../../shared/rules/terms/index.ts';
import { english } from '../../../shared/words/catalog.ts';
import { offences } from '../../../shared/words/generated/offences.ts';
import { refusals } from '../../../shared/words/generated/refusals.ts';
import { terms } from '../../../shared/words/generated/terms.ts';
import { sayRefusal } from '../../../shared/words/refusal.ts';
import { type CliError, usageError } from '../output.ts';

// A command that counts a hand answers at once: it loads these catalogs alone.
const EN = english([offences, refusals, terms]);

/** The value of a result. @throws CliError */
export function accept<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw refused(result.refusal);
}

function refused(refusal: Refusal): CliError {
  const words = sayRefusal(EN, refusal) ?? refusal.code;
  switch (refusal.code) {
    case 'unknownPreset':
      return usageError(refusal.code, `There is no game '${refusal.name}'.`, {
        guess: { given: refusal.name, among: refusal.known },
        hint: '`muggins rules` lists the games.',
      });
    case 'unknownSetting':
      return usageError(refusal.code, `There is no setting '${refusal.setting}'.`, {
        guess: { given: refusal.setting, among: refusal.known },
        hint: '`muggins rules --settings` lists the settings.',
      });
    case 'badSetting':
      return usageError(refusal.code, words, {
        ...(refusal.expected.code === 'oneOf' && {
          guess: { given: refusal.value, among: refusal.expected.words },
        }),
        hint: `\`muggins rules ${refusal.setting}\` explains it.`,
      });
    default:
      return usageError(refusal.code, words);
  }
}
