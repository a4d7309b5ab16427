// Which documents are pages of the site, in which section, and at what address.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sections from './sections.json' with { type: 'json' };

/** Pages made from the descriptions of the interfaces lie here while the site is built, as sections.json names them. */
export const MADE = 'build/pages';

/** Every page but the front, by what a reader wants. */
export const SECTIONS: Readonly<Record<string, readonly string[]>> = sections;

const PAGES = ['docs/index.md', ...Object.values(SECTIONS).flat()];

/** Documents that are no pages. README.md is for those who see the files; the site has a front of its own. */
export const NOT_PAGES = [
  ...['README.md', 'coverage/**', 'build/*.md', 'build/!(pages)/**', 'host/!(board)/**'],
  ...['hardware/build/README.md', 'hardware/build/!(3-lanes)/!(bom).md', 'hardware/making/**'],
  ...['hardware/build/3-lanes/!(bom|cutting|power|wiring-*).md', 'shared/!(rules|words)/**'],
];

/** The page of a document, by their paths from the root of the repository and of the site; undefined for other files. */
export function placeOf(source: string): string | undefined {
  if (source === 'README.md') return 'index.md';
  const sheet = /^hardware\/build\/(\d-lanes\/.+\.md)$/.exec(source);
  if (sheet !== null) return `sheets/${sheet[1]}`;
  const [name = '', folder] = source.replace(/\.md$/, '').split('/').toReversed();
  return PAGES.includes(source) ? `${name === 'README' ? folder : name.toLowerCase()}.md` : undefined;
}

/** The heading of a document. */
export const headingOf = (root: string, source: string): string =>
  (/^# (.+)$/m.exec(readFileSync(join(root, source), 'utf8'))?.[1] ?? source).replaceAll('`', '');
