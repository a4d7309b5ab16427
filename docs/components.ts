// docs/components.md, written from the page of all components: each with its purpose and the states it is shown in.
import { COMPONENTS } from '../host/pages/gallery/specimens.ts';

const INTRODUCTION = `# Components of the pages

\`npm run pages\` writes this list; a test fails when it is out of date.

To see all of them, run \`npm run components\` and open the address that it prints. The page shows every component in every state
of this list, as its own page would draw it. Its links switch between English and French, light and dark.

The messages behind it come from a real table and a real hall. To add a component, give it a row in \`host/pages/gallery\`. A test
names the elements that have none.
`;

/** The page. */
export function componentsPage(): string {
  const rows = Object.entries(COMPONENTS)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([tag, { about, style, states }]) =>
        `| \`${tag}\` | ${about} | ${style} | ${Object.keys(states).join('; ')} |`,
    );
  return `${INTRODUCTION}\n| Element | What it is for | Page | States |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}
