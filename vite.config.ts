// Builds the companion pages of a table into dist/web, where the web server finds them.
import { defineConfig } from 'vite';
import { LANGUAGES } from './shared/words/languages.ts';
import type { PageName } from './shared/words/pages/common.ts';
import { DEFAULT } from './shared/words/registry.ts';
import { deliveredWords, pagesConfig } from './vite.pages.ts';

const nameOf = (page: string): PageName => (page === 'index' ? 'scoreboard' : (page as PageName));

export default defineConfig(
  pagesConfig({
    folder: 'host/pages/entries/table',
    publicDir: 'host/pages/public',
    outDir: 'dist/web',
    pages: ['index', 'board', 'seat', 'table', 'games', 'help', 'judge'],
    delivered: {
      about: (page) => DEFAULT.pages.common.delivered.about[nameOf(page)],
      said: deliveredWords(Object.values(LANGUAGES)),
      plain: './plain',
    },
  }),
);
