// Builds the command `muggins` into dist/command, with every package in its files: Node takes a while for each file, and a package
// that is in them is neither downloaded nor installed. Beside them lies what is made for each machine.
import { cpSync, readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { licences } from '../pages/build/licences.ts';

/** A path from the root of the project, as Vite writes it on every system. */
const here = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url)).replaceAll('\\', '/');

/** The command, and one that is to answer at once. */
const SHORT = [here('host/cli/muggins.ts'), here('host/cli/cards/score.ts')];
const SHARED = here('shared/');
const CATALOGS = here('shared/words/generated/');

/** What a module loads at once, by its id. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const imports = new Map<string, readonly string[]>();

/** These modules and all that they load at once. */
function loadedWith(ids: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set(ids);
  for (const id of found) {
    const next = imports.get(id) ?? graph.getModuleInfo(id)?.importedIds ?? [];
    imports.set(id, next);
    for (const each of next) found.add(each);
  }
  return found;
}

let first: ReadonlySet<string> | undefined;

/** Modules that the command loads before it counts a hand. */
const loadedFirst = (graph: Graph): ReadonlySet<string> => {
  first ??= loadedWith([...SHORT, here('host/cli/cards/command.ts')], graph);
  return first;
};

/** The file for a module that is loaded first. */
function fileFor(id: string, graph: Graph): string | null {
  if (!loadedFirst(graph).has(id) || SHORT.includes(id)) return null;
  return id.startsWith(SHARED) ? 'counting' : 'first';
}

/** What the emulator's worker needs of us comes without the rest. */
const APART = [here('hardware/'), here('shared/protocol/')];

/** The file for what several commands share and needs no package. */
function commonFile(id: string, graph: Graph): string | null {
  if (!id.startsWith(here('.')) || APART.some((room) => id.startsWith(room))) return null;
  const needed = [...loadedWith([id], graph)].filter((each) => !loadedFirst(graph).has(each));
  return needed.some((each) => each.includes('/node_modules/')) ? null : 'common';
}

/** All words of a language in one file, of modules that pages load one by one. */
const languages: Plugin = {
  name: 'muggins-languages',
  enforce: 'pre',
  transform: (code, id) =>
    id.startsWith(CATALOGS)
      ? code.replaceAll(
          /import\('\.\/(\w+)\/(\w+)\.ts'\)/g,
          "import('language-$1').then((words) => words.$2)",
        )
      : null,
  resolveId: (id) => (id.startsWith('language-') ? `\0${id}` : null),
  load(id) {
    const [, code] = /^\0language-(\w+)$/.exec(id) ?? [];
    if (code === undefined) return null;
    const exported = (file: string): string =>
      `export * as ${parse(file).name} from '${CATALOGS}${code}/${file}';\n`;
    return readdirSync(`${CATALOGS}${code}`).map(exported).join('');
  },
};

/** What a package gets in place of a module that it asks for. */
const INSTEAD: readonly (readonly [asker: string, asked: RegExp, code: string])[] = [
  // commander can run another program for a command. Muggins has no such command, and Node is slow to load what starts one.
  ['commander', /^node:child_process$/, 'export {};'],
  // Johnny-Five finds boards with the first three; we give it an IO. nanotimer is for its piezo, ours has tones of its own.
  ['johnny-five', /^(serialport|browser-serialport|firmata|nanotimer)$/, 'export {};'],
  // The bindings lie beside this file, not in a package.
  [
    '@serialport/bindings-cpp',
    /^\.\/serialport-bindings$/,
    "import load from 'node-gyp-build';\nexport const binding = load(import.meta.dirname);",
  ],
];

const instead: Plugin = {
  name: 'muggins-instead',
  enforce: 'pre',
  resolveId(id, importer) {
    const at = INSTEAD.findIndex(
      ([asker, asked]) => asked.test(id) && importer?.includes(`/node_modules/${asker}/`),
    );
    return at < 0 ? null : `\0instead-${at}`;
  },
  load(id) {
    const [, at] = /^\0instead-(\d+)$/.exec(id) ?? [];
    return at === undefined ? null : INSTEAD[Number(at)]?.[2];
  },
};

/** Copies serialport's bindings for the machines that Muggins runs on. */
const bindings: Plugin = {
  name: 'muggins-bindings',
  closeBundle() {
    const from = here('node_modules/@serialport/bindings-cpp/prebuilds');
    // Muggins is not tried on Android, and newer releases of Node are not built for 32-bit Windows.
    const filter = (path: string): boolean => !/android|ia32/.test(path);
    cpSync(from, here('dist/command/prebuilds'), { recursive: true, filter });
  },
};

/** A file that only passes on what another one has goes: who asks for it, asks the other. */
const passing: Plugin = {
  name: 'muggins-passing',
  generateBundle(_, bundle) {
    for (const [file, made] of Object.entries(bundle)) {
      const code = made.type === 'chunk' && !made.isEntry ? made.code.trim() : '';
      const [, names, other] = /^export \{ ([^}]+) \} from "([^"]+)";$/.exec(code) ?? [];
      if (names === undefined) continue;
      const fields = names.split(', ').map((name) => {
        const [inside, outside = inside] = name.split(' as ');
        return `${outside}: all.${inside}`;
      });
      const instead = `import("${other}").then((all) => ({ ${fields.join(', ')} }))`;
      for (const each of Object.values(bundle))
        if (each.type === 'chunk') each.code = each.code.replaceAll(`import("./${file}")`, instead);
      delete bundle[file];
    }
  },
};

export default {
  root: here('.'),
  publicDir: false,
  plugins: [languages, instead, licences(), passing, bindings],
  ssr: { noExternal: true },
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
      },
      preserveEntrySignatures: false,
      // One command loads at once what another loads when it is needed.
      checks: { ineffectiveDynamicImport: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        comments: { legal: true, annotation: true, jsdoc: false },
        codeSplitting: {
          groups: [
            { name: fileFor, debugName: 'loaded first' },
            {
              name: commonFile,
              debugName: 'common',
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
} satisfies UserConfig;
