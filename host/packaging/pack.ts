// Writes the package `muggins` that is published: `npm run pack`. It depends on no other, as the command has every package in its
// files: npm has one thing to fetch and nothing to run.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { files as sheets } from '../../hardware/making/package.ts';
import { DESCRIPTION } from '../../hardware/panel.ts';
import { notice } from './notice.ts';

/** Folder of the checkout. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILD = join(ROOT, 'build');

/** Fields of the manifest that an installed package needs. */
const FIELDS = [
  ...['name', 'version', 'description', 'license', 'homepage', 'repository', 'bugs', 'type', 'engines'],
  'keywords',
] as const;

/** What of the checkout, and of what is built, goes into the package. */
const OWN =
  /^((CHANGELOG|CONTRIBUTING|README)\.md|LICENSE|dist\/(command|hall|league|web)\/.*|docs\/[^/]+\.(md|json)|firmware\/(\w+\.md|(muggins|prebuilt)\/.*)|hardware\/(BUILD\.md|pi\/.*)|shared\/rules\/README\.md)$/;
/** What only this checkout runs, and licences that NOTICE.md has. */
const NOT_OWN = /\.map$|\.test\.\w+$|\/testing\/|^dist\/command\/licences\.md$/;

/** A tarball that npm can install. */
export interface Tarball {
  readonly file: string;
  /** Bytes of the tarball. */
  readonly size: number;
  /** The files in it. */
  readonly paths: readonly string[];
}

/** Packs into the folder `to`. */
export function pack(to: string): Tarball {
  const stage = mkdtempSync(join(tmpdir(), 'muggins-pack-'));
  const paths = ownFiles();
  for (const path of paths) put(join(stage, 'package', path), readFileSync(join(ROOT, path)));
  const described = manifest();
  put(join(stage, 'package/package.json'), `${JSON.stringify(described, undefined, 2)}\n`);
  put(join(stage, 'package/NOTICE.md'), notice(ROOT));
  const file = archive(stage, 'package', join(to, `muggins-${described.version}.tgz`));
  return { file, size: statSync(file).size, paths: ['package.json', 'NOTICE.md', ...paths] };
}

function manifest(): { readonly version: string } & Readonly<Record<string, unknown>> {
  const all = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly bin: Readonly<Record<'muggins', string>>;
  } & Readonly<Record<string, unknown>>;
  const kept = Object.fromEntries(FIELDS.map((field) => [field, all[field]]));
  return { ...kept, version: all.version, bin: { muggins: all.bin.muggins } };
}

/** What a hall and a league have as a table has it: parts by their names, which change with what is in them, icons and looks. */
const SHARED = /^dist\/(?:hall|league)(\/(?:assets|icons)\/.*|\/(?:plain|league|manifest)\.\w+)$/;

/**
 * Of the sheets for makers those that the guide shows: all of them are an archive of their own. Parts that the pages of hall and
 * table both have, such as typefaces, come once; the hall's server finds them there.
 */
function ownFiles(): readonly string[] {
  const kept = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).split(
    '\0',
  );
  const written = readdirSync(join(ROOT, 'dist'), { recursive: true, encoding: 'utf8' })
    .map((path) => `dist/${path}`)
    .filter((path) => statSync(join(ROOT, path)).isFile());
  const guide = readFileSync(join(ROOT, 'hardware/BUILD.md'), 'utf8');
  const shown = [...guide.matchAll(/\]\((build\/[^)#]+)\)/g)].map(([, path]) => `hardware/${path}`);
  const own = [...kept, ...written].filter((path) => OWN.test(path) && !NOT_OWN.test(path));
  const paths = new Set([...own, ...shown]);
  return [...paths]
    .filter((path) => !paths.has(path.replace(SHARED, 'dist/web$1')) || !SHARED.test(path))
    .toSorted();
}

/** Packs the folder `inside` of `stage`, the same bytes for the same files, and removes the stage. */
function archive(stage: string, inside: string, file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  const alike = [
    '--sort=name',
    '--mtime=@0',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=a+rX,go-w',
  ];
  execFileSync('tar', [...alike, '-cf', file, '--use-compress-program=gzip -9n', '-C', stage, inside]);
  rmSync(stage, { recursive: true });
  return file;
}

/** Whether there is something to pack: `npm run build` writes the command last. */
export const built = (): boolean => existsSync(join(ROOT, 'dist/command/muggins.js'));

/** Packs every sheet for makers. */
function packSheets(version: string): string {
  const stage = mkdtempSync(join(tmpdir(), 'muggins-sheets-'));
  for (const [path, text] of sheets(DESCRIPTION)) put(join(stage, 'muggins-sheets', path), text);
  return archive(stage, 'muggins-sheets', join(BUILD, `muggins-sheets-${version}.tgz`));
}

/** Writes a file, and the folders to it. */
export function put(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!built()) throw new Error('Nothing is built: run `npm run build`.');
  const { file, size } = pack(BUILD);
  console.log(`${file}  ${(size / 1e6).toFixed(2)} MB`);
  console.log(packSheets(manifest().version));
}
