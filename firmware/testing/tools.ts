// Which tools this machine has, so that a suite that needs one can say so and be named as skipped.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** True if `name` is a program on the PATH. */
export function toolFound(name: string): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
