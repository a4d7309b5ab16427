// A bare Debian in a folder: no Node, no compiler, nothing but what apt itself needs.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** One root, and copies of it; `remove` takes them all away. Only root can make one. */
export class BareRoot {
  readonly #folder = mkdtempSync(join(tmpdir(), 'muggins-root-'));
  readonly #bare = join(this.#folder, 'bare');

  /** Made with mmdebstrap, in the same release and from the same places as this machine. */
  constructor() {
    execFileSync(
      'mmdebstrap',
      ['--mode=root', '--variant=minbase', '--quiet', HASTY, release(), this.#bare, ...sources()],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
  }

  /** A fresh copy, with `files` of this machine in its folder /. */
  copy(name: string, files: readonly string[]): string {
    const root = join(this.#folder, name);
    execFileSync('cp', ['-a', this.#bare, root]);
    for (const file of files) cpSync(file, join(root, basename(file)));
    return root;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
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
