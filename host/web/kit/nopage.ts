// The page for an address that a site does not have: it says so, and links to the pages that there are.
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Language } from '../../../shared/words/catalog.ts';
import { LANGUAGES, languageFor } from '../../../shared/words/languages.ts';
import { say, sayKnown } from '../../../shared/words/say.ts';
import type { Files } from './files.ts';

/** The language of the address, '?lang=fr', or the browser's first that there is. */
export function languageAsked({ req }: Context): Language {
  const accepted = req.header('accept-language')?.split(',') ?? [];
  const codes = [req.query('lang') ?? '', ...accepted].map((tag) => tag.trim().toLowerCase().slice(0, 2));
  return languageFor(codes.find((code) => code in LANGUAGES));
}

/** The page itself, in the reader's language. Pages without a title of their own, such as the overlay, are not listed. */
export function noPage(language: Language, { first = '', pages }: Pick<Files, 'first' | 'pages'>) {
  const titleOf = (page: string): string | undefined =>
    sayKnown(language, `${first === 'television' ? 'hall-pages' : 'pages'}-${page}`);
  const ways = [first, ...pages].flatMap((page) => {
    const title = titleOf(page);
    return title === undefined ? [] : [{ title, path: page === first ? '/' : `/${page}` }];
  });
  return html`<!doctype html>
<html lang="${language.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say(language, 'answer-noPage')} · Muggins</title>
<link rel="icon" href="/icons/icon-192.png">
<link rel="stylesheet" href="/plain.css">
</head>
<body class="lostway">
<h1>${say(language, 'answer-noPage')}</h1>
<p>${say(language, 'answer-noPageWays')}</p>
<ul>
${ways.map(({ title, path }) => html`<li><a href="${path}">${title}</a></li>`)}
</ul>
</body>
</html>`;
}
