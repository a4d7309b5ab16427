// A bare Debian in a folder: no Node, no compiler, nothing but what apt itself needs.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Makes the folder `root` a bare Debian with mmdebstrap, in the same release and from the same places as this machine, with `files`
 * of this machine in its folder /. Only root can make one.
 */
export function bareRoot(root: string, files: readonly string[]): void {
  execFileSync(
    'mmdebstrap',
    ['--mode=root', '--variant=minbase', '--quiet', HASTY, release(), root, ...sources()],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  for (const file of files) cpSync(file, join(root, basename(file)));
}

/** The root need not outlive a power cut, so dpkg waits for no disk. */
const HASTY = '--dpkgopt=force-unsafe-io';

/** Runs a command in the folder that is its whole disk. @returns its output */
export const runIn = (root: string, ...command: readonly string[]): string =>
  execFileSync('chroot', [root, ...command], {
    encoding: 'utf8',
    env: { ...ENVIRONMENT },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** What a program finds in a bare root. */
const ENVIRONMENT = {
  PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  DEBIAN_FRONTEND: 'noninteractive',
  LC_ALL: 'C',
} as const;

/** Such as `bookworm`. */
const release = (): string =>
  /^VERSION_CODENAME=(.*)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'stable';

/** Lines as in sources.list, of Debian's own packages. */
function sources(): readonly string[] {
  const lines = execFileSync(
    'apt-get',
    [
      'indextargets',
      '--format',
      'deb $(REPO_URI) $(RELEASE) $(COMPONENT)',
      'Created-By: Packages',
      'Origin: Debian',
    ],
    { encoding: 'utf8' },
  );
  return [...new Set(lines.trim().split('\n'))];
}
