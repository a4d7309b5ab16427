// What a league shows everybody, kept until something changes: pages without a script, in the reader's language, and tables as data.
import { html } from 'hono/html';
import { dayOf } from '../../../shared/league/index.ts';
import type { Language } from '../../../shared/words/catalog.ts';
import { LANGUAGE_NAMES } from '../../../shared/words/generated/languages.ts';
import { say } from '../../../shared/words/say.ts';
import { csv, plain } from '../../hall/export.ts';
import { languageAsked } from '../kit/nopage.ts';
import { type App, type Asked, addRoute } from '../kit/route.ts';
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
    context.header('vary', 'accept-language');
    if (context.req.query('live') !== undefined) context.header('refresh', `${LIVE}`);
    const same = unchanged(context, tag);
    if (same !== undefined) return same;
    const page = draw(language, context);
    if (typeof page === 'string') return context.redirect(page, 302);
    return page === undefined
      ? context.notFound()
      : context.html(whole(page, language, new URL(context.req.url).search));
  });
}

/** A table as data: every row has the same columns. */
interface TableData {
  readonly season: { readonly id: string; readonly name: string };
  readonly rows: readonly Readonly<Record<string, string | number | null>>[];
}

/** Adds a table as `PATH.json` and `PATH.csv`. `of`: undefined where there is none. */
export function addData(
  app: App,
  path: `/${string}`,
  { league, now }: Pick<LeagueParts, 'league' | 'now'>,
  of: (context: Asked) => TableData | undefined,
): void {
  for (const kind of ['json', 'csv'] as const)
    addRoute(app, `GET ${path}.${kind}`, {}, (context) => {
      const same = unchanged(context, `"${league.version}.${dayOf(now())}"`);
      const data = same === undefined ? of(context) : undefined;
      if (data === undefined) return same ?? context.notFound();
      if (kind === 'json') return context.json(data);
      context.header('content-type', 'text/csv; charset=utf-8');
      const rows = data.rows.map((row) => Object.values(row).map(cellOf));
      return context.body(csv(Object.keys(data.rows[0] ?? {}), rows));
    });
}

const cellOf = (value: string | number | null) => (typeof value === 'string' ? plain(value) : (value ?? ''));

/** Links to a table as data. */
export const dataLinks = (language: Language, path: string, query = ''): Markup =>
  html`<p class="note">${say(language, 'leaguePages-data')} <a href="${path}.csv${query}">CSV</a> <a href="${path}.json${query}">JSON</a></p>`;

/** Names the version of an answer. @returns the answer to a caller who has it already */
function unchanged(context: Asked, tag: string): Response | undefined {
  context.header('etag', tag);
  context.header('cache-control', 'no-cache');
  return context.req.header('if-none-match') === tag ? context.body(null, 304) : undefined;
}

/** A moment on the clock of this machine: 2026-11-26 20:35. */
export const timeOf = (now: number): string => `${dayOf(now)} ${new Date(now).toTimeString().slice(0, 5)}`;

/** A query with other values in it. */
export const queryWith = (query: string, values: Readonly<Record<string, string>>): string =>
  `?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(query)), ...values })}`;

function whole({ title, body, isPrivate, nav = html`` }: LeaguePage, language: Language, query: string) {
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
<header><nav class="languages">${others.map(([code, name]) => html`<a href="${queryWith(query, { lang: code })}" lang="${code}">${name}</a>`)}</nav>
<a href="/">${say(language, 'leaguePages-home')}</a>
${nav}</header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;
}
