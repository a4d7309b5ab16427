// Whose work is in the Debian package, and under which licence: its file /usr/share/doc/muggins/copyright.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A part of the package with a licence of its own. */
interface Part {
  readonly files: string;
  readonly owner: string;
  readonly licence: string;
  readonly text: string;
}

/**
 * The file in Debian's machine-readable form, version 1.0.
 * @param root what is installed, such as a folder with `usr` in it
 * @param inside the folder of the program in it, without a slash at its ends
 * @param firmware about the images, whose parts have licences of their own
 */
export function copyrightOf(root: string, inside: string, firmware: string): string {
  const program = join(root, inside);
  const textOf = (file: string): string => readFileSync(join(program, file), 'utf8');
  const parts: readonly Part[] = [
    { files: '*', ...described('MIT', textOf('LICENSE')) },
    { files: `${inside}/dist/*`, owner: 'those named below', licence: 'packages', text: textOf('NOTICE.md') },
    {
      files: `${inside}/firmware/prebuilt/*`,
      owner: 'The Muggins contributors, Arduino LLC and contributors, the authors of avr-libc',
      licence: 'firmware',
      text: firmware,
    },
    { files: `${inside}/bin/node`, ...described('node', textOf('bin/LICENSE')) },
  ];
  const head =
    'Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: muggins\n';
  return [head, ...parts.map(stanza)].join('\n');
}

/** Who is named in the text of a licence. */
function described(licence: string, text: string): Omit<Part, 'files'> {
  const owners = text
    .split('\n')
    .map((line) => line.replace(/^[\s#*]+/, '').trimEnd())
    .filter((line) => /^(copyright|©|\(c\)) .*(\d{4}|\(c\)|©)/i.test(line))
    .map((line) => line.replace(/^copyright:? */i, ''))
    .slice(0, 3);
  return { owner: owners.join('\n '), licence, text };
}

/** The text below its licence's name, each line after a space, an empty one as a dot. */
function stanza({ files, owner, licence, text }: Part): string {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => (line.trim() === '' ? ' .' : ` ${line.trimEnd()}`));
  return `Files: ${files}\nCopyright: ${owner}\nLicense: ${licence.replaceAll(' ', '-')}\n${lines.join('\n')}\n`;
}
