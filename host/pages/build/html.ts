// The HTML of a page, as it is delivered: its head, its element, and words for browsers that cannot run it.

import { readFileSync } from 'node:fs';

/** What makes a page: its element, and files from host/pages. */
export interface PageSource {
  readonly element: string;
  readonly script: string;
  readonly styles: readonly string[];
}

/** A page; a style sheet with the name of the script is its own. */
export const page = (element: string, script: string, styles: readonly string[] = [script]): PageSource => ({
  element,
  script: `/${script}.ts`,
  styles: ['kit/type', 'kit/colours', 'kit/shell', ...styles].map((style) => `/${style}.css`),
});

/** What the pages of a site have in common. */
export interface SiteHtml {
  /** Description of a page. */
  readonly about: (page: string) => string;
  /** A module that runs before the page's own, and needs a secure context. */
  readonly before?: string;
  /** More for the head. */
  readonly head?: string;
  /** In every language. */
  readonly delivered: readonly DeliveredWords[];
  /** Address of a plain page for browsers that are too old for the page at '/'. */
  readonly plain?: string;
}

interface DeliveredWords {
  readonly code: string;
  readonly noScript: string;
  readonly tooOld: string;
  readonly insecure: string;
  /** Text of the link to the plain page. */
  readonly plain: string;
}

/** Every page, with names in braces for what differs. */
const PAGE = readFileSync(new URL('page.html', import.meta.url), 'utf8');

/** The document of a page. */
export function documentOf(name: string, { element, script, styles }: PageSource, site: SiteHtml): string {
  const parts = {
    head: site.head ?? '',
    about: escaped(site.about(name)),
    styles: styles.map((style) => `<link rel="stylesheet" href="${style}" />`).join('\n    '),
    before: site.before === undefined ? '' : `<script type="module" src="${site.before}"></script>\n    `,
    script,
    element: `<${element}></${element}>`,
    noScript: paragraphs('noScript', site, name === 'index'),
    tooOld: paragraphs('tooOld', site, true),
    insecure:
      site.before === undefined
        ? ''
        : `<div id="insecure" hidden>${paragraphs('insecure', site, false)}</div>`,
  };
  return PAGE.replace(/\{(\w+)\}/g, (_, part: keyof typeof parts) => parts[part]);
}

const paragraphs = (
  text: 'noScript' | 'tooOld' | 'insecure',
  { delivered, plain }: SiteHtml,
  link: boolean,
): string =>
  delivered
    .map((words) => {
      const plainLink =
        link && plain !== undefined
          ? ` <a href="${plain}?lang=${words.code}">${escaped(words.plain)}</a>`
          : '';
      return `<p lang="${words.code}">${escaped(words[text])}${plainLink}</p>`;
    })
    .join('');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
