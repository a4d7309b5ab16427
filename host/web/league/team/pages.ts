// The public pages of a season of teams, by their addresses; and its calendar feed.

import { html } from 'hono/html';
import { dayOf } from '../../../../shared/league/index.ts';
import { icsOf, type TeamSeason } from '../../../../shared/league/team/index.ts';
import { say } from '../../../../shared/words/say.ts';
import { publicSeason } from '../../../league/names.ts';
import type { App, Asked } from '../../kit/parts.ts';
import { addData, addPage } from '../page.ts';
import { fixturesPage, matchPage, missingPage, paperPage } from './fixtures.ts';
import { type Sheet, sheetOf } from './frame.ts';
import type { TeamParts } from './parts.ts';
import { playerPage, teamPage } from './people.ts';
import { competitionPage, homePage, tablesData } from './tables.ts';

/** Draws a page; undefined where there is no such thing. */
type Draw = (sheet: Sheet, id: string) => ReturnType<Sheet['framed']> | undefined;

const byId = <T extends { readonly id: string }>(
  list: (season: TeamSeason) => readonly T[],
  draw: (sheet: Sheet, one: T) => ReturnType<Sheet['framed']>,
): Draw => {
  return (sheet, id) => {
    const one = list(sheet.season).find((each) => each.id === id);
    return one && draw(sheet, one);
  };
};

/** Pages that everybody may read. */
const PAGES: Readonly<Record<string, Draw>> = {
  '/teams': homePage,
  '/teams/fixtures': (sheet) => fixturesPage(sheet),
  '/teams/fixtures/:id': (sheet, id) => fixturesPage(sheet, id),
  '/teams/table/:id': byId(({ competitions }) => competitions, competitionPage),
  '/teams/match/:id': byId(({ fixtures }) => fixtures, matchPage),
  '/teams/paper/:id': byId(({ fixtures }) => fixtures, paperPage),
  '/teams/team/:id': byId(({ teams }) => teams, teamPage),
  '/teams/player/:id': byId(({ persons }) => persons, playerPage),
};

/** The season of `?season=ID`, or the one that runs, with the names that strangers see. */
function seasonAsked({ book, clubs, league, now }: TeamParts, { req }: Asked): TeamSeason | undefined {
  const asked = req.query('season') ?? book.season?.id;
  const season = book.seasons.find(({ id }) => id === asked);
  return season && publicSeason(season, clubs, league.people, new Date(now()).getFullYear());
}

/** Adds them. */
export function addPages(app: App, parts: TeamParts): void {
  const { book, now } = parts;
  const add = (path: string, draw: Draw, isFor: (kind: string) => boolean = () => true): void =>
    addPage(app, path, parts, (language, context) => {
      const { seasons } = book;
      const { id = '' } = context.req.param() as { readonly id?: string };
      const { kind } = context.get('access');
      if (!isFor(kind)) return undefined;
      const title = say(language, 'teams-noSeason');
      if (seasons.length === 0)
        return { title, body: html`<p><a href="/secretary">${say(language, 'teams-secretary')}</a></p>` };
      const season = seasonAsked(parts, context);
      const { pathname: path, search: query } = new URL(context.req.url);
      const given = { language, path, query, today: dayOf(now()), isSecretary: kind === 'host' };
      return season && draw(sheetOf({ season, seasons, ...given }), id);
    });
  app.get('/teams/fixtures.ics', (context) => {
    const season = seasonAsked(parts, context);
    const team = season?.teams.find(({ id }) => id === context.req.query('team'));
    if (season === undefined) return context.notFound();
    const stamp = `${new Date(now()).toISOString().slice(0, 19)}Z`;
    return context.body(icsOf(season, { ...(team && { team: team.id }), stamp }), 200, {
      'content-type': 'text/calendar; charset=utf-8',
    });
  });
  addData(app, '/teams/tables', parts, (context) => tablesData(seasonAsked(parts, context)));
  for (const [path, draw] of Object.entries(PAGES)) add(path, draw);
  add('/teams/missing', missingPage, (kind) => kind === 'host');
}
