// The site over the documents: `npm run site` builds it. Addresses are relative, so that a version can lie in any folder.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { anchorOf, documents } from '../site/documents.ts';
import { writeInterfaces } from '../site/interfaces.ts';
import { headingOf, NOT_PAGES, placeOf, SECTIONS } from '../site/places.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { readonly version: string };

/** The forge that releases the site names itself; other files of the repository can be read there. */
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_REF_NAME: tag } = process.env;
const files = server && repository && tag && `${server}/${repository}/blob/${tag}`;

/** Pages beside those of VitePress, which are opened anew. */
const apart = (text: string, link: string) => ({ text, link, target: '_self' });

/** The table without a server, if it was built. */
const demo = existsSync(`${ROOT}dist/demo/board.html`) ? [apart('Play the demo', '/demo/board.html')] : [];

writeInterfaces(ROOT);
const sidebar = Object.entries(SECTIONS).map(([text, sources]) => ({
  text,
  items: [
    ...(text === 'Play' ? demo : []),
    ...sources.map((source) => ({ text: headingOf(ROOT, source), link: `/${placeOf(source)}` })),
    ...(text === 'Programs' ? [apart('Every export', '/api/index.html')] : []),
  ],
}));

const ICON = `data:image/svg+xml,${encodeURIComponent(readFileSync(`${ROOT}host/pages/icon.svg`, 'utf8'))}`;

/** Puts on the colours of the pages as VitePress chooses light or dark. */
const WEAR = `{
  const { classList, dataset } = document.documentElement;
  const wear = () => { dataset.theme = classList.contains('dark') ? 'dark' : 'light'; };
  wear();
  new MutationObserver(wear).observe(document.documentElement, { attributeFilter: ['class'] });
}`;

export default defineConfig({
  title: 'Muggins',
  lang: 'en',
  head: [
    ['link', { rel: 'icon', href: ICON }],
    ['script', {}, WEAR],
  ],
  srcDir: '..',
  srcExclude: NOT_PAGES,
  rewrites: (source) => placeOf(source) ?? source,
  outDir: '../build/site',
  cacheDir: '../build/vitepress',
  base: './',
  additionalConfig: {},
  ignoreDeadLinks: [/^\/(api|demo)\//],
  markdown: {
    anchor: { slugify: anchorOf },
    attrs: false,
    languageAlias: { ebnf: 'txt' },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: (md) => documents(md, ROOT, files),
  },
  // The demo comes first where there is one.
  transformPageData: ({ frontmatter }) => {
    frontmatter.hero?.actions.unshift(...demo.map((action) => ({ ...action, theme: 'brand' })));
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('muggins-') } } },
  vite: { configFile: false, publicDir: false, build: { license: { fileName: 'licences.md' } } },
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      ...demo,
      { text: 'How do I ...', link: '/tasks' },
      { text: 'Count a hand', link: '/playground' },
      apart('API', '/api/index.html'),
      {
        text: version,
        items: [
          { text: 'What is new', link: '/changelog' },
          ...(files ? [apart('Every version', '/versions.html')] : []),
        ],
      },
    ],
    sidebar,
    outline: [2, 3],
  },
});
