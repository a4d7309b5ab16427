// The looks of every page of a league: made by the server, without a script, in the reader's language, and kept until something changes.
import { html } from 'hono/html';
import { dayOf } from '../../../shared/league/index.ts';
import type { Language } from '../../../shared/words/catalog.ts';
import { LANGUAGE_NAMES } from '../../../shared/words/generated/languages.ts';
import { say } from '../../../shared/words/say.ts';
import { languageAsked } from '../kit/nopage.ts';
import type { App, Asked } from '../kit/parts.ts';
import type { LeagueParts } from './parts.ts';

/** HTML of the server. */
export type Markup = ReturnType<typeof html>;

/** A page between its heading and its end. */
interface LeaguePage {
  readonly title: string;
  readonly body: Markup;
  /** Not for search engines. */
  readonly isPrivate?: boolean;
  /** Links to its neighbours. */
  readonly nav?: Markup;
}

/** What makes a page, or the address of another one; undefined where there is none at the address. */
type Draw = (language: Language, context: Asked) => LeaguePage | string | undefined;

/** Seconds after which a page on a television asks again. */
const LIVE = 30;

/** Adds a page. It is sent again only when the league has changed, or the day. `?live` has a television ask for hours. */
export function addPage(
  app: App,
  path: string,
  { league, now }: Pick<LeagueParts, 'league' | 'now'>,
  draw: Draw,
): void {
  app.get(path, (context) => {
    const language = languageAsked(context);
    const tag = `"${league.version}.${dayOf(now())}.${language.code}.${context.get('access').kind}"`;
    context.header('etag', tag);
    context.header('cache-control', 'no-cache');
    context.header('vary', 'accept-language');
    if (context.req.query('live') !== undefined) context.header('refresh', `${LIVE}`);
    if (context.req.header('if-none-match') === tag) return context.body(null, 304);
    const page = draw(language, context);
    if (typeof page === 'string') return context.redirect(page, 302);
    return page === undefined ? context.notFound() : context.html(whole(page, language));
  });
}

/** A moment on the clock of this machine: 2026-11-26 20:35. */
export const timeOf = (now: number): string => `${dayOf(now)} ${new Date(now).toTimeString().slice(0, 5)}`;

function whole({ title, body, isPrivate, nav = html`` }: LeaguePage, language: Language) {
  const others = Object.entries(LANGUAGE_NAMES).filter(([code]) => code !== language.code);
  return html`<!doctype html>
<html lang="${language.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isPrivate === true ? html`<meta name="robots" content="noindex">` : ''}
<title>${title} · Muggins</title>
<link rel="icon" href="/icons/icon-192.png">
<link rel="stylesheet" href="/league.css">
</head>
<body>
<header><nav class="languages">${others.map(([code, name]) => html`<a href="?lang=${code}" lang="${code}">${name}</a>`)}</nav>
<a href="/">${say(language, 'leaguePages-home')}</a>
${nav}</header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;
}
