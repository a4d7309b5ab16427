/** Who has a device open, as far as this process may know. */
import { readdir, readFile, readlink, realpath } from 'node:fs/promises';

/**
 * Other programs that have `path` open, as `avrdude (process 4711)`. Linux tells of processes of the same user,
 * and of all to root; elsewhere, and if nothing can be found out, the list is empty.
 */
export async function holders(path: string, proc = '/proc'): Promise<readonly string[]> {
  const device = await realpath(path).catch(() => undefined);
  const entries = await readdir(proc).catch(() => []);
  if (device === undefined) return [];
  const ids = entries.filter((name) => /^\d+$/.test(name) && name !== String(process.pid));
  const found = await Promise.all(
    ids.map(async (id) => ((await hasOpen(`${proc}/${id}/fd`, device)) ? describe(proc, id) : undefined)),
  );
  return found.filter((text) => text !== undefined);
}

async function hasOpen(folder: string, device: string): Promise<boolean> {
  for (const name of await readdir(folder).catch(() => [])) {
    if ((await readlink(`${folder}/${name}`).catch(() => '')) === device) return true;
  }
  return false;
}

async function describe(proc: string, id: string): Promise<string> {
  const name = await readFile(`${proc}/${id}/comm`, 'utf8').catch(() => '');
  return `${name.trim() || 'a program'} (process ${id})`;
}
