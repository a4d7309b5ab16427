// Which group of Unix users may open a device, for advice that names it.
import { readFile, stat } from 'node:fs/promises';

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
