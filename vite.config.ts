// Builds the companion pages from host/web/client into dist/web, where the web server finds them.
import { defineConfig } from 'vite';

/** Every page is a file of its own, named as in its address; 'index' is the scoreboard. */
const PAGES = ['index', 'board', 'seat', 'table', 'games'];

export default defineConfig({
  root: 'host/web/client',
  base: './',
  build: {
    outDir: '../../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rollupOptions: {
      input: {
        ...Object.fromEntries(PAGES.map((page) => [page, `host/web/client/${page}.html`])),
        sw: 'host/web/client/sw.ts',
      },
      output: {
        // The service worker rules over the folder that it lies in, under the same name for ever.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
