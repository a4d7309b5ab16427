// Texts of licences for packages that name their licence and bring no file of it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** @returns the text of a licence by its SPDX name; throws if there is none here */
export function licenceText(name: string): string {
  const file = at(`licences/${name}.txt`);
  if (!existsSync(file)) throw new Error(`The text of the licence ${name} is missing.`);
  return readFileSync(file, 'utf8').trim();
}

/** The author that a package of node_modules names, or none. */
function authorOf(name: string): string | undefined {
  const text = readFileSync(at(`../../../node_modules/${name}/package.json`), 'utf8');
  const { author } = JSON.parse(text) as { author?: string | { name: string } };
  return typeof author === 'string' ? author : author?.name;
}

/** A heading of Vite's list with no text below it: '## name - 1.0.0 (MIT)'. */
const BARE = /^## (\S+) - \S+ \((\S+)\)\n(?=\s*(?:## |$(?![\s\S])))/gm;

/** Vite's list of licences, with a text below every heading. */
const completeLicences = (list: string): string =>
  list.replaceAll(BARE, (heading: string, name: string, licence: string) => {
    const author = authorOf(name);
    const by = author === undefined ? '' : `Author: ${author}\n\n`;
    return `${heading}\n${by}${licenceText(licence)}\n`;
  });

/** The package of the typeface, which is no module. */
const TYPEFACE = '../../../node_modules/@fontsource-variable/atkinson-hyperlegible-next';

/** What we changed of it: a modified version says so, and has a name of its own even though the licence reserves none. */
const ZERO =
  'Muggins Zero (zero.woff2) is a modified version: the digit 0 without its slash, under the same licence.';

/** The licence of the typeface as a part of the list. */
export const typefaceLicence = (): string =>
  `\n## Atkinson Hyperlegible Next (OFL-1.1)\n\n${ZERO}\n\n${readFileSync(at(`${TYPEFACE}/LICENSE`), 'utf8')}`;

/** The licence of a package of node_modules as a part of the list: Vite does not list what is in workers. */
export function packageLicence(name: string): string {
  const folder = at(`../../../node_modules/${name}/`);
  const { version, license } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as Readonly<
    Record<'version' | 'license', string>
  >;
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file === undefined ? '' : `\n${readFileSync(`${folder}${file}`, 'utf8').trim()}\n`;
  return `\n## ${name} - ${version} (${license})\n${text}`;
}

/** Completes the file `licences.md` of a build. @param more gives what else is in it, when everything is built */
export const licences = (more = (): string => ''): Plugin => ({
  name: 'muggins-licences',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const file = bundle['licences.md'];
      if (file?.type !== 'asset') throw new Error('there are no licences');
      file.source = completeLicences(`${file.source}${more()}`);
    },
  },
});
