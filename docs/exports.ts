// Finds the exports of a tree that no other source file imports.
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** The text of each source file, by its path from the top of the tree. */
export type Tree = ReadonlyMap<string, string>;

type Named = { readonly kind: string; readonly name: string | null };

interface Import {
  readonly from: string;
  /** Undefined for the whole module. */
  readonly name: string | undefined;
}

interface Module {
  /** What it declares and exports. */
  readonly own: ReadonlySet<string>;
  /** What it exports of another module, by the name it gives it. */
  readonly passed: ReadonlyMap<string, Import>;
  /** Modules of which it exports everything. */
  readonly stars: readonly string[];
  readonly imports: readonly Import[];
}

const nameOf = ({ kind, name }: Named): string | undefined =>
  kind === 'Default' ? 'default' : (name ?? undefined);

function read(path: string, source: string): Module {
  const { module, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const target = (request: string): string =>
    request.startsWith('.') ? join(dirname(path), request) : request;
  const own = new Set<string>();
  const passed = new Map<string, Import>();
  const stars: string[] = [];
  for (const { moduleRequest, importName, exportName, localName } of module.staticExports.flatMap(
    entriesOf,
  )) {
    const name = nameOf(exportName);
    if (moduleRequest === null) own.add(name ?? nameOf(localName) ?? 'default');
    else if (name === undefined) stars.push(target(moduleRequest.value));
    else passed.set(name, { from: target(moduleRequest.value), name: nameOf(importName) });
  }
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => ({ from: target(moduleRequest.value), name: nameOf(importName) })),
  );
  return { own, passed, stars, imports: [...imports, ...wholeImports(source, target)] };
}

const entriesOf = <T>({ entries }: { readonly entries: readonly T[] }): readonly T[] => entries;

/** `import('./module.ts')`, in a type as well: everything, or the one name that is taken at once. */
function wholeImports(source: string, target: (request: string) => string): readonly Import[] {
  const found = source.matchAll(/\bimport\(\s*'([^']+)'\s*\)(?:\.(\w+)|\)\.(\w+))?/g);
  return [...found].map(([, request = '', type, value]) => {
    const name = type ?? value;
    return { from: target(request), name: name === 'then' ? undefined : name };
  });
}

/** Every export that no source file but its own imports, as `path: name`. Everything that a door exports is used. */
export function unused(tree: Tree, doors: readonly string[]): readonly string[] {
  const modules = new Map([...tree].map(([path, source]) => [path, read(path, source)]));
  const used = new Set<string>();
  const mark = (path: string, name: string | undefined): void => {
    const module = modules.get(path);
    if (module === undefined) return;
    if (name === undefined) {
      for (const each of [...module.own, ...module.passed.keys()]) mark(path, each);
      for (const star of module.stars) mark(star, undefined);
      return;
    }
    const key = `${path}: ${name}`;
    if (used.has(key)) return;
    used.add(key);
    const passed = module.passed.get(name);
    if (passed) mark(passed.from, passed.name);
    else if (!module.own.has(name)) for (const star of module.stars) mark(star, name);
  };
  for (const door of doors) mark(door, undefined);
  for (const { imports } of modules.values()) for (const { from, name } of imports) mark(from, name);
  return [...modules].flatMap(([path, { own, passed }]) =>
    [...own, ...passed.keys()].map((name) => `${path}: ${name}`).filter((key) => !used.has(key)),
  );
}
