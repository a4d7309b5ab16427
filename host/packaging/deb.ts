// Writes the Debian package: `npm run deb`, and `npm run deb -- arm64` for a Raspberry Pi. It brings its own Node, so that a bare
// Debian 12 runs it, without a compiler and without another source of packages.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { copyrightOf } from './copyright.ts';
import { firmwareLicences } from './notice.ts';
import { built, pack, put, ROOT } from './pack.ts';

/** Debian's name of a machine, and npm's. */
const MACHINES = { amd64: 'x64', arm64: 'arm64' } as const;
/** What a Debian package is for. */
export type Architecture = keyof typeof MACHINES;

/** The Node that is inside: the long-term release, as the npm registry has it for each machine. */
const NODE = {
  version: '24.21.0',
  integrity: {
    amd64: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    arm64: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
} as const;

const INSIDE = 'usr/lib/muggins';
const DOC = 'usr/share/doc/muggins';
/** Who makes the package. It has no mail address: questions go to the homepage. */
const MAINTAINER = 'The Muggins contributors';
/** How often this version was packed for Debian. */
const REVISION = 1;

/**
 * Makes `muggins_VERSION_ARCHITECTURE.deb` in the folder `to`.
 * @param level of compression, 1 to 19; 12 where dpkg-deb's own variable names none
 * @returns its file
 */
export function makeDeb(
  to: string,
  architecture: Architecture,
  level = Number(process.env.DPKG_DEB_COMPRESSOR_LEVEL ?? 12),
): string {
  const root = mkdtempSync(join(tmpdir(), 'muggins-deb-'));
  try {
    chmodSync(root, 0o755);
    const { version, description, homepage } = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    ) as Readonly<Record<string, string>>;
    putProgram(root, architecture);
    putSystem(root);
    // To Debian, 0.2.0~rc.1 is older than 0.2.0, and 0.2.0-rc.1 newer.
    const debian = `${version?.replace('-', '~')}-${REVISION}`;
    putDocuments(root, debian);
    const kilobytes = /^\d+/.exec(execFileSync('du', ['-sk', root], { encoding: 'utf8' }))?.[0];
    const fields = {
      Package: 'muggins',
      Version: debian,
      Architecture: architecture,
      Maintainer: MAINTAINER,
      'Installed-Size': kilobytes,
      Depends: 'libc6 (>= 2.28), libstdc++6 (>= 8), libgcc-s1, adduser',
      Suggests: 'cage, chromium',
      Section: 'games',
      Priority: 'optional',
      // Only a package that a forge has built says where Muggins lives.
      ...(homepage && { Homepage: homepage.replace(/#.*/, '') }),
      Description: `electronic cribbage board that checks your count\n ${description}\n Node ${NODE.version} is inside.`,
    };
    const control = Object.entries(fields).map(([field, value]) => `${field}: ${value}\n`);
    put(join(root, 'DEBIAN/control'), control.join(''));
    return build(root, join(to, `muggins_${version}-${REVISION}_${architecture}.deb`), level);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The program as npm brings it, what of it is made for this machine alone, and Node. */
function putProgram(root: string, architecture: Architecture): void {
  const program = join(root, INSIDE);
  const machine = `linux-${MACHINES[architecture]}`;
  mkdirSync(program, { recursive: true });
  const { file } = pack(join(root, 'packed'));
  execFileSync('tar', ['-xzf', file, '--strip-components=1', '--no-same-owner', '-C', program]);
  rmSync(join(root, 'packed'), { recursive: true });
  const prebuilt = join(program, 'dist/command/prebuilds');
  for (const each of readdirSync(prebuilt))
    if (each !== machine) rmSync(join(prebuilt, each), { recursive: true });
  const node = join(root, 'node');
  unpackPackage(
    { name: `node-${machine}`, version: NODE.version, integrity: NODE.integrity[architecture] },
    node,
  );
  for (const [from, name] of [
    ['bin/node', 'node'],
    ['LICENSE', 'LICENSE'],
  ] as const)
    cpSync(join(node, from), join(program, 'bin', name));
  rmSync(node, { recursive: true });
}

/** The command, the service, the rule for the port, and what dpkg runs. */
function putSystem(root: string): void {
  const ours = join(ROOT, 'host/packaging/debian');
  const pi = join(root, INSIDE, 'hardware/pi');
  cpSync(join(ours, 'muggins'), join(root, 'usr/bin/muggins'));
  for (const script of ['postinst', 'prerm', 'postrm'])
    cpSync(join(ours, script), join(root, 'DEBIAN', script));
  for (const unit of ['muggins.service', 'muggins-kiosk.service'])
    cpSync(join(pi, unit), join(root, 'usr/lib/systemd/system', unit));
  cpSync(join(pi, '60-muggins.rules'), join(root, 'usr/lib/udev/rules.d/60-muggins.rules'));
  const places = {
    bash: 'bash-completion/completions/muggins',
    zsh: 'zsh/vendor-completions/_muggins',
    fish: 'fish/vendor_completions.d/muggins.fish',
  };
  for (const [shell, place] of Object.entries(places)) {
    const program = join(root, INSIDE, 'dist/command/muggins.js');
    put(join(root, 'usr/share', place), execFileSync(process.execPath, [program, 'completion', shell]));
  }
}

function putDocuments(root: string, version: string): void {
  const lesser = 'The text of the LGPL is in /usr/share/common-licenses/LGPL-2.1.\n';
  put(join(root, DOC, 'copyright'), copyrightOf(root, INSIDE, `${firmwareLicences(ROOT)}\n${lesser}`));
  rmSync(join(root, INSIDE, 'bin/LICENSE'));
  const date = new Date(Number(committed()) * 1000).toUTCString().replace('GMT', '+0000');
  const debian = `muggins (${version}) stable; urgency=medium\n\n  * changelog.gz says what is new.\n\n -- ${MAINTAINER} <>  ${date}\n`;
  const changes = readFileSync(join(ROOT, 'CHANGELOG.md'));
  put(join(root, DOC, 'changelog.gz'), gzipSync(changes, { level: 9 }));
  put(join(root, DOC, 'changelog.Debian.gz'), gzipSync(debian, { level: 9 }));
}

/** Seconds since 1970 of the commit: the same commit gives the same package. */
const committed = (): string =>
  process.env.SOURCE_DATE_EPOCH ??
  execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: ROOT, encoding: 'utf8' }).trim();

/** Everything belongs to root; what is newer than the commit gets its date. */
function build(root: string, file: string, level: number): string {
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', root]);
  mkdirSync(join(file, '..'), { recursive: true });
  const words = ['--root-owner-group', '-Zzstd', `-z${level}`, '--build', root, file];
  execFileSync('dpkg-deb', words, {
    env: { ...process.env, SOURCE_DATE_EPOCH: committed() },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return file;
}

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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!built()) throw new Error('Nothing is built: run `npm run build`.');
  const wanted =
    process.argv[2] ?? execFileSync('dpkg', ['--print-architecture'], { encoding: 'utf8' }).trim();
  const architecture = (Object.keys(MACHINES) as Architecture[]).find((each) => each === wanted);
  if (architecture === undefined)
    throw new Error(`There is no package for ${wanted}. Choose one of: ${Object.keys(MACHINES).join(', ')}.`);
  console.log(makeDeb(join(ROOT, 'build'), architecture));
}
