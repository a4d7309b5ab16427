// Whose work is in the Debian package, and under which licence: its file /usr/share/doc/muggins/copyright.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { licenceText } from '../pages/build/licences.ts';

/** A part of the package with a licence of its own. */
interface Part {
  readonly files: string;
  readonly owner: string;
  readonly licence: string;
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly license?: string;
  readonly licenses?: readonly { readonly type: string }[];
  readonly author?: string | { readonly name?: string };
}

/** Files with the conditions of a licence. */
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

/**
 * The file in Debian's machine-readable form, version 1.0.
 * @param root what is installed, such as a folder with `usr` in it
 * @param inside the folder of the program in it, without a slash at its ends
 * @param firmware about the images, whose parts have licences of their own
 */
export function copyrightOf(root: string, inside: string, firmware: string): string {
  const program = join(root, inside);
  const own = readFileSync(join(program, 'LICENSE'), 'utf8');
  const parts: readonly Part[] = [
    { files: '*', ...described('MIT', own) },
    {
      files: `${inside}/dist/web/* ${inside}/dist/hall/*`,
      owner: 'those named below',
      licence: 'pages',
      text: readFileSync(join(program, 'dist/web/licences.md'), 'utf8'),
    },
    {
      files: `${inside}/dist/command/*`,
      owner: 'those named below',
      licence: 'command',
      text: readFileSync(join(program, 'dist/command/licences.md'), 'utf8'),
    },
    {
      files: `${inside}/firmware/prebuilt/*`,
      owner: 'The Muggins contributors, Arduino LLC and contributors, the authors of avr-libc',
      licence: 'firmware',
      text: firmware,
    },
    {
      files: `${inside}/bin/node`,
      ...described('node', readFileSync(join(program, 'bin/LICENSE'), 'utf8')),
    },
    ...foldersIn(program).map((folder) => partOf(program, inside, folder, conditions(own))),
  ];
  const head =
    'Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: muggins\n';
  return [head, ...parts.map(stanza)].join('\n');
}

/** Packages that are installed with the program, each as its folder. */
const foldersIn = (program: string): readonly string[] =>
  readdirSync(join(program, 'node_modules'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/node_modules\/)(@[^/]+\/)?[^/@]+\/package\.json$/.test(path))
    .map((path) => join('node_modules', path, '..'))
    .toSorted();

/** A package without a file of its licence has the conditions of the licence that its manifest names: MIT is ours. */
function partOf(program: string, inside: string, folder: string, mit: string): Part {
  const at = join(program, folder);
  const manifest = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) as Manifest;
  const { name, author } = manifest;
  const licence = manifest.license ?? manifest.licenses?.[0]?.type ?? 'MIT';
  const texts = readdirSync(at).filter((each) => LICENCE_FILE.test(each) && existsSync(join(at, each)));
  const written = texts.map((each) => readFileSync(join(at, each), 'utf8')).join('\n');
  const by = (typeof author === 'string' ? author : author?.name) || `the authors of ${name}`;
  const { owner, text } = described(licence, written || (licence === 'MIT' ? mit : licenceText(licence)));
  return {
    files: `${inside}/${folder}/*`,
    owner: owner === NOBODY ? by : owner,
    licence: `${licence}-${basename(folder)}`,
    text,
  };
}

const NOBODY = 'those named below';
/** Who is named in the text of a licence. */
function described(licence: string, text: string): Omit<Part, 'files'> {
  const owners = text
    .split('\n')
    .map((line) => line.replace(/^[\s#*]+/, '').trimEnd())
    .filter((line) => /^(copyright|©|\(c\)) .*(\d{4}|\(c\)|©)/i.test(line))
    .map((line) => line.replace(/^copyright:? */i, ''))
    .slice(0, 3);
  return { owner: owners.length === 0 ? NOBODY : owners.join('\n '), licence, text };
}

/** A licence without its heading and its owners. */
const conditions = (text: string): string => text.slice(text.indexOf('Permission is'));

/** The text below its licence's name, each line after a space, an empty one as a dot. */
function stanza({ files, owner, licence, text }: Part): string {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => (line.trim() === '' ? ' .' : ` ${line.trimEnd()}`));
  return `Files: ${files}\nCopyright: ${owner}\nLicense: ${licence.replaceAll(' ', '-')}\n${lines.join('\n')}\n`;
}
