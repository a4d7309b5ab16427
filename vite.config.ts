// Builds the companion pages from host/pages/table into dist/web, where the web server finds them.
import { defineConfig } from 'vite';
import { pagesConfig } from './vite.pages.ts';

export default defineConfig(
  pagesConfig({
    folder: 'host/pages/table',
    outDir: 'dist/web',
    pages: ['index', 'board', 'seat', 'table', 'games'],
  }),
);
