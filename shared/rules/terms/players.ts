// Names of players: what everybody who takes them accepts.
import { ok, type Result, refuse } from './result.ts';

/** Characters that a player's name may have at most. */
export const NAME_LENGTH = 20;

/** Control characters, line ends, halves of characters, and what no alphabet has yet. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u;

/** Why a text is no name of at most so many characters; undefined for a name. Blanks at the ends do not count. */
export function nameFault(text: string, most = NAME_LENGTH): 'empty' | 'unprintable' | 'long' | undefined {
  const name = text.trim();
  if (name === '') return 'empty';
  if (UNPRINTABLE.test(name)) return 'unprintable';
  return [...name].length > most ? 'long' : undefined;
}

/**
 * The names as they are kept, without blanks at their ends: each of 1 to 20 characters that can be printed, and no two the
 * same, whatever their capitals. How many there are is for `newGame` to say. Refusal: badName.
 */
export function checkNames(names: readonly string[]): Result<readonly string[]> {
  const kept = names.map((name) => name.trim());
  const alike = kept.map((name) => name.normalize().toLowerCase());
  for (const [seat, name] of kept.entries()) {
    const fault = nameFault(name);
    if (fault !== undefined) return refuse({ code: 'badName', seat, name, fault });
    if (alike.indexOf(`${alike[seat]}`) < seat)
      return refuse({ code: 'badName', seat, name, fault: 'taken' });
  }
  return ok(kept);
}
