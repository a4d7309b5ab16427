// Every command that a document shows a reader, for the tests that run or look up each of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A command as it stands in a document. */
export interface Shown {
  readonly page: string;
  readonly line: string;
}

/** Documents for players, makers and programmers, from the root of the checkout. */
const pagesOf = (root: string): readonly string[] => [
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...['README.md', 'CONTRIBUTING.md', 'hardware/BUILD.md', 'hardware/pi/README.md', 'firmware/README.md'],
  ...['shared/rules/README.md', 'shared/words/README.md', 'host/board/README.md'],
  'hardware/emulator/scenarios/README.md',
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

/** What stands before a command: a prompt, another user, a variable. */
const BEFORE = /^(?:\$ )?(?:sudo (?:-u \w+ )?)?(?:[A-Z_]+=\S+ )*/;

/** Tools of a reader that the documents use. */
const TOOLS =
  /^(muggins|npm|npx|node|git|apt|cp|cd|ls|tail|printf|docker|systemctl|systemd-analyze|timedatectl|udevadm|useradd|journalctl|mosquitto_sub)(?= |$)/;

/** The commands that the documents show, each without what stands before it and the comment behind it. */
export function allShown(root: string): readonly Shown[] {
  return pagesOf(root).flatMap((page) =>
    codeIn(readFileSync(join(root, page), 'utf8'))
      .flatMap((code) => code.replace(/\s+# .*$/, '').split(/\s*(?:&&|;|\s\|\s(?=[a-z]))\s*/))
      .map((code) => code.replace(BEFORE, '').trim())
      .filter((line) => TOOLS.test(line))
      .map((line) => ({ page, line })),
  );
}

/** The commands of one tool. */
export const shownCommands = (root: string, tool: 'muggins' | 'npm' | 'npx'): readonly Shown[] =>
  allShown(root).filter(({ line }) => line.split(' ')[0] === tool);
