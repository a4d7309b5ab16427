// Builds the companion page from host/web/client into dist/web, where the web server finds it.
import { defineConfig } from 'vite';

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
  },
});
