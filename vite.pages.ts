// How pages of any kind are built: each a file of its own, with the service worker of the kit, which keeps all of them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import type { Language } from './shared/words/language.ts';

export interface PagesOptions {
  /** The folder with the pages, from the root of the project. */
  readonly folder: string;
  /** The folder with files that are served as they are, from the root of the project. */
  readonly publicDir?: string;
  /** The folder that they are built into. */
  readonly outDir: string;
  /** Every page is a file of its own, named as in its address; 'index' is the one at '/'. */
  readonly pages: readonly string[];
  /** What stands in each page before its script has run; pages without these words have a whole HTML file. */
  readonly delivered?: Delivered;
}

/** The words of pages as they are delivered. */
interface Delivered {
  readonly about: (page: string) => string;
  /** Said where JavaScript is off, and where the browser is too old, in every language. */
  readonly said: readonly DeliveredWords[];
  /** The page at '/' has a plain twin at this address, for browsers that are too old. */
  readonly plain?: string;
}

interface DeliveredWords {
  readonly code: string;
  readonly noScript: string;
  readonly tooOld: string;
  /** The link to the plain twin. */
  readonly plain: string;
}

/** The words of every page in every language. */
export const deliveredWords = (languages: readonly Language[]): Delivered['said'] =>
  languages.map(({ code, typeset, pages }) => {
    const { noScript, tooOld, plain } = pages.common.delivered;
    return { code, noScript: typeset(noScript), tooOld: typeset(tooOld), plain: typeset(plain) };
  });

/** Small modules of several pages. */
const PARTS =
  /host\/pages\/(parts\/(header|panels|places|movelist)|track\/palette)\.ts$|shared\/words\/moves\.ts$/;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Names the build in the service worker, so that browsers take the new one and keep every page of it anew. */
const named: Plugin = {
  name: 'muggins-build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const files = Object.values(bundle).toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1));
    const digest = createHash('sha256');
    for (const file of files)
      digest.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
    const worker = bundle['sw.js'];
    if (worker?.type !== 'chunk') throw new Error('there is no service worker');
    worker.code = worker.code.replaceAll('muggins-BUILD', `muggins-${digest.digest('hex').slice(0, 12)}`);
  },
};

/** Fills `<!-- head -->` and `<!-- noscript -->`: what every page begins with, written once. */
const filled = (head: string, { about, said, plain }: Delivered): Plugin => ({
  name: 'muggins-delivered',
  transformIndexHtml: {
    order: 'pre',
    handler(html, { path }) {
      const page = path.replace(/^.*\/|\.html$/g, '');
      const paragraphs = (what: 'noScript' | 'tooOld'): string => {
        const twin = page === 'index' || what === 'tooOld' ? plain : undefined;
        return said
          .map((each) => `<p lang="${each.code}">${escaped(each[what])}${linkTo(twin, each)}</p>`)
          .join('');
      };
      const old = `<div id="old" hidden>${paragraphs('tooOld')}</div>`;
      return html
        .replace('<!-- head -->', () => head.replace('ABOUT', escaped(about(page))))
        .replace('<!-- noscript -->', () => `<noscript>${paragraphs('noScript')}</noscript>${old}`);
    },
  },
});

const linkTo = (address: string | undefined, { code, plain }: DeliveredWords): string =>
  address === undefined ? '' : ` <a href="${address}?lang=${code}">${escaped(plain)}</a>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What finds out that a browser is too old is no part of the bundle: it has to run there as it is, and before everything else. */
const older = (plain: string | undefined): Plugin => ({
  name: 'muggins-older',
  buildStart() {
    if (this.meta.watchMode) return;
    this.emitFile({ type: 'asset', name: 'old.js', source: readFileSync(here('host/pages/kit/old.js')) });
  },
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle, path }) {
      const file = Object.keys(bundle ?? {}).find((name) => /^assets\/old-[\w-]+\.js$/.test(name));
      const twin = path.endsWith('/index.html') && plain !== undefined ? { 'data-plain': plain } : {};
      const attrs = { defer: true, src: `./${file}`, ...twin };
      return file === undefined ? [] : [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
    },
  },
});

/** The typeface: its file with the Latin letters, and its licence. */
const TYPEFACE = 'node_modules/@fontsource-variable/atkinson-hyperlegible-next';
const LATIN = /assets\/[\w.-]+-next-latin-wght-normal-[\w-]+\.woff2$/;

/** Every page asks for its letters at once, not when its style sheet has come; whose they are stands with the other licences. */
const typeface: Plugin = {
  name: 'muggins-typeface',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const licences = bundle['licences.md'];
      if (licences?.type !== 'asset') throw new Error('there are no licences');
      const text = readFileSync(here(`${TYPEFACE}/LICENSE`), 'utf8');
      licences.source = `${licences.source}\n## Atkinson Hyperlegible Next (OFL-1.1)\n\n${text}`;
    },
  },
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const file = Object.keys(bundle ?? {}).find((name) => LATIN.test(name));
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` };
      return file === undefined ? [] : [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
};

/** While developing: pages at the addresses that the host gives them, and no service worker to keep what has changed since. */
const addresses = (pages: readonly string[]): Plugin => ({
  name: 'muggins-addresses',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [path = '', query] = (request.url ?? '').split('?');
      if (path === '/sw.js') {
        response.writeHead(404).end();
        return;
      }
      if (pages.includes(path.slice(1)))
        request.url = `${path}.html${query === undefined ? '' : `?${query}`}`;
      next();
    });
  },
});

/** The build of pages. */
export const pagesConfig = ({ folder, publicDir, outDir, pages, delivered }: PagesOptions): UserConfig => ({
  plugins: [
    typeface,
    older(delivered?.plain),
    named,
    addresses(pages),
    ...(delivered ? [filled(readFileSync(here(`${folder}/head.part.html`), 'utf8'), delivered)] : []),
  ],
  root: here(folder),
  publicDir: publicDir === undefined ? false : here(publicDir),
  base: './',
  define: {
    PAGES: JSON.stringify(pages.map((page) => (page === 'index' ? './' : `./${page}`))),
  },
  build: {
    outDir: here(outDir),
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
        ...Object.fromEntries(pages.map((page) => [page, here(`${folder}/${page}.html`)])),
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
