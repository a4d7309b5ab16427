// Who may open a device, and who has it open, as far as this process may know.
import { readdir, readFile, readlink, realpath, stat } from 'node:fs/promises';
import type { PortHolder } from '../../shared/words/board.ts';

/** Bits of a mode: the group reads and writes. */
const GROUP_USES = 0o060;

/**
 * Name of the group that may read and write the device `path`, or its number if it has no name. Null if only root may, so that no
 * group helps. Undefined if there is no such file, as on Windows. Never rejects.
 */
export async function groupOf(path: string, groups = '/etc/group'): Promise<string | null | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return undefined;
  if (found.gid === 0 || (found.mode & GROUP_USES) !== GROUP_USES) return null;
  const text = await readFile(groups, 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.split(':'));
  return lines.find(([, , id]) => id === `${found.gid}`)?.[0] ?? `${found.gid}`;
}

/**
 * Other programs that have `path` open. Linux tells of processes of the same user,
 * and of all to root; elsewhere, and if nothing can be found out, the list is empty.
 */
export async function holders(path: string, proc = '/proc'): Promise<readonly PortHolder[]> {
  const device = await realpath(path).catch(() => undefined);
  const entries = await readdir(proc).catch(() => []);
  if (device === undefined) return [];
  const ids = entries.filter((name) => /^\d+$/.test(name) && name !== String(process.pid));
  const found = await Promise.all(
    ids.map(async (id) => ((await hasOpen(`${proc}/${id}/fd`, device)) ? describe(proc, id) : undefined)),
  );
  return found.filter((holder) => holder !== undefined);
}

async function hasOpen(folder: string, device: string): Promise<boolean> {
  for (const name of await readdir(folder).catch(() => [])) {
    if ((await readlink(`${folder}/${name}`).catch(() => '')) === device) return true;
  }
  return false;
}

async function describe(proc: string, id: string): Promise<PortHolder> {
  const name = await readFile(`${proc}/${id}/comm`, 'utf8').catch(() => '');
  return { program: name.trim(), process: Number(id) };
}
