// NOTICE.md of the package: whose work is in its files, and under which licence.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceText } from '../pages/build/licences.ts';

const HEAD = `# Notice

Muggins is under the licence in LICENSE. Its files contain the work of others, under these licences:
`;

/** Lists that the builds wrote, of the packages in their files. */
const BUILDS = ['command', 'web', 'hall', 'league'];

/** @param root the folder of the checkout, where everything is built */
export function notice(root: string): string {
  const lists = BUILDS.map((build) => readFileSync(join(root, 'dist', build, 'licences.md'), 'utf8'));
  // Text before the first heading goes. What is in two builds comes once.
  const parts = lists.flatMap((list) =>
    list
      .split(/^(?=## )/m)
      .slice(1)
      .map((part) => part.trim()),
  );
  const images = '## firmware/prebuilt (MIT, LGPL-2.1-or-later, BSD-3-Clause)';
  return [HEAD, ...new Set(parts), images, firmwareLicences(root), licenceText('LGPL-2.1')].join('\n\n');
}

/** About the images, whose parts have licences of their own; the text of the LGPL is apart. */
export const firmwareLicences = (root: string): string =>
  readFileSync(join(root, 'host/packaging/firmware-licences'), 'utf8');
