// Builds the command `muggins` and what others import of the package into dist/command: a file for each command, and two that all of
// them load first. Node takes a while for each file, and sources one by one made a short command answer late.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { licences } from '../pages/build/licences.ts';

/** Packages within the files of the command: what short commands load, and pure code. All others come as npm brings them. */
export const WITHIN: readonly string[] = ['commander', '@fluent/bundle', 'fastest-levenshtein', 'uqr'];

/** A path from the root of the project, as Vite writes it on every system. */
const here = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url)).replaceAll('\\', '/');

/** What package.json exports, from the same files: nothing is in the package twice. */
const EXPORTS = {
  protocol: 'shared/protocol/index.ts',
  rules: 'shared/rules/index.ts',
  words: 'shared/words/door.ts',
  ...Object.fromEntries(
    readdirSync(here('shared/rules'))
      .filter((room) => existsSync(here(`shared/rules/${room}/index.ts`)))
      .map((room) => [`rules/${room}`, `shared/rules/${room}/index.ts`]),
  ),
};

/** The command, and one that is to answer at once. */
const SHORT = [here('host/cli/muggins.ts'), here('host/cli/cards/score.ts')];
const SHARED = here('shared/');

/** What a module loads at once, by its id. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Modules that the command loads before it counts a hand. */
function loadedFirst(graph: Graph): ReadonlySet<string> {
  const found = new Set([...SHORT, here('host/cli/cards/command.ts')]);
  for (const id of found) for (const each of graph.getModuleInfo(id)?.importedIds ?? []) found.add(each);
  return found;
}

let loaded: ReadonlySet<string> | undefined;

/** The file for a module that is loaded first: cards are apart, as others import them without the command. */
function fileFor(id: string, graph: Graph): string | null {
  loaded ??= loadedFirst(graph);
  if (!loaded.has(id) || SHORT.includes(id)) return null;
  return id.startsWith(SHARED) ? 'counting' : 'first';
}

/** commander can run another program for a command. Muggins has no such command, and Node is slow to load what starts one. */
const alone: Plugin = {
  name: 'muggins-alone',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'node:child_process' && importer?.includes('/node_modules/commander/') ? '\0no-programs' : null,
  load: (id) => (id === '\0no-programs' ? 'export {};' : null),
};

export default {
  root: here('.'),
  publicDir: false,
  plugins: [alone, licences()],
  ssr: { noExternal: [...WITHIN] },
  build: {
    ssr: true,
    outDir: here('dist/command'),
    emptyOutDir: true,
    target: 'node20.19',
    // Names and lines stay as they are, so that the stack of an error can be read.
    minify: false,
    // Whose work is in the files, as their licences ask.
    license: { fileName: 'licences.md' },
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        muggins: here('host/cli/muggins.ts'),
        // The emulated board starts it, and looks for it beside itself.
        worker: here('hardware/emulator/worker.ts'),
        ...Object.fromEntries(Object.entries(EXPORTS).map(([name, file]) => [`exports/${name}`, here(file)])),
      },
      preserveEntrySignatures: 'strict',
      // One command loads at once what another loads when it is needed.
      checks: { ineffectiveDynamicImport: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        comments: { legal: true, annotation: true, jsdoc: false },
        codeSplitting: { groups: [{ name: fileFor, debugName: 'loaded first' }] },
      },
    },
  },
} satisfies UserConfig;
