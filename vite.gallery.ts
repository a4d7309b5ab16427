// Builds the page of all components from host/pages/gallery into build/components; nothing of it is in the package.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('host/pages/gallery'),
  base: './',
  build: {
    outDir: here('build/components'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      // Shared modules do nothing but export, so a page carries only those that it uses.
      treeshake: { moduleSideEffects: (id) => !id.includes('/shared/') },
      input: here('host/pages/gallery/index.html'),
    },
  },
});
