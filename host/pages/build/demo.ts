// How the host gets into a worker of a page, for the demo: what it needs of Node has a small counterpart in host/demo/node.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { packageLicence } from './licences.ts';

const here = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url)).replaceAll('\\', '/');

const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as { readonly version: string };

/** What a module gets in place of one that it asks for: a file of host/demo/node, a package, or code. */
const INSTEAD: readonly (readonly [asker: RegExp, asked: RegExp, instead: string])[] = [
  [/./, /^node:events$/, 'events'],
  [
    /host\/(table\/(book|company|hidden)|web\/kit\/credentials|web\/table\/places)/,
    /^node:crypto$/,
    here('host/demo/node/crypto.ts'),
  ],
  [/host\/(board\/component|system\/reason)/, /^node:util$/, here('host/demo/node/util.ts')],
  [/host\/(table\/company\/hidden|web\/)/, /system\/kept\.ts$/, here('host/demo/node/kept.ts')],
  [/host\/web\//, /system\/package\.ts$/, `export const packageVersion = () => '${version}';`],
  [/host\//, /words\/languages\.ts$/, here('host/demo/languages.ts')],
  // Only the documentation of the routes says what they take.
  [/zod\//, /(to-json-schema|json-schema-processors)\.js$/, 'module.exports = {};'],
  // Nor is there an old browser that needs the plain page.
  [/host\/web\/table\//, /^\.\/plain\.ts$/, 'export const addPlain = () => {};'],
  // The emulated board has no serial port.
  [/host\/board\/io/, /^\.\/serial\.ts$/, 'export const sourceOf = undefined;'],
  // Of Johnny-Five the host uses the board. The rest of it are parts that ours does not have.
  [
    /host\/board\//,
    /^johnny-five$/,
    "import Board from 'johnny-five/lib/board.js';\nexport default { Board };",
  ],
  [/johnny-five\//, /^chalk$/, 'module.exports = new Proxy({}, { get: () => (text) => text });'],
  [
    /johnny-five\//,
    /^(browser-serialport|serialport|firmata|lodash\..*|\.\/repl|\.\/expander)$/,
    'module.exports = {};',
  ],
];

const CODE = /^(import|export|module\.exports) /;

/** What the demo does without. A module may ask for it, as long as nothing that is left of the module uses it. */
const ABSENT = /^(node:.*|serialport|rate-limiter-flexible)$/;

/** The packages in the workers. */
const packages = new Set<string>();

/** Their licences. */
export const demoLicences = (): string => [...packages].toSorted().map(packageLicence).join('');

const instead: Plugin = {
  name: 'muggins-demo-instead',
  enforce: 'pre',
  resolveId(id, importer = '') {
    const at = INSTEAD.findIndex(([asker, asked]) => asked.test(id) && asker.test(importer));
    const [, , found] = INSTEAD[at] ?? [];
    if (found === undefined) return ABSENT.test(id) ? `\0absent ${id}` : null;
    return CODE.test(found) ? `\0instead ${at}` : this.resolve(found, importer, { skipSelf: true });
  },
  load(id) {
    const [, kind, what] = /^\0(absent|instead) (.+)$/.exec(id) ?? [];
    if (kind === undefined) return null;
    return kind === 'absent' ? 'module.exports = {};' : INSTEAD[Number(what)]?.[2];
  },
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const needed = modules.filter((id) => /^\0absent |browser-external/.test(id));
    if (needed.length > 0) throw new Error(`the demo has no counterpart of ${needed.join(', ')}`);
    for (const id of modules) {
      const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
      if (name !== undefined) packages.add(name);
    }
  },
};

/**
 * Catalogs of a hall, of pages, and of answers: the host of a table says nothing of the first two, and pages say its answers by their
 * codes.
 */
const UNSAID =
  /words\/generated\/\w+\/(answers|asks|awards|board|boardErrors|boards|coach|company|daily|decides|desk|draw|engraving|events|flash|games|hall|help|journal|judge|league|list|me|moments|moveList|nights|pots|print|room|scene|scoreboard|seat|settings|showMe|table|talk|titles|why)\.ts$/;

const unsaid: Plugin = {
  name: 'muggins-demo-words',
  enforce: 'pre',
  load: (id) => (UNSAID.test(id) ? "export default '';" : null),
};

/** Modules that do something when they are loaded. */
const ACTIVE = /host\/demo\/|node_modules\/(johnny-five|firmata-io|events)\//;

/** The words of a language other than English. */
const SPOKEN = /words\/generated\/(?!en\/)(\w+)\/\w+\.ts$/;

/** How workers are built: each in one file, and one for each language besides English. */
export const demoWorkers: NonNullable<UserConfig['worker']> = {
  format: 'es',
  plugins: () => [instead, unsaid],
  rolldownOptions: {
    checks: { pluginTimings: false },
    treeshake: { moduleSideEffects: (id) => ACTIVE.test(id) },
    output: {
      codeSplitting: { groups: [{ name: (id) => `said.${SPOKEN.exec(id)?.[1]}`, test: SPOKEN }] },
    },
  },
};
