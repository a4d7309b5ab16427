// Builds the companion pages from host/pages into dist/web, where the web server finds them.
import { createHash } from 'node:crypto';
import { defineConfig, type Plugin } from 'vite';

/** Every page is a file of its own, named as in its address; 'index' is the scoreboard. */
const PAGES = ['index', 'board', 'seat', 'table', 'games'];

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

export default defineConfig({
  plugins: [named],
  root: 'host/pages/table',
  base: './',
  build: {
    outDir: '../../../dist/web',
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
        ...Object.fromEntries(PAGES.map((page) => [page, `host/pages/table/${page}.html`])),
        sw: 'host/pages/kit/sw.ts',
      },
      output: {
        // The service worker rules over the folder that it lies in, under the same name for ever.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
