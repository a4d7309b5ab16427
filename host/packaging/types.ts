// Types that users of the package can import: those that its manifest names, and what these import in turn.
import { posix } from 'node:path';

type Exports = Readonly<Record<string, { readonly types: string }>>;

/**
 * Declarations that the package needs, of all the paths that are built.
 * @param read text of a path
 */
export function typesIn(
  exports: Exports,
  built: readonly string[],
  read: (path: string) => string,
): ReadonlySet<string> {
  const needed = new Set<string>();
  const waiting = Object.values(exports).flatMap(({ types }) => built.filter((path) => fits(types, path)));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (needed.has(path)) continue;
    needed.add(path);
    waiting.push(...importsOf(path, read(path)));
  }
  return needed;
}

/** Whether a manifest names `path`: `*` matches anything. */
function fits(named: string, path: string): boolean {
  const [before = '', after] = posix.normalize(named).split('*');
  if (after === undefined) return path === before;
  return path.length > before.length + after.length && path.startsWith(before) && path.endsWith(after);
}

/** Paths of the declarations that one imports by a path of its own. */
const importsOf = (path: string, text: string): readonly string[] =>
  [...text.matchAll(/(?:from|import|reference path=)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g)].map(
    ([, name = '']) => posix.join(posix.dirname(path), name.replace(/(\.d)?\.[jt]s$/, '.d.ts')),
  );
