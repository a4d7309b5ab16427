// Pages that walk something through all layers: docs/one-key-press.md, docs/one-claim.md. Each step names a line of code, found by
// what it says.
import { readFileSync } from 'node:fs';

/** A step: the file, how its line begins (indentation apart), and what happens there. */
interface Stop {
  readonly file: string;
  readonly line: string;
  readonly about: string;
}
export interface Leg {
  readonly title: string;
  readonly about: string;
  readonly steps: readonly Stop[];
}
/** A walk: the page's head, and its legs. */
export interface Walkthrough {
  readonly head: string;
  readonly legs: readonly Leg[];
}

/** A step of a walk. */
export const stop = (file: string, line: string, about: string): Stop => ({ file, line, about });

/** The page. @throws Error naming a step whose line is not there, or there twice */
export const walkPage = ({ head, legs }: Walkthrough): string => [head, ...legs.map(legText)].join('\n');

const legText = ({ title, about, steps }: Leg): string =>
  [
    `## ${title}`,
    '',
    about,
    '',
    '| Where | What happens |',
    '|---|---|',
    ...steps.map((each) => `| ${placeOf(each)} | ${each.about} |`),
    '',
  ].join('\n');

function placeOf({ file, line }: Stop): string {
  const lines = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').split('\n');
  const found = lines.flatMap((text, at) => (text.trim().startsWith(line) ? [at + 1] : []));
  const [number] = found;
  if (number === undefined || found.length > 1)
    throw new Error(
      `${file} has ${found.length} lines that begin with '${line}': the walk needs exactly one`,
    );
  return `[${file}:${number}](../${file}#L${number})`;
}
