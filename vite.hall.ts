// Builds the pages of a hall into dist/hall, where the hall's web server finds them.
import { defineConfig } from 'vite';
import { LANGUAGES } from './shared/words/languages.ts';
import type { HallPageNames } from './shared/words/pages/hall.ts';
import { DEFAULT } from './shared/words/registry.ts';
import { deliveredWords, pagesConfig } from './vite.pages.ts';

const nameOf = (page: string): keyof HallPageNames =>
  page === 'index' ? 'television' : (page as keyof HallPageNames);

export default defineConfig(
  pagesConfig({
    folder: 'host/pages/entries/hall',
    outDir: 'dist/hall',
    pages: ['index', 'desk', 'me', 'print', 'table', 'judge'],
    delivered: {
      about: (page) => DEFAULT.pages.hall.about[nameOf(page)],
      said: deliveredWords(Object.values(LANGUAGES)),
    },
  }),
);
