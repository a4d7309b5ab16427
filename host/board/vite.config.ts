// Builds the package `@muggins/board`: one file, beside the libraries that it names.
import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default {
  root: here('.'),
  publicDir: false,
  build: {
    ssr: true,
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'node20.19',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { board: here('package.ts') },
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
  },
} satisfies UserConfig;
