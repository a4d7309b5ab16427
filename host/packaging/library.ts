// Builds a package of the workspace: one file, beside the libraries that it names.
import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

/**
 * @param folder of the package, as a URL
 * @param entries the module for each file
 */
export const library = (folder: URL, entries: Readonly<Record<string, string>>): UserConfig => {
  const here = (path: string): string => fileURLToPath(new URL(path, folder));
  return {
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
        input: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, here(path)])),
        output: { entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  };
};
