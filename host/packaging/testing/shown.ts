// Every command that a document shows a reader, for the tests that run or look up each of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A command as it stands in a document. */
interface Shown {
  readonly page: string;
  readonly line: string;
}

/** Documents for players, makers and programmers, from the root of the checkout. */
const pagesOf = (root: string): readonly string[] => [
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...['README.md', 'CONTRIBUTING.md', 'hardware/BUILD.md', 'hardware/pi/README.md', 'firmware/README.md'],
  'shared/rules/README.md',
];

/** Code of a page: in a line, in an indented block, or between fences. */
function codeIn(text: string): readonly string[] {
  const fenced = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n'),
  );
  const rest = text.replace(/^```[\s\S]*?^```/gm, '');
  const indented = [...rest.matchAll(/^ {4,}(.+)$/gm)].map(([, line = '']) => line);
  const inline = [...rest.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replaceAll('\n', ' '));
  return [...fenced, ...indented, ...inline];
}

const COMMAND = /^(?:\$ )?(?:sudo )?(?:[A-Z_]+=\S+ )*(muggins|npm|npx)\b(?!-)/;

/** The commands of one tool, without the comments behind them. */
export function shownCommands(root: string, tool: 'muggins' | 'npm' | 'npx'): readonly Shown[] {
  return pagesOf(root).flatMap((page) =>
    codeIn(readFileSync(join(root, page), 'utf8'))
      .flatMap((code) => code.replace(/\s# .*$/, '').split(/\s*(?:&&|;|\s\|\s(?=[a-z]))\s*/))
      .filter((line) => COMMAND.exec(line)?.[1] === tool)
      .map((line) => ({ page, line: line.replace(COMMAND, tool) })),
  );
}
