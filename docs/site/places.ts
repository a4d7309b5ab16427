// Which documents are pages of the site, in which section, and at what address.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages made from the descriptions of the interfaces lie here while the site is built. */
export const MADE = 'build/pages';

/** Every page but the front, by what a reader wants. */
export const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  Play: [
    ...['docs/tasks.md', 'docs/playing.md', 'docs/house-rules.md', 'docs/network.md', 'docs/playground.md'],
    ...['docs/glossary.md', 'docs/edges.md', 'docs/winning.md', 'docs/sources.md'],
  ],
  'League nights': [
    ...['docs/league-night.md', 'docs/pub-league.md', 'docs/federation.md'],
    ...['docs/ratings.md', 'docs/hall.md'],
  ],
  Boards: ['hardware/BUILD.md', 'hardware/pi/README.md', 'firmware/README.md', 'docs/lines.md'],
  'Run it': ['docs/command.md', 'docs/operation.md', 'docs/talking.md', 'docs/threats.md', 'CHANGELOG.md'],
  Programs: [
    ...['shared/rules/README.md', 'shared/words/README.md', 'docs/notation.md', 'docs/games.md'],
    ...['docs/companion.md', `${MADE}/requests-table.md`, `${MADE}/requests-hall.md`],
    ...[`${MADE}/requests-league.md`, `${MADE}/messages.md`],
  ],
  Sketches: ['docs/johnny-five.md', 'host/board/README.md', 'docs/protocol.md'],
  'The project': [
    ...['docs/ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/translating.md', 'docs/evidence.md'],
    ...['hardware/emulator/scenarios/README.md', 'firmware/SIMULATORS.md'],
  ],
};

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
