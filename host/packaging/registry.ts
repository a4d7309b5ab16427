// Brings a package for one kind of machine from the npm registry, such as Node itself, and checks that it is the very one we expect.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface RegistryPackage {
  readonly name: string;
  readonly version: string;
  /** As in package-lock.json: `sha512-` and the digest in base 64. */
  readonly integrity: string;
}

/**
 * Unpacks a package into the folder `to`, whatever machine this is. Nothing of it is run.
 * @throws if its bytes are not those of `integrity`
 */
export function unpackPackage({ name, version, integrity }: RegistryPackage, to: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-registry-'));
  try {
    execFileSync('npm', ['pack', `${name}@${version}`, '--loglevel=error', '--pack-destination', folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const file = join(folder, readdirSync(folder).join());
    const digest = createHash('sha512').update(readFileSync(file)).digest('base64');
    if (integrity !== `sha512-${digest}`)
      throw new Error(`${name} ${version} is not the package that we know: its digest is sha512-${digest}.`);
    mkdirSync(to, { recursive: true });
    execFileSync('tar', ['-xzf', file, '--strip-components=1', '--no-same-owner', '-C', to]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
