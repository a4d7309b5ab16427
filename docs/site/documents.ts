// Links between documents lead to their pages. Other files of the repository have no page: their names stay as text, or lead to the
// forge that releases the site.
import { posix } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';
import { placeOf } from './places.ts';

/** Anchors as GitHub makes them, which the documents use. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Commands of a shell, which a block of code begins with. */
const SHELL = /^(npm|npx|muggins|sudo|docker|git|source|printf|cp|echo) /;

/** The address that a link of a document has on the site; undefined for a file that has no page. */
function addressOf(target: string, source: string, files: string | undefined): string | undefined {
  const [path = '', anchor] = target.split('#');
  if (path === '' || /^[a-z]+:/.test(target)) return target;
  const file = posix.join(posix.dirname(source), path).replace(/\/$/, '');
  const place = placeOf(file) ?? placeOf(`${file}/README.md`) ?? INTERFACES[file];
  if (place !== undefined) return `/${place}${anchor === undefined ? '' : `#${anchor}`}`;
  return files && `${files}/${file}`;
}

/** The pages that show what these files say. */
const INTERFACES: Readonly<Record<string, string>> = {
  'docs/openapi.json': 'requests-table.md',
  'docs/asyncapi.json': 'messages.md',
};

/**
 * Makes the links of a document those of the site, gives its blocks of code a language, and describes it by its first paragraph.
 * @param root of the repository
 * @param files where its files can be read; without it, their names are text
 */
export function documents(md: MarkdownRenderer, root: string, files: string | undefined): void {
  md.core.ruler.after('inline', 'muggins', ({ tokens, env }) => {
    const source = posix.relative(root, env.realPath ?? env.path);
    for (const [at, token] of tokens.entries()) {
      // A column without a heading has a cell there.
      const [text, close] = tokens.slice(at + 1);
      if (token.type === 'th_open' && text?.content === '' && close !== undefined)
        token.tag = close.tag = 'td';
      if (token.type === 'code_block') {
        token.type = 'fence';
        token.info = SHELL.test(token.content) ? 'sh' : 'txt';
      }
      const open: boolean[] = [];
      token.children = (token.children ?? []).filter((child) => {
        if (child.type === 'link_close') return open.pop();
        if (child.type !== 'link_open') return true;
        const address = addressOf(child.attrGet('href') ?? '', source, files);
        if (address !== undefined) child.attrSet('href', address);
        open.push(address !== undefined);
        return address !== undefined;
      });
    }
    const first = tokens.findIndex(({ type, level }) => type === 'paragraph_open' && level === 0);
    const text = tokens[first + 1]?.children?.map(({ type, content }) =>
      type === 'softbreak' ? ' ' : content,
    );
    const [, heading] = tokens;
    env.frontmatter = { description: `${heading?.content}. ${text?.join('')}`, ...env.frontmatter };
  });
}
