// The pages of a table, of a hall and of a league: `vite build host/pages --mode table` writes dist/web, `--mode hall` dist/hall, `--mode
// league` dist/league. `--mode demo`
// writes dist/demo: the pages of a table with the host itself in a worker, as static files.
import { defineConfig } from 'vite';
import { DEFAULT } from '../../shared/words/default.ts';
import { LANGUAGES } from '../../shared/words/languages.ts';
import { say, sayKnown } from '../../shared/words/say.ts';
import { demoLicences, demoWorkers } from './build/demo.ts';
import { type PageSource, page } from './build/html.ts';
import { pagesConfig } from './build/plugins.ts';

/** Said where JavaScript is off, where the browser is too old, and where a page runs at no safe address, in every language. */
const delivered = Object.values(LANGUAGES).map((language) => ({
  code: language.code,
  noScript: say(language, 'common-delivered-noScript'),
  tooOld: say(language, 'common-delivered-tooOld'),
  insecure: say(language, 'common-delivered-insecure'),
  plain: say(language, 'common-delivered-plain'),
}));

/** What a page is for, as search engines and previews show it. */
const about = (code: string): string => sayKnown(DEFAULT, code) ?? '';

const table: Readonly<Record<string, PageSource>> = {
  index: page('muggins-scoreboard', 'scoreboard/scoreboard'),
  board: page('muggins-page', 'board/board', ['board/page']),
  seat: page('muggins-seat', 'seat/seat', [
    'parts/papers',
    'seat/seat',
    'parts/moment',
    'seat/look',
    'seat/outside',
    'seat/study',
    'seat/hand',
    'seat/coach/coach',
  ]),
  table: page('muggins-table', 'table/table'),
  games: page('muggins-games', 'games/games'),
  help: page('muggins-help', 'help/help'),
  judge: page('muggins-judge', 'judge/judge'),
  daily: page('muggins-daily', 'daily/daily'),
};

const hall: Readonly<Record<string, PageSource>> = {
  index: page('muggins-hall', 'hall/television', [
    'hall/television',
    'hall/bars',
    'hall/bracket',
    'hall/tall',
  ]),
  desk: page('muggins-desk', 'desk/desk', [
    'desk/desk',
    'desk/dialog',
    'desk/boards',
    'desk/pots',
    'desk/room',
    'desk/events',
    'hall/bracket',
  ]),
  me: page('muggins-me', 'me/me', ['hall/phone', 'hall/bracket', 'hall/floorplan']),
  print: page('muggins-print', 'print/print', [
    'print/print',
    'print/paper',
    'hall/bracket',
    'hall/floorplan',
  ]),
  nights: page('muggins-nights', 'nights/nights', ['nights/nights', 'hall/bracket']),
  table: page('muggins-hall-table', 'hall/table', ['hall/phone']),
  judge: page('muggins-remedies', 'judge/hall'),
};

/** What a league draws itself has no script, and is no part of the build. */
const league: Readonly<Record<string, PageSource>> = {
  secretary: page('muggins-secretary', 'league/secretary', ['league/league']),
  captain: page('muggins-captain', 'league/captain', ['league/league']),
};

/** Colours of the browser's own parts, and what a phone needs to install the pages. */
const INSTALLABLE = `
    <meta name="theme-color" content="#e9e3d3" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#14211c" media="(prefers-color-scheme: dark)" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <link rel="apple-touch-icon" href="/icons/icon-192.png" />`;

/** What the pages of a table and the demo have in common. */
const tablePages = {
  publicDir: 'host/pages/public',
  pages: table,
  html: {
    delivered,
    head: INSTALLABLE,
    about: (name: string) => about(`common-delivered-about-${name === 'index' ? 'scoreboard' : name}`),
  },
};

const SITES = {
  table: { ...tablePages, outDir: 'dist/web', html: { ...tablePages.html, plain: './plain' } },
  hall: {
    outDir: 'dist/hall',
    pages: hall,
    html: {
      delivered,
      about: (name: string) => about(`hall-about-${name === 'index' ? 'television' : name}`),
    },
  },
  league: {
    outDir: 'dist/league',
    publicDir: 'host/pages/public',
    pages: league,
    html: { delivered, about: (name: string) => about(`teams-about-${name}`) },
  },
  demo: {
    ...tablePages,
    outDir: 'dist/demo',
    html: { ...tablePages.html, before: '../demo/window.ts' },
    alone: true,
    worker: demoWorkers,
    workerLicences: demoLicences,
  },
};

export default defineConfig(({ mode }) => pagesConfig(SITES[mode as keyof typeof SITES] ?? SITES.table));
