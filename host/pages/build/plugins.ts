// How pages are built: each a file of its own, with the service worker of the kit, which keeps all of them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { documentOf, type PageSource, type SiteHtml } from './html.ts';
import { licences, typefaceLicence } from './licences.ts';

interface PagesOptions {
  /** The folder that the pages are built into. */
  readonly outDir: string;
  /** The folder with files that are served as they are. */
  readonly publicDir?: string;
  /** By their addresses; 'index' is the page at '/'. */
  readonly pages: Readonly<Record<string, PageSource>>;
  readonly html: SiteHtml;
}

/** Modules of several pages. */
const PARTS =
  /host\/pages\/(parts\/(header|panels|movelist|scene)|track\/palette)\.ts$|shared\/words\/moves\.ts$/;

/** A path from the root of the project, as Vite writes it on every system. */
const here = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url)).replaceAll('\\', '/');

/** The folder with the sources. */
const PAGES = here('host/pages/');

const names = ({ pages }: PagesOptions): readonly string[] => Object.keys(pages);

/** What browsers keep besides pages: scripts, styles and letters; and what the installed pages show outside their windows. */
const KEPT = /^assets\/.*\.(js|css|woff2)$/;
const INSTALLED = ['manifest.webmanifest', 'icons/icon-192.png'];

/** Names the build and its parts in the service worker, so that browsers take the new one and keep every page of it anew. */
const named = ({ publicDir }: PagesOptions): Plugin => ({
  name: 'muggins-build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const files = Object.values(bundle).toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1));
    const digest = createHash('sha256');
    for (const file of files)
      digest.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
    const worker = bundle['sw.js'];
    if (worker?.type !== 'chunk') throw new Error('there is no service worker');
    const parts = files.map(({ fileName }) => fileName).filter((name) => KEPT.test(name));
    const kept = [...parts, ...(publicDir === undefined ? [] : INSTALLED)].map((name) => `./${name}`);
    worker.code = worker.code
      .replaceAll('muggins-BUILD', `muggins-${digest.digest('hex').slice(0, 12)}`)
      .replaceAll('muggins-PARTS', kept.join(' '));
  },
});

/** Gives Vite the document of each page, and while developing serves them at the addresses of the host. */
const documents = ({ pages, html }: PagesOptions): Plugin => {
  const source = (file: string): string | undefined => {
    const name = file.slice(PAGES.length, -'.html'.length);
    const page = file.startsWith(PAGES) && file.endsWith('.html') ? pages[name] : undefined;
    return page && documentOf(name, page, html);
  };
  return {
    name: 'muggins-documents',
    resolveId: { order: 'pre', handler: (id) => (source(id) === undefined ? null : id) },
    load: (id) => source(id),
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '', 'http://localhost');
        const name = pathname === '/' ? 'index' : pathname.slice(1);
        const text = source(`${PAGES}${name}.html`);
        // What a service worker kept would hide what has changed since.
        if (pathname === '/sw.js') response.writeHead(404).end();
        else if (text === undefined) next();
        else
          response
            .setHeader('content-type', 'text/html')
            .end(await server.transformIndexHtml(`/${name}.html`, text));
      });
    },
  };
};

/** The file of the typeface with the Latin letters. */
const LATIN = /assets\/[\w.-]+-next-latin-wght-normal-[\w-]+\.woff2$/;

/**
 * What a document loads first: the script that finds out that a browser is too old, which is no part of the bundle, as it has to run
 * there as it is; and the letters, not when the style sheet has come.
 */
const first = (plain: string | undefined): Plugin => ({
  name: 'muggins-first',
  buildStart() {
    if (this.meta.watchMode) return;
    this.emitFile({ type: 'asset', name: 'old.js', source: readFileSync(here('host/pages/kit/old.js')) });
  },
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle, path }) {
      if (bundle === undefined) return [];
      const file = (pattern: RegExp) => `./${Object.keys(bundle).find((name) => pattern.test(name))}`;
      const twin = path.endsWith('/index.html') && plain !== undefined ? { 'data-plain': plain } : {};
      const old = { defer: true, src: file(/^assets\/old-[\w-]+\.js$/), ...twin };
      const letters = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: file(LATIN) };
      return [
        { tag: 'script', attrs: old, injectTo: 'head-prepend' },
        { tag: 'link', attrs: letters, injectTo: 'head' },
      ];
    },
  },
});

/** The build of pages. */
export const pagesConfig = (options: PagesOptions): UserConfig => ({
  plugins: [licences(typefaceLicence()), first(options.html.plain), named(options), documents(options)],
  root: PAGES,
  publicDir: options.publicDir === undefined ? false : here(options.publicDir),
  base: './',
  define: {
    PAGES: JSON.stringify(names(options).map((name) => (name === 'index' ? './' : `./${name}`))),
  },
  build: {
    outDir: here(options.outDir),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // Whose work is in the pages, as their licences ask.
    license: { fileName: 'licences.md' },
    rollupOptions: {
      // Shared modules do nothing but export, so a page carries only those that it uses.
      treeshake: { moduleSideEffects: (id) => !id.includes('/shared/') },
      input: {
        ...Object.fromEntries(names(options).map((name) => [name, `${PAGES}${name}.html`])),
        sw: here('host/pages/kit/sw.ts'),
      },
      output: {
        // The service worker rules over the folder that it lies in, under the same name for ever.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Parts of one kilobyte, with about as much around each as it is sent: a page asks for them once.
        codeSplitting: { groups: [{ name: 'parts', test: PARTS }] },
      },
    },
  },
});
