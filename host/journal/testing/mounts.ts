// File systems that only a process and its children see, which no root is needed for (unshare(1), user_namespaces(7)).
import { execFileSync, spawnSync } from 'node:child_process';

const APART = ['unshare', '--user', '--map-root-user', '--mount', '--'] as const;

/** Whether this system lets us mount. */
export const mountsAllowed = (): boolean => spawnSync(APART[0], [...APART.slice(1), 'true']).status === 0;

/** What runs a command with a file system in memory of so many kilobytes at a folder. */
export const onTmpfs = (folder: string, kilobytes: number): readonly string[] => [
  ...APART,
  'sh',
  '-c',
  'mount -t tmpfs -o size="$1"k tmpfs "$2" && shift 2 && exec "$@"',
  'sh',
  `${kilobytes}`,
  folder,
];

/** Runs a shell script where a process that was started so is. */
export function there(pid: number, script: string): void {
  const inside = ['--target', `${pid}`, '--user', '--preserve-credentials', '--mount', '--'];
  execFileSync('nsenter', [...inside, 'sh', '-c', script]);
}
