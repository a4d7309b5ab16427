// Whether a device is still the one that was opened: a serial port does not always tell when it was pulled out.
import { stat } from 'node:fs/promises';

/**
 * Remembers what a path leads to now, and tells whether it still does. Where paths lead nowhere that can be looked at, as on
 * Windows, it always does.
 *
 * A port that is pulled while something is read from it gives empty reads for ever, and serialport 13 asks again and again
 * without a word.
 */
export async function presence(path: string): Promise<() => Promise<boolean>> {
  const before = await identity(path);
  return async () => before === undefined || before === (await identity(path));
}

async function identity(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found && `${found.dev}/${found.ino}/${found.rdev}`;
}
