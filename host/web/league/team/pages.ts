// The public pages of a season of teams: each is made once for its state, language and day, and known by its tag.
import { createHash } from 'node:crypto';
import { icsOf, type TeamSeason } from '../../../../shared/league/team/index.ts';
import { languageAsked } from '../../kit/nopage.ts';
import type { App, Asked } from '../../kit/parts.ts';
import { fixturesPage, matchPage, missingPage, paperPage } from './fixtures.ts';
import { emptyPage, type Markup, type Sheet } from './frame.ts';
import type { TeamParts } from './parts.ts';
import { playerPage, teamPage } from './people.ts';
import { competitionPage, homePage } from './tables.ts';

/** Draws a page; undefined where there is no such thing. */
type Draw = (sheet: Sheet, id: string) => Markup | undefined;

const byId = <T extends { readonly id: string }>(
  list: (season: TeamSeason) => readonly T[],
  draw: (sheet: Sheet, one: T) => Markup,
): Draw => {
  return (sheet, id) => {
    const one = list(sheet.season).find((each) => each.id === id);
    return one && draw(sheet, one);
  };
};

/** Pages that everybody may read, by their addresses. */
const PAGES: Readonly<Record<string, Draw>> = {
  '/teams': homePage,
  '/teams/fixtures': (sheet) =>
    fixturesPage(sheet, new URLSearchParams(sheet.path.split('?')[1]).get('team') ?? undefined),
  '/teams/table/:id': byId(({ competitions }) => competitions, competitionPage),
  '/teams/match/:id': byId(({ fixtures }) => fixtures, matchPage),
  '/teams/paper/:id': byId(({ fixtures }) => fixtures, paperPage),
  '/teams/team/:id': byId(({ teams }) => teams, teamPage),
  '/teams/player/:id': byId(({ persons }) => persons, playerPage),
};

/** Seconds after which a page on a television asks again. */
const LIVE = 30;

/** A page as it was sent. */
interface Sent {
  readonly tag: string;
  readonly text: string;
}
/** Pages that are kept ready. */
const MOST_KEPT = 1_000;

/** Pages as they are now. */
class Kept {
  readonly #parts: TeamParts;
  #state = '';
  #pages = new Map<string, Sent>();

  constructor(parts: TeamParts) {
    this.#parts = parts;
  }

  get today(): string {
    return this.#parts.clock().slice(0, 10);
  }

  /** The page with this name, drawn if need be; undefined where `draw` has none. */
  of(name: string, draw: () => Markup | undefined): Sent | undefined {
    const { teams } = this.#parts;
    const state = `${teams.version} ${this.today}`;
    if (state !== this.#state || this.#pages.size >= MOST_KEPT) this.#pages = new Map();
    this.#state = state;
    const before = this.#pages.get(name);
    if (before !== undefined) return before;
    const page = draw();
    if (page === undefined) return undefined;
    const text = `${page}`;
    const tag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    const sent = { text, tag: `"${tag}"` };
    this.#pages.set(name, sent);
    return sent;
  }
}

/** Adds the pages. */
export function addPages(app: App, parts: TeamParts): void {
  const kept = new Kept(parts);
  const answer = (context: Asked, draw: Draw): Response | Promise<Response> => {
    const { season } = parts.teams;
    const language = languageAsked(context);
    const { id = '' } = context.req.param() as { readonly id?: string };
    const asked = new URLSearchParams(context.req.query());
    for (const name of [...asked.keys()]) if (!['lang', 'team'].includes(name)) asked.delete(name);
    const path = `${context.req.path}${asked.size > 0 ? `?${asked}` : ''}`;
    const sent = kept.of(`${language.code} ${path}`, () =>
      season === undefined ? emptyPage(language) : draw({ season, language, today: kept.today, path }, id),
    );
    if (sent === undefined) return context.notFound();
    context.header('etag', sent.tag);
    context.header('vary', 'accept-language');
    context.header('cache-control', 'no-cache');
    // A television shows a page for hours: `?live` has it ask again.
    if (context.req.query('live') !== undefined) context.header('refresh', `${LIVE}`);
    return context.req.header('if-none-match') === sent.tag
      ? context.body(null, 304)
      : context.html(sent.text);
  };
  for (const [path, draw] of Object.entries(PAGES)) app.get(path, (context) => answer(context, draw));
  app.get('/teams/fixtures.ics', (context) => {
    const { season } = parts.teams;
    const team = season?.teams.find(({ id }) => id === context.req.query('team'));
    if (season === undefined) return context.notFound();
    return context.body(icsOf(season, { ...(team && { team: team.id }), stamp: parts.stamp() }), 200, {
      'content-type': 'text/calendar; charset=utf-8',
    });
  });
  app.get('/teams/missing', (context) =>
    context.get('access').kind === 'host' ? answer(context, missingPage) : context.notFound(),
  );
}
